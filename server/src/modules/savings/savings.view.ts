import type { AnswerOf, Lang } from '@moongate/contract'
import type { savingsRoutes } from '@moongate/contract/savings'
import { computeInterest, formatPpm } from '@moongate/contract/savings.rules'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { pickText } from '../site/index.ts'
import type { ShownHolding } from './held.sql.ts'
import { findNextBuy, findStanding, type Mine } from './plan.rules.ts'
import type { Plan } from './plan.sql.ts'

type Routes = typeof savingsRoutes
type PlanShown = AnswerOf<Routes['plans']>['data'][number]
type HoldingShown = AnswerOf<Routes['holdings']>['data']['data'][number]
/** What a reader is shown with. */
export type Shown = { lang: Lang; time_zone: string; now: Date }

const SECOND_MS = 1000

/** The same, where there may be no limit. */
export const toWireOrNull = (minor: bigint | null): string | null => (minor === null ? null : toWire(minor))

/** A plan, and where a member stands with it. */
export const planView = (plan: Plan, mine: Mine, { lang, time_zone, now }: Shown): PlanShown => ({
  id: plan.id,
  SettingName: pickText(plan.names, lang),
  MinAmount: toWire(plan.min_amount),
  MaxAmount: toWire(plan.max_amount),
  BuyTime: formatWireTime(plan.opens_at, time_zone),
  BuyEndTime: formatWireTimeOrNull(plan.closes_at, time_zone),
  SettleTime: plan.cycle_count,
  SettleUnit: plan.cycle_unit,
  IsCycleSettle: plan.is_circular ? 1 : 0,
  Rate: formatPpm(plan.rate_ppm),
  rate_ppm: plan.rate_ppm,
  TotalCount: plan.total_count,
  RemainingCount: plan.total_count - plan.sold_count,
  LimitInterest: toWireOrNull(plan.interest_limit),
  LimitOrderIntervalTime: plan.rebuy_minutes,
  LimitUserOrderCount: plan.user_count,
  UserOrderCount: mine.count,
  InterestAuditMultiple: plan.audit_multiple,
  WithdrawalTime: plan.withdrawal_minutes,
  standing: findStanding(plan, mine, now),
  next_buy_at: formatWireTimeOrNull(findNextBuy(plan, mine, now), time_zone),
})

/** How long the running cycle is, and what is left of it, in seconds. */
const measureCycle = ({ cycle_from, next_at }: ShownHolding, now: Date): { left_s: number; cycle_s: number } => {
  if (next_at === null) return { left_s: 0, cycle_s: 0 }
  const left_s = Math.max(0, Math.round((next_at.getTime() - now.getTime()) / SECOND_MS))
  return { left_s, cycle_s: Math.round((next_at.getTime() - cycle_from.getTime()) / SECOND_MS) }
}

/** What a member holds or held. */
export const holdingView = (h: ShownHolding, { lang, time_zone, now }: Shown): HoldingShown => ({
  id: h.id,
  bill_no: h.bill_no,
  plan_id: h.plan_id,
  SettingName: pickText(h.names, lang),
  state: h.state,
  amount: toWire(h.amount),
  Rate: formatPpm(h.rate_ppm),
  SettleTime: h.cycle_count,
  SettleUnit: h.cycle_unit,
  IsCycleSettle: h.is_circular ? 1 : 0,
  interest: toWire(h.interest),
  today: toWire(h.today),
  times: h.times,
  LimitInterest: toWireOrNull(h.interest_limit),
  cycle_interest: toWire(h.next_at ? computeInterest(h, h.interest) : 0n),
  bought_at: formatWireTime(h.bought_at, time_zone),
  next_at: formatWireTimeOrNull(h.next_at, time_zone),
  ...measureCycle(h, now),
  WithdrawalTime: h.withdrawal_minutes,
  redeem_at: formatWireTimeOrNull(h.redeem_at, time_zone),
  settled_at: formatWireTimeOrNull(h.settled_at, time_zone),
})
