import { z } from 'zod'

/** Six digits of an app, or a recovery code in groups of four, however it was typed. */
export const factorCode = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[2-9A-HJ-NP-Z]{16})$/))

/** What `navigator.credentials` answered, as JSON text. */
export const credential = z.string().min(2).max(20_000)
