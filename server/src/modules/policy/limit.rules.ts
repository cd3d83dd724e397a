import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@moongate/contract/protection.states'
import { findPeriodStart } from './period.rules.ts'

/** What a member did within days: sums in minor units, time in seconds. */
export type Tally = { deposited: bigint; withdrawn: bigint; staked: bigint; returned: bigint; seconds: number }
export type DayTally = Tally & { on_day: string }
/** A limit as it stands; `wish` is what its member asked for and may confirm from `ripe_at` on. */
export type Limit = {
  kind: LimitKind
  period: LimitPeriod
  amount: bigint
  wish: 'raise' | 'remove' | null
  wanted: bigint | null
  ripe_at: Date | null
}
/** What a member is about to stake, in minor units. */
export type Staked = { member_id: number; amount: bigint }
/** What somebody is about to do. `stake` could all be lost. */
export type Next = { act: 'stake' | 'deposit'; amount: bigint }

export const NO_TALLY: Tally = { deposited: 0n, withdrawn: 0n, staked: 0n, returned: 0n, seconds: 0 }

/** Days put together. */
export const sumTallies = (days: readonly Tally[]): Tally =>
  days.reduce(
    (sum, day) => ({
      deposited: sum.deposited + day.deposited,
      withdrawn: sum.withdrawn + day.withdrawn,
      staked: sum.staked + day.staked,
      returned: sum.returned + day.returned,
      seconds: sum.seconds + day.seconds,
    }),
    NO_TALLY,
  )

/** How much of a limit of a kind is used. Bets that are still open count as lost; who has won more than they staked has used nothing. */
export const computeUsed = (kind: LimitKind, { deposited, staked, returned, seconds }: Tally): bigint => {
  if (kind === 'deposit') return deposited
  if (kind === 'stake') return staked
  if (kind === 'time') return BigInt(seconds)
  return staked > returned ? staked - returned : 0n
}

/** The same with what somebody is about to do. */
const computeAfter = (kind: LimitKind, tally: Tally, { act, amount }: Next): bigint => {
  const key = act === 'deposit' ? 'deposited' : 'staked'
  return computeUsed(kind, { ...tally, [key]: tally[key] + amount })
}

const KINDS_OF: Record<Next['act'], readonly LimitKind[]> = { stake: ['stake', 'loss', 'time'], deposit: ['deposit'] }

type Tallies = Record<LimitPeriod, Tally>
/** What the days of each running period come to on a day. */
export const sumPeriods = (days: readonly DayTally[], today: string): Tallies => {
  const sum = (period: LimitPeriod): Tally => {
    const since = findPeriodStart(today, period)
    return sumTallies(days.filter(({ on_day }) => on_day >= since && on_day <= today))
  }
  return { day: sum('day'), week: sum('week'), month: sum('month') }
}

/** The limit that stands in the way of what somebody is about to do: the shortest period first. Time is over when it is used up. */
export const findReached = (limits: readonly Limit[], sums: Tallies, next: Next): Limit | undefined => {
  const isReached = ({ kind, period, amount }: Limit): boolean =>
    kind === 'time' ? computeUsed(kind, sums[period]) >= amount : computeAfter(kind, sums[period], next) > amount
  const asked = limits.filter(({ kind }) => KINDS_OF[next.act].includes(kind))
  return LIMIT_PERIODS.flatMap((period) => asked.filter((limit) => limit.period === period)).find(isReached)
}

/** How many seconds of play a member's limits leave: of several the fewest; null where none limits time. */
export const computeTimeLeft = (limits: readonly Limit[], sums: Tallies): number | null => {
  const left = limits
    .filter(({ kind }) => kind === 'time')
    .map((limit) => limit.amount - computeUsed('time', sums[limit.period]))
  if (left.length === 0) return null
  const least = left.reduce((a, b) => (b < a ? b : a))
  return least < 0n ? 0 : Number(least)
}

/** How much more a member may lose today until they are offered a time-out; null where a threshold of 0 offers none. */
export const computeBreakLoss = (today: Tally, from: bigint): bigint | null => {
  const left = from - computeUsed('loss', today)
  return from === 0n ? null : left < 0n ? 0n : left
}

/** What becomes of a limit when its member asks for another amount; null asks for none. */
export type Change =
  | { to: 'same' }
  | { to: 'set'; amount: bigint }
  | { to: 'wait'; wish: 'raise' | 'remove'; wanted: bigint | null; ripe_at: Date }

/** A tighter limit holds at once and ends a wish; a looser one waits. */
export const decideChange = (limit: Limit | undefined, amount: bigint | null, ripe_at: Date): Change => {
  if (!limit) return amount === null ? { to: 'same' } : { to: 'set', amount }
  if (amount === null) return { to: 'wait', wish: 'remove', wanted: null, ripe_at }
  return amount <= limit.amount ? { to: 'set', amount } : { to: 'wait', wish: 'raise', wanted: amount, ripe_at }
}

/** How long a looser limit can be confirmed. */
const CONFIRMED_WITHIN_MS = 7 * 24 * 60 * 60_000

/** Whether a wish came to nothing: kept ready for ever, it would be loosened at once in the very hour that the wait is for (decisions/0517). */
export const isLapsed = ({ ripe_at }: Pick<Limit, 'ripe_at'>, now: Date): boolean =>
  ripe_at !== null && now.getTime() - ripe_at.getTime() >= CONFIRMED_WITHIN_MS

/** Why a wish cannot be confirmed now. */
export const refuseConfirm = (
  limit: Limit | undefined,
  now: Date,
): 'protection.nothing_waits' | 'protection.too_early' | undefined => {
  if (!limit?.ripe_at || isLapsed(limit, now)) return 'protection.nothing_waits'
  return now < limit.ripe_at ? 'protection.too_early' : undefined
}
