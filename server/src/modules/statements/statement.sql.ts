import type { RowState } from '@moongate/contract/statements.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'

/** A line of a bank's statement that brought money. */
export type StoredRow = {
  id: number
  account: string
  reference: string
  booked_at: Date | null
  amount: bigint
  payer_name: string
  payer_account: string
  remark: string
  state: RowState
  bill_no: string
  reason: string
  handled_by: string
  handled_at: Date | null
}
export type NewFile = {
  payee_id: number
  account: string
  name: string
  layout: string
  rows_n: number
  staff_id: number
  staff_name: string
}
export type NewRow = Pick<
  StoredRow,
  'amount' | 'payer_name' | 'payer_account' | 'remark' | 'reference' | 'booked_at'
> & { fingerprint: string }

const columns = sql`id, account, reference, booked_at, amount, payer_name, payer_account, remark, state, bill_no, reason, handled_by, handled_at`

export const insertFile = (tx: Tx, f: NewFile): Promise<{ id: number }> =>
  tx.one(sql`insert into statements.files (payee_id, account, name, layout, rows_n, new_n, staff_id, staff_name)
    values (${f.payee_id}, ${f.account}, ${f.name}, ${f.layout}, ${f.rows_n}, 0, ${f.staff_id}, ${f.staff_name}) returning id`)

/** Those of them that the account did not have yet; answers how many. */
export const insertRows = (tx: Tx, file_id: number, account: string, rows: readonly NewRow[]): Promise<number> =>
  tx.run(sql`insert into statements.rows (file_id, account, fingerprint, reference, booked_at, amount, payer_name, payer_account, remark)
    select ${file_id}, ${account}, * from unnest(${rows.map((r) => r.fingerprint)}::text[], ${rows.map((r) => r.reference)}::text[],
      ${rows.map((r) => r.booked_at)}::timestamptz[], ${rows.map((r) => r.amount)}::bigint[], ${rows.map((r) => r.payer_name)}::text[],
      ${rows.map((r) => r.payer_account)}::text[], ${rows.map((r) => r.remark)}::text[])
    on conflict (account, fingerprint) do nothing`)

export const countNewRows = (tx: Tx, file_id: number, n: number): Promise<number> =>
  tx.run(sql`update statements.files set new_n = ${n} where id = ${file_id}`)

export const countRows = (r: Reader, state: RowState): Promise<Counted> =>
  r.one(countUpTo(sql`from statements.rows where state = ${state}`, state === 'open'))

/** A page of rows, the newest first. */
export const findRows = (r: Reader, state: RowState, limit: number, offset: number): Promise<StoredRow[]> =>
  r.many(
    sql`select ${columns} from statements.rows where state = ${state} order by id desc limit ${limit} offset ${offset}`,
  )

/** Open rows below a number, the newest first. */
export const findOpenBelow = (r: Reader, id: number, limit: number): Promise<StoredRow[]> =>
  r.many(
    sql`select ${columns} from statements.rows where state = 'open' and id < ${id} order by id desc limit ${limit}`,
  )

/** Which of these deposits a row has credited. */
export const findTied = async (r: Reader, deposit_ids: readonly string[]): Promise<Set<string>> => {
  const rows = await r.many<{ deposit_id: string }>(
    sql`select deposit_id from statements.rows where deposit_id = any(${[...deposit_ids]}::uuid[])`,
  )
  return new Set(rows.map(({ deposit_id }) => deposit_id))
}

/** One row, kept from others until the transaction ends: of many who decide about it one is first. */
export const lockRow = (tx: Tx, id: number): Promise<StoredRow | undefined> =>
  tx.maybe(sql`select ${columns} from statements.rows where id = ${id} for update`)

/** Back among those that wait. */
export const resetRow = (tx: Tx, id: number): Promise<number> =>
  tx.run(
    sql`update statements.rows set state = 'open', reason = '', handled_by = '', handled_at = null where id = ${id}`,
  )

type Ended = { state: 'credited' | 'ignored'; deposit_id: string | null; bill_no: string; reason: string; by: string }

export const endRow = (tx: Tx, id: number, e: Ended): Promise<number> =>
  tx.run(sql`update statements.rows set state = ${e.state}, deposit_id = ${e.deposit_id}, bill_no = ${e.bill_no}, reason = ${e.reason},
    handled_by = ${e.by}, handled_at = kernel.now() where id = ${id}`)
