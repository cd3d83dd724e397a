import type { z } from 'zod'

const CHECKS_WHAT_LEAVES = process.env['NODE_ENV'] === 'test'

/** In tests what leaves is read with its own schema too: it is checked, not only typed. */
export const checkLeaving = <T>(schema: z.ZodType, told: T): T => {
  if (CHECKS_WHAT_LEAVES) schema.parse(told)
  return told
}

/** What a body of text says; undefined for what the schema does not take, or for what is no JSON. */
export const readAsked = <T>(schema: z.ZodType<T>, body: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
