import { computeTrial, isTenfold } from '@moongate/contract/savings.rules'
import { toWire } from '@moongate/money'
import type { Plan } from '../../api/savings-queries.ts'
import { type AmountFault, findAmountFault, parseMinor, parseWireMinor } from '../../forms/amount.rules.ts'

type Offer = Pick<Plan, 'MinAmount' | 'MaxAmount'>

/** What is wrong with a typed amount: no multiple of ten comes before the limits (R5.7). */
export const findBuyFault = (typed: string, offer: Offer, balance: string): AmountFault | 'no_ten' | undefined => {
  const minor = parseMinor(typed)
  if (minor !== undefined && !isTenfold(minor)) return 'no_ten'
  return findAmountFault(typed, { min: offer.MinAmount, max: offer.MaxAmount, balance })
}

/** How many cycles a trial calculation looks ahead. */
export const CYCLES_AHEAD = 12

/** What a typed amount would earn in one cycle and in some, as wire text; by the rules that pay it. */
export const computeTrials = (
  typed: string,
  plan: Pick<Plan, 'rate_ppm' | 'LimitInterest' | 'IsCycleSettle'>,
): { one: string; ahead: string } => {
  const terms = {
    amount: parseMinor(typed) ?? 0n,
    rate_ppm: plan.rate_ppm,
    interest_limit: plan.LimitInterest === null ? null : parseWireMinor(plan.LimitInterest),
    is_circular: plan.IsCycleSettle === 1,
  }
  return { one: toWire(computeTrial(terms, 1)), ahead: toWire(computeTrial(terms, CYCLES_AHEAD)) }
}

const DAY = 1440
const HOUR = 60

/** So many minutes in the largest unit that they are a whole number of. */
export const splitSpan = (minutes: number): { unit: 'day' | 'hour' | 'minute'; n: number } => {
  if (minutes % DAY === 0) return { unit: 'day', n: minutes / DAY }
  return minutes % HOUR === 0 ? { unit: 'hour', n: minutes / HOUR } : { unit: 'minute', n: minutes }
}

const DAY_S = 86_400

/** Seconds left of a cycle as days, the last one begun, while there are more than two; else nothing: a clock says it. */
export const countDaysLeft = (left_s: number): number | undefined =>
  left_s > 2 * DAY_S ? Math.ceil(left_s / DAY_S) : undefined

/** The share of a cycle that is over, 0-1, and the seconds that are left, so long after they were read. */
export const measureCycle = (
  { left_s, cycle_s }: { left_s: number; cycle_s: number },
  since_ms: number,
): { left: number; share: number } => {
  const left = Math.max(0, Math.round(left_s - since_ms / 1000))
  return { left, share: cycle_s > 0 ? 1 - left / cycle_s : 1 }
}
