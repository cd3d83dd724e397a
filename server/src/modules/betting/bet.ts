import type { OfCall } from '../../kernel/breath.sql.ts'
import { emit } from '../../kernel/outbox.ts'
import type { Tx } from '../../kernel/db.ts'
import { settled } from './betting.events.ts'
import { judgeSettlement, type Settlement } from './bet.rules.ts'
import { finishBets, insertBets, type NewBet } from './bet.sql.ts'

/** `settled_at`: when it ended where that is known of somebody else; now, where it ends here. */
export type BetEnd = Settlement & { member_id: number; id: string; settled_at?: Date | undefined }

/** Writes bets beside the postings that took their stakes; in a breath those of calls that stand. */
export const recordBets = async (tx: Tx, bets: readonly (NewBet & OfCall)[]): Promise<void> => {
  if (bets.length > 0) await insertBets(tx, bets)
}

/**
 * Finishes bets beside the postings that paid them; a bet that is finished already is left alone. Tells
 * `betting.settled`.
 */
export const endBets = async (tx: Tx, ends: readonly BetEnd[]): Promise<void> => {
  if (ends.length === 0) return
  const done = ends.map((e) => ({
    member_id: e.member_id,
    id: e.id,
    payout: e.payout,
    uncounted: e.uncounted ?? null,
    settled_at: e.settled_at,
    reason: e.reason ?? null,
    ...judgeSettlement(e),
  }))
  const bets = await finishBets(tx, done)
  if (bets.length > 0) await emit(tx, settled, { bets })
}
