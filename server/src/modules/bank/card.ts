import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findRealName } from '../members/index.ts'
import { refuseCard } from './card.rules.ts'
import { type CardData, type CardRow, findCards, insertCard, lockCards, removeCard, updateCard } from './card.sql.ts'

export type BankDeps = Pick<Kernel, 'db' | 'translate'>

/** A member's cards, the oldest first (R4.15). */
export const listCards = (d: BankDeps, member_id: number): Promise<CardRow[]> => findCards(d.db, member_id)

/** Binds a card. Refuses as `cardRefusal` says; nothing is stored from a refused request (R5.14). */
export const addCard = (d: BankDeps, member_id: number, card: CardData): Promise<CardRow> =>
  d.db.tx(async (tx) => {
    await check(tx, member_id, card)
    return insertCard(tx, member_id, card)
  })

/** Replaces a card's data; the checks of a new card hold, the card itself not counted. */
export const changeCard = (d: BankDeps, member_id: number, id: number, card: CardData): Promise<CardRow> =>
  d.db.tx(async (tx) => {
    await check(tx, member_id, card, id)
    return (await updateCard(tx, member_id, id, card)) ?? refuse('bank.card_not_found')
  })

/** Unbinds a card. Its row stays for the withdrawals that were paid to it. */
export const unbindCard = (d: BankDeps, member_id: number, id: number): Promise<void> =>
  d.db.tx(async (tx) => {
    if ((await removeCard(tx, member_id, id)) === 0) refuse('bank.card_not_found')
  })

const check = async (tx: Tx, member_id: number, card: CardData, id?: number): Promise<void> => {
  await lockCards(tx, member_id)
  const others = (await findCards(tx, member_id)).filter((c) => c.id !== id)
  const realname = await findRealName(tx, member_id)
  const known = others.some((c) => c.card_no === card.card_no)
  const refusal = refuseCard({ ...card, realname, cards: others.length, known })
  if (refusal) refuse(refusal)
}
