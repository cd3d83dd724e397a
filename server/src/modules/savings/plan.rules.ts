import { computeInterest, isTenfold } from '@moongate/contract/savings.rules'
import type { PlanStanding } from '@moongate/contract/savings.states'
import type { Plan, PlanTerms } from './plan.sql.ts'

/** What a member has bought of a plan so far. */
export type Mine = { count: number; last_at: Date | null }

const MINUTE_MS = 60_000

/** When a member may buy the plan again; null where they need not wait. */
export const findNextBuy = (
  { rebuy_minutes }: Pick<Plan, 'rebuy_minutes'>,
  { last_at }: Mine,
  now: Date,
): Date | null => {
  if (last_at === null) return null
  const next = new Date(last_at.getTime() + rebuy_minutes * MINUTE_MS)
  return next > now ? next : null
}

/** Where a member stands with a plan: the first thing that is in the way, or `open`. */
export const findStanding = (plan: Plan, mine: Mine, now: Date): PlanStanding => {
  if (!plan.is_open || (plan.closes_at !== null && plan.closes_at <= now)) return 'closed'
  if (plan.opens_at > now) return 'soon'
  if (plan.sold_count >= plan.total_count) return 'sold_out'
  if (plan.user_count > 0 && mine.count >= plan.user_count) return 'limit_reached'
  return findNextBuy(plan, mine, now) ? 'too_soon' : 'open'
}

const refusals = {
  closed: 'savings.not_open',
  soon: 'savings.not_open',
  sold_out: 'savings.sold_out',
  limit_reached: 'savings.limit_reached',
  too_soon: 'savings.too_soon',
} as const

type BuyRefusal = (typeof refusals)[keyof typeof refusals] | 'savings.amount_outside'

/** Why a plan cannot be bought for an amount now, in the words of R8.6. */
export const refuseBuy = (plan: Plan, mine: Mine, amount: bigint, now: Date): BuyRefusal | undefined => {
  const standing = findStanding(plan, mine, now)
  if (standing !== 'open') return refusals[standing]
  return amount < plan.min_amount || amount > plan.max_amount ? 'savings.amount_outside' : undefined
}

/** Half of what was put in: beyond that somebody has mistyped. */
const MOST_PPM = 500_000

/** Whether a plan can be: amounts in order and tenfold, a buy window that ends after it begins, no fewer shares than are sold. */
export const refusePlan = (plan: PlanTerms, sold_count: number): 'savings.plan_invalid' | undefined => {
  const amounts = isTenfold(plan.min_amount) && isTenfold(plan.max_amount) && plan.min_amount <= plan.max_amount
  const window = plan.closes_at === null || plan.closes_at > plan.opens_at
  const fits = plan.rate_ppm > 0 && plan.rate_ppm <= MOST_PPM && plan.total_count >= sold_count
  return amounts && window && fits ? undefined : 'savings.plan_invalid'
}

export type SoldOut = { count: number; principal: bigint; cycle: bigint; most: bigint | null }

/** What a plan costs once it is sold out at its highest amount: a cycle, and in all where interest has a limit. */
export const computeSoldOut = (terms: PlanTerms): SoldOut => {
  const count = BigInt(terms.total_count)
  const { max_amount: amount, rate_ppm, interest_limit, is_circular } = terms
  const cycle = computeInterest({ amount, rate_ppm, interest_limit }, 0n)
  const most = is_circular ? interest_limit : cycle
  return {
    count: terms.total_count,
    principal: amount * count,
    cycle: cycle * count,
    most: most === null ? null : most * count,
  }
}
