import type { Tx } from '../../kernel/db.ts'
import type { SeamlessAnswer, SeamlessBook, SeamlessEvent } from '../games/index.ts'
import { readBalance } from '../ledger/index.ts'
import { findMember } from '../members/index.ts'
import { answerEvent, takeEffect } from './callback-effect.ts'
import { judgeEvent } from './callback.rules.ts'
import { findBetFacts, findEvent, type KeptEvent, lockBet } from './callback.sql.ts'
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

/** What is asked goes out together wherever nothing waits for an answer: a member's account is held for fewer ways there and back. */
const applyEvent = async (
  d: MirrorDeps,
  tx: Tx,
  supplier_code: string,
  event: SeamlessEvent,
): Promise<SeamlessAnswer> => {
  const { member_id, is_demo } = event.player
  const [, kept, found, member] = await Promise.all([
    lockBet(tx, supplier_code, event.bet_id),
    findEvent(tx, supplier_code, event.event_id),
    findBetFacts(tx, supplier_code, event),
    findMember(tx, member_id),
  ])
  if (kept) return repeatAnswer(kept, event)
  const facts = { ...found, is_player: !is_demo && member?.is_demo === false }
  const judged = judgeEvent(event, facts)
  const asked = { supplier_code, event, facts }
  if (judged.effect !== 'nothing') return takeEffect(d, tx, asked, judged.effect)
  return answerEvent(d, tx, asked, judged.verdict)
}

/** The first answer, for the same event. */
const repeatAnswer = (kept: KeptEvent, { kind, bet_id, amount, player }: SeamlessEvent): SeamlessAnswer => {
  const same =
    kept.kind === kind && kept.bet_id === bet_id && kept.amount === amount && kept.member_id === player.member_id
  return same ? kept : { verdict: 'differs', balance: 0n }
}
