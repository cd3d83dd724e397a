import type { BetStatus } from '@moongate/contract/betting.states'
export type Settlement = { outcome: 'settled' | 'void' | 'cancelled'; stake: bigint; payout: bigint }

/**
 * What a finished bet counts: its status on the wire and its effective bet. A bet whose stake came back unchanged
 * (a tie, a void draw) risked nothing and counts nothing towards turnover and rebate.
 */
export const judgeSettlement = (s: Settlement): { status: Exclude<BetStatus, 'X'>; effective: bigint } => {
  if (s.outcome === 'void') return { status: 'N', effective: 0n }
  if (s.outcome === 'cancelled') return { status: 'CANCEL', effective: 0n }
  return { status: 'COMPLETE', effective: s.payout === s.stake ? 0n : s.stake }
}

type Times = { bet?: unknown; payout?: unknown }

/** R5.9: a search names the bet time or the payout time first. One that was asked for and is no time is none: it must not widen the search. */
export const refuseTimes = (read: Times, asked: Times) =>
  (read.bet || read.payout) && !(asked.bet && !read.bet) && !(asked.payout && !read.payout)
    ? undefined
    : 'betting.time_required'
