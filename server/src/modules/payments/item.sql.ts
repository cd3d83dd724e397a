import type { PaymentItemKind, PaymentItemState } from '@moongate/contract/payments.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

export type Item = {
  id: number
  gateway_code: string
  kind: PaymentItemKind
  subject: string
  /** The payment whose money came; none where it is none of ours, or has gone back. */
  payment_id: string | null
  member_id: number | null
  method: string | null
  ordered: bigint | null
  amount: bigint | null
  currency: string | null
  state: PaymentItemState
  proposed_id: number | null
  credited_bill: string
  created_at: Date
  solved_at: Date | null
  solved_by: string
  remark: string
}
const columns = sql`i.id::int as id, i.gateway_code, i.kind, i.subject, i.payment_id, coalesce(i.member_id, p.member_id) as member_id, p.method, p.amount as ordered, i.amount, i.currency, i.state, i.proposed_id,
  i.credited_bill, i.created_at, i.solved_at, i.solved_by, i.remark`
/** The order that it is about is known by its number also where nothing of it has stayed; a number that its gateway made up is no order's. */
const from = sql`from payments.items i left join payments.payments p on p.bill_no = i.subject and i.kind <> 'foreign_order'`

/** One item as it stands. */
export const findItem = (r: Reader, id: number): Promise<Item | undefined> =>
  r.maybe(sql`select ${columns} ${from} where i.id = ${id}`)
/** The same, kept from others until the transaction ends. */
export const lockItem = (tx: Tx, id: number): Promise<Item | undefined> =>
  tx.maybe(sql`select ${columns} ${from} where i.id = ${id} for update of i`)

type Moved = {
  state: PaymentItemState
  proposed_id?: number | null
  remark?: string
  by?: string
  credited_bill?: string
}

/** Moves an item; one that is over says when, and by whom. */
export const moveItem = (tx: Tx, id: number, m: Moved): Promise<number> =>
  tx.run(sql`update payments.items set state = ${m.state}, proposed_id = ${m.proposed_id ?? null}, remark = coalesce(${m.remark ?? null}, remark),
      credited_bill = coalesce(${m.credited_bill ?? null}, credited_bill), solved_by = ${m.by ?? ''},
      solved_at = case when ${['refunded', 'credited', 'closed'].includes(m.state)}::boolean then kernel.now() end where id = ${id}`)

export type ItemFilter = {
  states?: readonly PaymentItemState[] | undefined
  keyword?: string | undefined
  oldest_first?: boolean
}
const match = ({ states, keyword }: ItemFilter): Sql => sql`${from} where true
  ${states ? sql`and i.state = any (${[...states]})` : empty}
  ${keyword ? sql`and (i.subject = ${keyword} or i.subject = upper(${keyword}) or i.payment_id::text = lower(${keyword}))` : empty}`

/** A page of items. */
export const findItems = (r: Reader, f: ItemFilter, limit: number, offset: number): Promise<Item[]> =>
  r.many(
    sql`select ${columns} ${match(f)} order by i.created_at ${f.oldest_first ? sql`asc` : sql`desc`}, i.id limit ${limit} offset ${offset}`,
  )
/** How many a filter lists. */
export const countItems = (r: Reader, f: ItemFilter): Promise<Counted> => r.one(countUpTo(match(f)))

/** How many wait for people. */
export const countOpenItems = async (r: Reader): Promise<number> =>
  (await countItems(r, { states: ['held', 'to_refund', 'to_credit'] })).n

type Entry = { entry: string; remark?: string; staff_id?: number; staff_name?: string }
export type ItemEntry = { item_id: number; entry: string; remark: string; staff_name: string; told_at: Date }

/** Writes down what was done with an item, or said of it. */
export const insertItemEntry = (tx: Tx, item_id: number, e: Entry): Promise<number> =>
  tx.run(sql`insert into payments.entries (item_id, entry, remark, staff_id, staff_name)
    values (${item_id}, ${e.entry}, ${e.remark ?? ''}, ${e.staff_id ?? null}, ${e.staff_name ?? ''})`)

/** What happened to some items, each one's oldest first. */
export const findItemEntries = (r: Reader, ids: readonly number[]): Promise<ItemEntry[]> =>
  r.many(sql`select item_id::int as item_id, entry, remark, staff_name, told_at from payments.entries
    where item_id = any (${[...ids]}::bigint[]) order by item_id, id`)
