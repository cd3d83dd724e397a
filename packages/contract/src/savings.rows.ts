import { z } from 'zod'
import { amount, id, money, wireTime } from './common.ts'
import { isTenfold } from './savings.rules.ts'
import { CYCLE_UNITS, HOLDING_STATES, PLAN_STANDINGS } from './savings.states.ts'
import { listNames } from './states.ts'

export const record_id = z.uuid()
/** R5.7 R8.6: a multiple of ten. */
export const tenfold = amount.refine(isTenfold, { params: { rule: 'tenfold' } })
/** How long a cycle is: so many of a unit. */
const cycle = { SettleTime: z.number(), SettleUnit: z.enum(CYCLE_UNITS), IsCycleSettle: z.number() }

/** What is sold, and where the member stands with it. 0 where there is no limit of a number, null where there is none of a sum. */
export const plan = z.object({
  id,
  SettingName: z.string(),
  MinAmount: money,
  MaxAmount: money,
  BuyTime: wireTime,
  BuyEndTime: wireTime.nullable(),
  ...cycle,
  /** Per cent a cycle, and the same in parts per million. */
  Rate: z.string(),
  rate_ppm: z.number(),
  TotalCount: z.number(),
  RemainingCount: z.number(),
  LimitInterest: money.nullable(),
  /** Minutes until the same member may buy again. */
  LimitOrderIntervalTime: z.number(),
  LimitUserOrderCount: z.number(),
  UserOrderCount: z.number(),
  /** How many times the interest has to be bet. */
  InterestAuditMultiple: z.number(),
  /** Minutes from redeeming to the money. */
  WithdrawalTime: z.number(),
  standing: z.enum(PLAN_STANDINGS),
  next_buy_at: wireTime.nullable(),
})

/** What a member bought. `left_s` of `cycle_s` seconds are left of the running cycle, which then brings `cycle_interest`. */
export const holding = z.object({
  id: record_id,
  bill_no: z.string(),
  plan_id: id,
  SettingName: z.string(),
  state: z.enum(listNames(HOLDING_STATES)),
  amount: money,
  Rate: z.string(),
  ...cycle,
  interest: money,
  today: money,
  times: z.number(),
  LimitInterest: money.nullable(),
  cycle_interest: money,
  bought_at: wireTime,
  next_at: wireTime.nullable(),
  left_s: z.number(),
  cycle_s: z.number(),
  WithdrawalTime: z.number(),
  redeem_at: wireTime.nullable(),
  settled_at: wireTime.nullable(),
})
