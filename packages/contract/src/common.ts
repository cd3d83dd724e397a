import { fromWire } from '@moongate/money'
import { z } from 'zod'
import { isMoment, MOMENT } from './moment.rules.ts'

export { LANGS, type Lang } from './langs.ts'
export { isMoment } from './moment.rules.ts'

const readMoney = (least: bigint) =>
  z.union([z.string(), z.number()]).transform((value, ctx) => {
    const minor = fromWire(value)
    if (minor !== undefined && minor >= least) return minor
    ctx.addIssue({ code: 'custom', params: { rule: 'amount' } })
    return z.NEVER
  })

/** Money on its way in: a string or number with at most two decimals → minor units. Signs and exponents are refused. */
export const amount = readMoney(1n)
/** The same, where it may be nothing. */
export const amountOrNone = readMoney(0n)

/** Money on its way out: decimal string with two decimals, e.g. `"1234.50"`; a leading minus where a row can be negative. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/)

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export const wireTime = z.string()

const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value

/** A whole number from `min` to `max`, as a number or as its decimal digits. No other spelling is one: not `""`, `1e2`, `true` or a list. */
export const whole = (min: number, max: number) => z.preprocess(readDigits, z.int().min(min).max(max))

export const id = whole(1, 2_147_483_647)
export const nothing = z.object({})

const flags = new Map<unknown, number>([
  [true, 1],
  ['true', 1],
  ['1', 1],
  [false, 0],
  ['false', 0],
  ['0', 0],
])
/** Flags on the wire are 0 and 1; true and false are taken for them. */
export const flag = z.preprocess((value) => flags.get(value) ?? value, z.int().min(0).max(1))

/** The mark of how something stood, told with it; who writes over it sends back the one they saw. */
export const seen = z.string().min(1).max(64)

export const paging = {
  page: whole(1, 1_000_000).default(1),
  limit: whole(1, 100).default(10),
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

/** The same of a list that may grow without an end: rows are counted up to ten thousand, and `is_more` says that there are more. */
export const pagedUpTo = <T extends z.ZodType>(row: T) => paged(row).extend({ is_more: z.boolean().optional() })

const moment = z
  .string()
  .regex(MOMENT)
  .refine(isMoment, { params: { rule: 'date' } })

/** A day of the site, e.g. `2026-11-21`. */
export const siteDay = moment.length(10)
/** The days that are asked about, first and last; without them the last thirty. */
export const someDays = { from: siteDay.optional(), to: siteDay.optional() }

/** Two moments, first and last, both included; a bare date means the whole day. */
export const range = z.array(moment).length(2)
