import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import type { DepositState } from './deposit.rules.ts'

export type Deposit = {
  member_id: number
  id: string
  bill_no: string
  channel_id: number
  payment_type: string
  channel_name: string
  channel_account: string
  amount: bigint
  payer_name: string
  payer_account: string
  remark_code: string
  payment_desc: string
  picture: string
  hk_at: Date | null
  state: DepositState
  reason: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}
export type NewDeposit = Omit<Deposit, 'state' | 'reason' | 'handled_by' | 'created_at' | 'finished_at'>
export type OrderFilter<S> = {
  member_id?: number
  states?: readonly S[] | undefined
  keyword?: string | undefined
  oldest_first?: boolean
}

const columns = sql`member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, amount, payer_name, payer_account, remark_code,
  payment_desc, picture, hk_at, state, reason, handled_by, created_at, finished_at`

export const insertDeposit = (tx: Tx, d: NewDeposit): Promise<Deposit | undefined> =>
  tx.maybe(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, amount, payer_name, payer_account, remark_code, payment_desc, picture, hk_at)
    values (${d.member_id}, ${d.id}, ${d.bill_no}, ${d.channel_id}, ${d.payment_type}, ${d.channel_name}, ${d.channel_account}, ${d.amount}, ${d.payer_name}, ${d.payer_account},
      ${d.remark_code}, ${d.payment_desc}, ${d.picture}, ${d.hk_at}) on conflict (member_id, id) do nothing returning ${columns}`)

export const findDeposit = (r: Reader, id: string): Promise<Deposit | undefined> =>
  r.maybe(sql`select ${columns} from cashier.deposits where id = ${id}`)

/** Moves an order on, if it still stands where the step may start. */
export const moveDeposit = (
  tx: Tx,
  id: string,
  from: readonly DepositState[],
  to: DepositState,
  by: { reason: string; name: string },
): Promise<Deposit | undefined> =>
  tx.maybe(sql`update cashier.deposits set state = ${to}, reason = ${by.reason}, handled_by = ${by.name}, finished_at = kernel.now()
    where id = ${id} and state = any (${from}) returning ${columns}`)

export const countWaiting = async (r: Reader, member_id: number): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from cashier.deposits where member_id = ${member_id} and state = 'pending'`,
    )
  ).n

export const findOverdueDeposits = (r: Reader, minutes: number): Promise<{ id: string }[]> =>
  r.many(
    sql`select id from cashier.deposits where state = 'pending' and created_at < kernel.now() - make_interval(mins => ${minutes}) limit 500`,
  )

const matchDeposits = (f: OrderFilter<DepositState>): Sql => sql`from cashier.deposits where true
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.states ? sql`and state = any (${f.states})` : empty}
  ${f.keyword ? sql`and (bill_no = upper(${f.keyword}) or remark_code = ${f.keyword} or payer_name = ${f.keyword})` : empty}`

export const findDeposits = (
  r: Reader,
  f: OrderFilter<DepositState>,
  limit: number,
  offset: number,
): Promise<Deposit[]> =>
  r.many(
    sql`select ${columns} ${matchDeposits(f)} order by created_at ${f.oldest_first ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  )

export const sumDeposits = (r: Reader, f: OrderFilter<DepositState>): Promise<{ n: number; amount: bigint }> =>
  r.one(sql`select count(*)::int as n, coalesce(sum(amount), 0)::bigint as amount ${matchDeposits(f)}`)

/** One member's orders are made one after the other: the number of open ones spans rows. */
export const lockOrders = (tx: Tx, member_id: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('cashier.orders', ${member_id}))`)
