import type { AnswerOf } from '@moongate/contract'
import type { protectionRoutes } from '@moongate/contract/protection'
import { toWire } from '@moongate/money'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { computeUsed, isLapsed, type Limit, type Tally } from '../policy/index.ts'
import type { Exclusion } from './exclusion.sql.ts'

type State = AnswerOf<(typeof protectionRoutes)['state']>['data']
type Kind = Limit['kind']
/** Seconds in a hundredth of an hour: time is shown and typed as hours with two decimals. */
const SECONDS_OF_CENT = 36n

/** What was typed for a limit, in the units it is kept in. */
export const readAmount = (kind: Kind, typed: bigint): bigint => (kind === 'time' ? typed * SECONDS_OF_CENT : typed)

const showAmount = (kind: Kind, amount: bigint): string => toWire(kind === 'time' ? amount / SECONDS_OF_CENT : amount)

const NO_WISH = { wish: null, wanted: null, ripe_at: null }

/** A limit with what is used of it, and what waits to be confirmed. */
export const limitView = (
  limit: Limit,
  tally: Tally,
  { now, time_zone }: { now: Date; time_zone: string },
): State['limits'][number] => {
  const { kind, period, amount } = limit
  const { wish, wanted, ripe_at } = isLapsed(limit, now) ? NO_WISH : limit
  return {
    kind,
    period,
    amount: showAmount(kind, amount),
    used: showAmount(kind, computeUsed(kind, tally)),
    wish,
    wanted: wanted === null ? null : showAmount(kind, wanted),
    ripe_at: formatWireTimeOrNull(ripe_at, time_zone),
    is_ripe: ripe_at !== null && now >= ripe_at,
  }
}

export const exclusionView = (
  { kind, span, since, until }: Exclusion,
  time_zone: string,
): NonNullable<State['exclusion']> => ({
  kind,
  span,
  since: formatWireTime(since, time_zone),
  until: formatWireTimeOrNull(until, time_zone),
})

/** What a member did, as they read it. */
export const tallyView = ({ deposited, withdrawn, staked, returned, seconds }: Tally) => ({
  deposited: toWire(deposited),
  withdrawn: toWire(withdrawn),
  net: toWire(withdrawn - deposited),
  staked: toWire(staked),
  won: toWire(returned),
  result: toWire(returned - staked),
  seconds,
})
