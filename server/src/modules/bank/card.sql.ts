import { type Reader, type Tx, sql } from '../../kernel/db.ts'

export type CardRow = { id: number; card_no: string; bank_type: string; bank_address: string; owner_name: string }
export type CardData = Omit<CardRow, 'id'>

const columns = sql`id, card_no, bank_type, bank_address, owner_name`

/** A member's cards, the oldest first; removed ones are gone. */
export const findCards = (r: Reader, member_id: number): Promise<CardRow[]> =>
  r.many(sql`select ${columns} from bank.cards where member_id = ${member_id} and removed_at is null order by id`)

/** One card, if it is this member's and not removed. */
export const findCard = (r: Reader, member_id: number, id: number): Promise<CardRow | undefined> =>
  r.maybe(sql`select ${columns} from bank.cards where member_id = ${member_id} and id = ${id} and removed_at is null`)

/** Serialises a member's card changes: the limit spans rows, so the member's whole set is locked by one key. */
export const lockCards = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('bank.cards', ${member_id}))`)

/** Writes a new card; its number as it was typed, without spaces. */
export const insertCard = (tx: Tx, member_id: number, c: CardData): Promise<CardRow> =>
  tx.one(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
    values (${member_id}, ${c.card_no}, ${c.bank_type}, ${c.bank_address}, ${c.owner_name}) returning ${columns}`)

/** Replaces a card's data; undefined when it is not this member's, or removed. */
export const updateCard = (tx: Tx, member_id: number, id: number, c: CardData): Promise<CardRow | undefined> =>
  tx.maybe(sql`update bank.cards set card_no = ${c.card_no}, bank_type = ${c.bank_type}, bank_address = ${c.bank_address}, owner_name = ${c.owner_name},
      written_at = kernel.now()
    where member_id = ${member_id} and id = ${id} and removed_at is null returning ${columns}`)

/** Marks a card as removed; 0 when it is not this member's, or removed already. */
export const removeCard = (tx: Tx, member_id: number, id: number): Promise<number> =>
  tx.run(
    sql`update bank.cards set removed_at = kernel.now() where member_id = ${member_id} and id = ${id} and removed_at is null`,
  )
