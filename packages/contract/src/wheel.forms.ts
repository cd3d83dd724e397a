import { z } from 'zod'
import { isMoment, LANGS, money, whole, wireTime } from './common.ts'
import { listNames } from './states.ts'
import { PRIZE_TYPES, SPIN_STATES, WHEEL_PICS } from './wheel.states.ts'

/* What the calls of staff about the wheel take and answer. */
const DAY = 10
const MILLION = 1_000_000
export const recordId = z.uuid()
export const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
/** The first and the last day of what is told. */
export const span = { from: z.string(), to: z.string() }
const sum = z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/)
const texts = (max: number) => z.partialRecord(z.enum(LANGS), z.string().max(max))

/** `money` of cash is what is paid, of the rest what one costs; `odds` in millionths; `stock` null: no end of it. */
export const prize = z.object({
  names: texts(40),
  type: z.enum(listNames(PRIZE_TYPES)),
  pic: z.enum(WHEEL_PICS),
  money: sum,
  odds: whole(0, MILLION),
  stock: whole(0, MILLION).nullable(),
})
export const standing = prize.extend({ money, odds: z.number(), stock: z.number().nullable(), drawn: z.number() })
/** What has to be reached on a day for so many spins. */
const step = z.object({ deposit: sum, bet: sum, spins: whole(1, 10) })
export const terms = z.object({
  steps: z.array(step).max(20),
  most: whole(1, 20),
  times: whole(0, 50),
  about: texts(200),
  rule: texts(10_000),
})
export const record = z.object({
  id: recordId,
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  prize: z.string(),
  type: z.enum(listNames(PRIZE_TYPES)),
  money,
  state: z.enum(listNames(SPIN_STATES)),
  note: z.string(),
  handled_by: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
})
