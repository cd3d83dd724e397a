import { type Reader, sql } from '../../kernel/db.ts'
import type { Seen } from './chain.rules.ts'
import type { Told } from './gateway.rules.ts'
import type { Booked, Posted } from './ledger.rules.ts'

export type Span = { from: Date; before: Date }
type ToldRow = Omit<Told, 'on' | 'is_unclear'> & { finished_at: Date | null; created_at: Date }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What we believe of the payments, payouts and refunds of a gateway that ended on a day, were made on it, or are named by its file. */
export const findTold = (
  r: Reader,
  gateway: string,
  { from, before }: Span,
  named: readonly string[],
): Promise<ToldRow[]> =>
  r.many(sql`select kind, order_id, bill_no, amount, currency, state, finished_at, created_at from payments.told_orders t
      where t.gateway_code = ${gateway} and t.finished_at >= ${from} and t.finished_at < ${before}
    union select kind, order_id, bill_no, amount, currency, state, finished_at, created_at from payments.told_orders t
      where t.gateway_code = ${gateway} and t.state = 'open' and t.created_at >= ${from} and t.created_at < ${before}
    union select kind, order_id, bill_no, amount, currency, state, finished_at, created_at from payments.told_orders t
      where t.gateway_code = ${gateway} and t.order_id = any (${named.filter((id) => UUID.test(id))}::uuid[])`)

/** Transfers whose block is of a day, and those that the chain names. */
export const findSeen = (
  r: Reader,
  network: string,
  { from, before }: Span,
  hashes: readonly string[],
): Promise<Seen[]> =>
  r.many(sql`select tx_hash, log_index, usdt, coalesce(bill_no, '') as bill_no, f.block_at >= ${from} and f.block_at < ${before} as is_of_day
    from chain.final_transfers f where f.network = ${network}
      and ((f.block_at >= ${from} and f.block_at < ${before}) or f.tx_hash = any (${[...hashes]}))`)

const posted = sql`((s.kind = 'cashier.deposit_credited' and s.account_kind = 'centre') or (s.kind = 'cashier.withdrawal_paid' and s.account_kind = 'held'))`

/** The orders of a day and those that its postings name, with whether a gateway says of one that it was not paid. */
export const findBooked = (r: Reader, asset: string, { from, before }: Span): Promise<Booked[]> =>
  r.many(sql`select o.bill_no, case when o.kind = 'deposit' then o.amount else -o.amount end as amount,
      o.finished_at >= ${from} and o.finished_at < ${before} as is_of_day,
      exists (select from payments.told_orders t where t.order_id = o.id and t.kind <> 'refund' and (t.state <> 'done' or t.is_odd)) as is_unpaid
    from cashier.booked_orders o where o.asset = ${asset} and ((o.finished_at >= ${from} and o.finished_at < ${before})
      or o.bill_no in (select s.ref from ledger.statement s where s.asset = ${asset} and s.created_at >= ${from} and s.created_at < ${before} and ${posted}))`)

/** The postings of orders' money on a day, and those of its orders. */
export const findPosted = (r: Reader, asset: string, { from, before }: Span): Promise<Posted[]> =>
  r.many(sql`select s.posting_id, s.ref, s.amount, s.created_at >= ${from} and s.created_at < ${before} as is_of_day
      from ledger.statement s where s.asset = ${asset} and s.created_at >= ${from} and s.created_at < ${before} and ${posted}
    union select s.posting_id, s.ref, s.amount, s.created_at >= ${from} and s.created_at < ${before}
      from cashier.booked_orders o join ledger.statement s on s.member_id = o.member_id and s.ref = o.bill_no
      where s.asset = ${asset} and o.finished_at >= ${from} and o.finished_at < ${before} and ${posted}`)
