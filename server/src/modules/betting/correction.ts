import type { Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import type { ToldBet } from './bet.sql.ts'
import { corrected } from './betting.events.ts'
import { type BetCorrection, type Change, judgeCorrection } from './correction.rules.ts'
import { changeBets, insertCorrections, lockBets } from './correction.sql.ts'

/** A correction that was made. `correction_id` grows with every one of a bet; what is to be posted is `payout_after - payout_before`. */
export type CorrectedBet = ToldBet & Change & { correction_id: number }

/**
 * Changes bets that had ended: settled → cancelled, or settled again with another payout. Writes the bets and their history, and
 * tells `betting.corrected`. Answers what changed; a bet that says so already is left out, so a repeat changes nothing.
 *
 * The caller moves the money in the same transaction, by a posting of its own for each answer, and keys it by
 * `correction_id`. Where a member cannot give a payout back it throws, and nothing of the correction is kept.
 * Throws for a bet that is not there, has not ended or is named twice.
 */
export const correctBets = async (tx: Tx, corrections: readonly BetCorrection[]): Promise<CorrectedBet[]> => {
  if (corrections.length === 0) return []
  const asked = new Map(corrections.map((c) => [nameBet(c), c]))
  if (asked.size < corrections.length) throw new Error('a bet is to be corrected twice at once')
  const bets = await lockBets(tx, corrections)
  if (bets.length < asked.size) throw new Error(`${asked.size - bets.length} bets to be corrected are not there`)
  const changed = bets.flatMap((bet) => {
    const correction = asked.get(nameBet(bet))
    const change = correction && judgeCorrection(bet, correction)
    return change ? [{ ...bet, ...change }] : []
  })
  if (changed.length === 0) return []
  await changeBets(tx, changed)
  const numbers = new Map((await insertCorrections(tx, changed)).map((c) => [nameBet(c), c.correction_id]))
  const numbered = changed.map((c) => ({ ...c, correction_id: numbers.get(nameBet(c)) ?? 0 }))
  await emit(tx, corrected, { bets: numbered })
  return numbered
}

const nameBet = ({ member_id, id }: { member_id: number; id: string }): string => `${member_id} ${id}`
