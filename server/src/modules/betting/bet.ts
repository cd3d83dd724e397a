import { emit } from '../../kernel/outbox.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { judgeSettlement, type Settlement } from './bet.rules.ts'
import { finishBets, insertBets, type NewBet } from './bet.sql.ts'

export type BettingDeps = Pick<Kernel, 'db' | 'translate' | 'config'>
export type BetEnd = Settlement & { member_id: number; id: string }

/** Writes bets beside the postings that took their stakes. */
export const recordBets = async (tx: Tx, bets: readonly NewBet[]): Promise<void> => {
  if (bets.length > 0) await insertBets(tx, bets)
}

/**
 * Finishes bets beside the postings that paid them; a bet that is finished already is left alone. Tells
 * `betting.settled` with `bets: [{member_id, id, asset, effective}]` (amounts as decimal strings of minor units).
 */
export const endBets = async (tx: Tx, ends: readonly BetEnd[]): Promise<void> => {
  if (ends.length === 0) return
  const done = ends.map((e) => ({ member_id: e.member_id, id: e.id, payout: e.payout, ...judgeSettlement(e) }))
  const finished = await finishBets(tx, done)
  const bets = finished.map((b) => ({ ...b, effective: b.effective.toString() }))
  if (bets.length > 0) await emit(tx, 'betting.settled', { bets })
}
