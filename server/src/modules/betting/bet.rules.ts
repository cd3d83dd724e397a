import {
  BET_OUTCOMES,
  type BetOutcome,
  type BetReason,
  type FinishedStatus,
  type UncountedReason,
} from '@moongate/contract/betting.states'

/** `uncounted`: why the bet counts nothing, where its supplier knows a reason beyond its own payout. */
export type Settlement = {
  outcome: BetOutcome
  stake: bigint
  payout: bigint
  uncounted?: UncountedReason | null | undefined
  /** Why the stake came back, where it did. */
  reason?: BetReason | undefined
}

/**
 * What a finished bet counts: its status on the wire and its effective bet. A bet whose stake came back unchanged
 * (a tie, a void draw) risked nothing and counts nothing towards turnover and rebate, nor does one that is uncounted.
 */
export const judgeSettlement = (s: Settlement): { status: FinishedStatus; effective: bigint } => ({
  status: BET_OUTCOMES[s.outcome],
  effective: s.outcome === 'settled' && s.payout !== s.stake && !s.uncounted ? s.stake : 0n,
})

type Times = { bet?: unknown; payout?: unknown }

/** R5.9: a search names the bet time or the payout time first. One that was asked for and is no time is none: it must not widen the search. */
export const refuseTimes = (read: Times, asked: Times) =>
  (read.bet || read.payout) && !(asked.bet && !read.bet) && !(asked.payout && !read.payout)
    ? undefined
    : 'betting.time_required'
