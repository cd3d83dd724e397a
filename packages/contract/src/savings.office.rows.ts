import { z } from 'zod'
import { amount, id, isMoment, LANGS, money, whole, wireTime } from './common.ts'
import { tenfold } from './savings.rows.ts'
import { parsePpm } from './savings.rules.ts'
import { CYCLE_UNITS, HOLDING_STATES } from './savings.states.ts'
import { listNames } from './states.ts'

const MOMENT = 19
/** A wall time of the site: a day of 10, or a moment of 19 letters. */
export const matchWallTime = (length: number) =>
  z
    .string()
    .length(length)
    .refine(isMoment, { params: { rule: 'date' } })
const name = z.string().trim().min(1).max(30)
const names = z.record(z.enum(LANGS), name)
/** A percentage above 0 with at most four decimals, `"0.0050"` → parts per million. */
const percent = z.string().transform((typed, ctx) => {
  const ppm = parsePpm(typed)
  if (ppm !== undefined && ppm > 0) return ppm
  ctx.addIssue({ code: 'custom', params: { rule: 'pattern' } })
  return z.NEVER
})
export const form = {
  names,
  min_amount: tenfold,
  max_amount: tenfold,
  opens_at: matchWallTime(MOMENT),
  closes_at: matchWallTime(MOMENT).nullable(),
  cycle_unit: z.enum(CYCLE_UNITS),
  cycle_count: whole(1, 400),
  is_circular: z.boolean(),
  rate: percent,
  interest_limit: amount.nullable(),
  total_count: whole(1, 1_000_000),
  user_count: whole(0, 10_000),
  rebuy_minutes: whole(0, 527_040),
  withdrawal_minutes: whole(0, 43_200),
  audit_multiple: whole(0, 100),
}
/** What one cycle and all cycles may cost: `principal` bears interest, `cycle` a cycle of it, `most` in all, where there is a limit. */
export const cost = z.object({ count: z.number(), principal: money, cycle: money, most: money.nullable() })
export const row = z.object({
  id,
  names,
  min_amount: money,
  max_amount: money,
  opens_at: wireTime,
  closes_at: wireTime.nullable(),
  cycle_unit: z.enum(CYCLE_UNITS),
  cycle_count: z.number(),
  is_circular: z.boolean(),
  rate: z.string(),
  interest_limit: money.nullable(),
  total_count: z.number(),
  sold_count: z.number(),
  user_count: z.number(),
  rebuy_minutes: z.number(),
  withdrawal_minutes: z.number(),
  audit_multiple: z.number(),
  is_open: z.boolean(),
  /** Which state of the plan this is; whoever changes it hands it back. */
  seen: z.number(),
  set_by: z.string(),
  set_at: wireTime,
  held: cost,
})
export const holding = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  plan_id: id,
  plan_name: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  state: z.enum(listNames(HOLDING_STATES)),
  money,
  rate: z.string(),
  interest: money,
  times: z.number(),
  bought_at: wireTime,
  next_at: wireTime.nullable(),
  redeem_at: wireTime.nullable(),
  settled_at: wireTime.nullable(),
})
