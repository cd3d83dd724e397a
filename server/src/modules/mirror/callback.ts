import type { Tx } from '../../kernel/db.ts'
import type { SeamlessAnswer, SeamlessBook, SeamlessEvent } from '../games/index.ts'
import { readBalance } from '../ledger/index.ts'
import { findMember } from '../members/index.ts'
import { takeEffect } from './callback-effect.ts'
import { isFinal, judgeEvent } from './callback.rules.ts'
import { findBetFacts, findEvent, insertEvent, lockBet } from './callback.sql.ts'
import { getCurrency, type MirrorDeps } from './deps.ts'

/**
 * The book of suppliers that play with the centre wallet itself: each event moves money and the bet's record together, once by its id, in
 * whatever order and however often it comes. A repeat hears the first answer.
 */
export const createSeamlessBook = (d: MirrorDeps): SeamlessBook => ({
  balance: async ({ member_id, is_demo }) =>
    is_demo || !(await findMember(d.db, member_id))
      ? undefined
      : readBalance(d.db, member_id, getCurrency(d), 'centre'),
  apply: (supplier_code, event) => d.db.tx((tx) => applyEvent(d, tx, supplier_code, event)),
})

const applyEvent = async (
  d: MirrorDeps,
  tx: Tx,
  supplier_code: string,
  event: SeamlessEvent,
): Promise<SeamlessAnswer> => {
  await lockBet(tx, supplier_code, event.bet_id)
  const { event_id, kind, bet_id, amount } = event
  const { member_id } = event.player
  const kept = await findEvent(tx, supplier_code, event_id)
  if (kept) {
    const same = kept.kind === kind && kept.bet_id === bet_id && kept.amount === amount && kept.member_id === member_id
    return same ? kept : { verdict: 'differs', balance: 0n }
  }
  const found = await findBetFacts(tx, supplier_code, bet_id)
  const member = await findMember(tx, member_id)
  const facts = { ...found, is_player: !event.player.is_demo && member?.is_demo === false }
  const judged = judgeEvent(event, facts)
  const verdict =
    judged.effect === 'nothing'
      ? judged.verdict
      : await takeEffect(d, tx, { supplier_code, event, facts }, judged.effect)
  const balance = await readBalance(tx, member_id, getCurrency(d), 'centre')
  if (isFinal(verdict))
    await insertEvent(tx, supplier_code, { event_id, kind, bet_id, amount, member_id, verdict, balance })
  return { verdict, balance }
}
