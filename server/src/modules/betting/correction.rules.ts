import {
  BET_STEPS,
  type BetReason,
  type BetStatus,
  type FinishedStatus,
  type UncountedReason,
} from '@moongate/contract/betting.states'
import { judgeSettlement } from './bet.rules.ts'

/** What a bet that had ended turns out to be. A void or cancelled one pays its stake back. */
export type BetCorrection = { member_id: number; id: string; reason: BetReason } & (
  | { outcome: 'settled'; payout: bigint }
  | { outcome: 'void' | 'cancelled' }
)
type Ended = {
  member_id: number
  id: string
  stake: bigint
  status: BetStatus
  effective: bigint
  uncounted: UncountedReason | null
  payout: bigint
}
/** Status, effective bet and payout before and after, in minor units. */
export type Change = {
  member_id: number
  id: string
  reason: BetReason
  status_before: BetStatus
  effective_before: bigint
  payout_before: bigint
  status_after: FinishedStatus
  effective_after: bigint
  payout_after: bigint
}

/**
 * The change that a correction makes, or nothing where the bet says so already. What the bet did not count before it does not count
 * afterwards either. Throws for a bet that has not ended: it can still be ended rightly.
 */
export const judgeCorrection = (bet: Ended, c: BetCorrection): Change | undefined => {
  const from: readonly BetStatus[] = BET_STEPS.correct.from
  if (!from.includes(bet.status)) throw new Error(`bet ${bet.id} has not ended: end it, nothing is to be corrected`)
  const payout = c.outcome === 'settled' ? c.payout : bet.stake
  const { status, effective } = judgeSettlement({
    outcome: c.outcome,
    stake: bet.stake,
    payout,
    uncounted: bet.uncounted,
  })
  if (status === bet.status && effective === bet.effective && payout === bet.payout) return undefined
  return {
    member_id: bet.member_id,
    id: bet.id,
    reason: c.reason,
    status_before: bet.status,
    effective_before: bet.effective,
    payout_before: bet.payout,
    status_after: status,
    effective_after: effective,
    payout_after: payout,
  }
}
