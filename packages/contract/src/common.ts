import { fromWire } from '@moongate/money'
import { z } from 'zod'

/** The site's languages, the default first (R1.10, R9.1). An unknown `lang` is answered in the default. */
export const LANGS = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const
export type Lang = (typeof LANGS)[number]

/** Money on its way in: a string or number with at most two decimals → minor units. Signs and exponents are refused. */
export const amount = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const minor = fromWire(value)
  if (minor !== undefined && minor > 0n) return minor
  ctx.addIssue({ code: 'custom', params: { rule: 'amount' } })
  return z.NEVER
})

/** Money on its way out: decimal string with two decimals, e.g. `"1234.50"`; a leading minus where a row can be negative. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/)

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export const wireTime = z.string()

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const nothing = z.object({})

/** Flags on the wire are 0 and 1. */
export const flag = z.coerce.number().int().min(0).max(1)

export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
}

/** The wire's list: rows with their place in the whole. */
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  })

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)

/** Two moments, first and last, both included; a bare date means the whole day. */
export const range = z.array(moment).length(2)
