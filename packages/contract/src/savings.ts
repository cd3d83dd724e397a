import { z } from 'zod'
import { amount, id, money, nothing, paged, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { isTenfold } from './savings.rules.ts'
import { CYCLE_UNITS, HOLDING_STATES, PLAN_STANDINGS } from './savings.states.ts'
import { listNames } from './states.ts'

const record_id = z.uuid()
/** R5.7 R8.6: a multiple of ten. */
export const tenfold = amount.refine(isTenfold, { params: { rule: 'tenfold' } })
/** How long a cycle is: so many of a unit. */
const cycle = { SettleTime: z.number(), SettleUnit: z.enum(CYCLE_UNITS), IsCycleSettle: z.number() }

/** What is sold, and where the member stands with it. 0 where there is no limit of a number, null where there is none of a sum. */
const plan = z.object({
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
const holding = z.object({
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

/** Yuebao: plans that bring interest. What a member holds is theirs also while it is switched off (decisions/0197). */
export const savingsRoutes = defineRoutes({
  plans: {
    method: 'POST',
    path: '/yuebao/getMemberYuebaoList',
    who: 'member',
    summary: 'The plans on sale and where the member stands with each',
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.array(plan) }),
    errors: ['savings.turned_off'],
    rows: ['R2.9', 'R3.16', 'R7.8', 'R8.6'],
  },
  holdings: {
    method: 'POST',
    path: '/yuebao/getMemberPlans',
    who: 'member',
    summary: 'What the member holds or held, the newest first, with the sums of what is held',
    limit: 'read',
    input: z.object({ status: z.enum(['open', 'done']).optional(), ...paging }),
    output: z.object({
      data: paged(holding),
      summery: z.object({ TotalCount: z.number(), Principal: money, Interest: money, Today: money }),
    }),
    errors: [],
    rows: ['R2.9', 'R3.16', 'R4.18', 'R7.8'],
  },
  buy: {
    method: 'POST',
    path: '/yuebao/buy',
    who: 'member',
    summary: 'Buys a plan; its terms stay those of this moment',
    idempotent: true,
    input: z.object({ plan_id: id, amount: tenfold }),
    output: z.object({ data: z.object({ member_plan_id: record_id }) }),
    errors: [
      'savings.turned_off',
      'savings.plan_not_found',
      'savings.not_open',
      'savings.sold_out',
      'savings.limit_reached',
      'savings.too_soon',
      'savings.amount_outside',
      'savings.insufficient',
      'policy.member_frozen',
    ],
    rows: ['R1.6', 'R4.18', 'R5.7', 'R7.8', 'R8.6'],
  },
  redeem: {
    method: 'POST',
    path: '/yuebao/withdrawal',
    who: 'member',
    summary: 'Redeems a holding: what its ended cycles earned is paid, the running one earns nothing',
    idempotent: true,
    input: z.object({ record_id }),
    output: z.object({ money, data: z.object({ state: z.enum(listNames(HOLDING_STATES)) }) }),
    errors: ['savings.holding_not_found', 'savings.holding_changed', 'policy.member_frozen'],
    rows: ['R1.6', 'R4.18', 'R7.8'],
  },
  history: {
    method: 'POST',
    path: '/yuebao/history',
    who: 'member',
    summary: 'The interest of a holding, cycle by cycle, the newest first: the last hundred',
    limit: 'read',
    input: z.object({ record_id }),
    output: z.object({ data: z.array(z.object({ interest: money, times: z.number(), calc_at: wireTime })) }),
    errors: ['savings.holding_not_found'],
    rows: ['R3.16', 'R7.8'],
  },
})
