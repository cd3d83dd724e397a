import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type By, describeActor, findRealName, tellChange } from '../members/index.ts'
import { refuseCard } from './card.rules.ts'
import { type CardData, type CardRow, findCards, insertCard, lockCards, removeCard, updateCard } from './card.sql.ts'

export type BankDeps = Pick<Kernel, 'db' | 'translate' | 'ids' | 'clock'>

/** A member's cards, the oldest first (R4.15). */
export const listCards = (d: BankDeps, member_id: number): Promise<CardRow[]> => findCards(d.db, member_id)

/** Binds a card. Refuses as `cardRefusal` says; nothing is stored from a refused request (R5.14). */
export const addCard = (d: BankDeps, by: By, card: CardData): Promise<CardRow> =>
  d.db.tx(async (tx) => {
    await check(tx, by.member_id, card)
    const made = await insertCard(tx, by.member_id, card)
    await recordAudit(tx, { ...describeActor(by), action: 'bank.card_bound', after: describeCard(made) })
    await tellChange(d, tx, by.member_id, 'card_bound', readDigits(made))
    return made
  })

/** Replaces a card's data; the checks of a new card hold, the card itself not counted. */
export const changeCard = (d: BankDeps, by: By, id: number, card: CardData): Promise<CardRow> =>
  d.db.tx(async (tx) => {
    await check(tx, by.member_id, card, id)
    const before = (await findCards(tx, by.member_id)).find((c) => c.id === id) ?? refuse('bank.card_not_found')
    const after = (await updateCard(tx, by.member_id, id, card)) ?? refuse('bank.card_not_found')
    const states = { before: describeCard(before), after: describeCard(after) }
    await recordAudit(tx, { ...describeActor(by), action: 'bank.card_changed', ...states })
    await tellChange(d, tx, by.member_id, 'card_changed', readDigits(after))
    return after
  })

/** Unbinds a card. Its row stays for the withdrawals that were paid to it. */
export const unbindCard = (d: BankDeps, by: By, id: number): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockCards(tx, by.member_id)
    const before = (await findCards(tx, by.member_id)).find((c) => c.id === id)
    if (!before || (await removeCard(tx, by.member_id, id)) === 0) return refuse('bank.card_not_found')
    await recordAudit(tx, { ...describeActor(by), action: 'bank.card_unbound', before: describeCard(before) })
    await tellChange(d, tx, by.member_id, 'card_unbound', readDigits(before))
  })

/** A card as the audit log keeps it: never its whole number. */
const describeCard = ({ id, bank_type, bank_address, owner_name, card_no }: CardRow) => ({
  card: id,
  bank_type,
  bank_address,
  owner_name,
  last_digits: card_no.slice(-4),
})

const readDigits = ({ card_no }: CardRow) => ({ digits: card_no.slice(-4) })

const check = async (tx: Tx, member_id: number, card: CardData, id?: number): Promise<void> => {
  await lockCards(tx, member_id)
  const others = (await findCards(tx, member_id)).filter((c) => c.id !== id)
  const realname = await findRealName(tx, member_id)
  const known = others.some((c) => c.card_no === card.card_no)
  const refusal = refuseCard({ ...card, realname, cards: others.length, known })
  if (refusal) refuse(refusal)
}
