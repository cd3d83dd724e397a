import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import { type TransferEnd, type TransferEntry, type TransferState, UNCLEAR_TRANSFER } from './transfer.rules.ts'
import { columns, type Transfer } from './transfer.sql.ts'

/** Something that happened to an unclear transfer. A supplier's answer has no person. */
export type Entry = {
  transfer_id: string
  entry: TransferEntry
  remark: string
  staff_id: number | null
  staff_name: string
  at: Date
}
type Key = Pick<Transfer, 'member_id' | 'id'>
type Person = { staff_id: number; name: string }

export const insertEntry = (
  tx: Tx,
  t: Key,
  { entry, remark }: Pick<Entry, 'entry' | 'remark'>,
  by?: Person,
): Promise<number> =>
  tx.run(sql`insert into wallet.transfer_entries (member_id, transfer_id, entry, remark, staff_id, staff_name)
    values (${t.member_id}, ${t.id}, ${entry}, ${remark}, ${by?.staff_id ?? null}, ${by?.name ?? ''})`)

/** What happened to some transfers, each one's oldest first. */
export const findEntries = (r: Reader, ids: readonly string[]): Promise<Entry[]> =>
  r.many(sql`select transfer_id, entry, remark, staff_id, staff_name, at from wallet.transfer_entries
    where transfer_id = any (${[...ids]}::uuid[]) order by id`)

/** By the whole id, which is found by its end. */
const hasId = (id: string): Sql => sql`id = ${id} and right(id::text, 12) = right(${id}::uuid::text, 12)`

/** Locks a transfer, so that of a person and an answer that come at once the later one sees what the earlier one did. */
export const lockTransfer = (tx: Tx, id: string): Promise<Transfer | undefined> =>
  tx.maybe(sql`select ${columns} from wallet.transfers where ${hasId(id)} for update`)

export const setProposal = (tx: Tx, t: Key, end: TransferEnd, staff_id: number): Promise<Transfer | undefined> =>
  tx.maybe(sql`update wallet.transfers set proposal = ${end}, proposed_by = ${staff_id}
    where member_id = ${t.member_id} and id = ${t.id} and state = any (${[...UNCLEAR_TRANSFER]}) returning ${columns}`)

/** `number`: the end of the id that statements show, upper or lower case; `id` whole. */
export type TransferFilter = {
  member_id?: number
  id?: string
  number?: string
  supplier_code?: string
  states?: readonly TransferState[] | undefined
  oldest_first: boolean
}

const matchTransfers = (f: TransferFilter): Sql => sql`from wallet.transfers where true
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.id === undefined ? empty : sql`and ${hasId(f.id)}`}
  ${f.number === undefined ? empty : sql`and right(id::text, 12) = ${f.number}`}
  ${f.supplier_code === undefined ? empty : sql`and supplier_code = ${f.supplier_code}`}
  ${f.states ? sql`and state = any (${[...f.states]})` : empty}`

export const findTransfers = (r: Reader, f: TransferFilter, limit: number, offset: number): Promise<Transfer[]> =>
  r.many(
    sql`select ${columns} ${matchTransfers(f)} order by created_at ${f.oldest_first ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  )

export const countTransfers = (r: Reader, f: TransferFilter): Promise<Counted> => r.one(countUpTo(matchTransfers(f)))

/** The newest transfers between each of these members and suppliers. */
export const findLatestTransfers = (
  r: Reader,
  pairs: readonly { member_id: number; supplier_code: string }[],
  limit: number,
): Promise<Transfer[]> =>
  r.many(sql`select t.* from unnest(${pairs.map((p) => p.member_id)}::int[], ${pairs.map((p) => p.supplier_code)}::text[]) p (owner_id, code)
    cross join lateral (select ${columns} from wallet.transfers where member_id = p.owner_id and supplier_code = p.code
      order by created_at desc limit ${limit}) t`)
