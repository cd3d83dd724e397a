import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { RefundState } from '@moongate/contract/payments.states'

export type Refund = {
  id: string
  item_id: number
  payment_id: string
  gateway_code: string
  amount: bigint
  state: RefundState
  checks: number
  created_at: Date
  now: Date
}
export type NewRefund = Pick<Refund, 'id' | 'item_id' | 'payment_id' | 'gateway_code' | 'amount'> & {
  member_id: number
  bill_no: string
  currency: string
}
const columns = sql`id, item_id::int as item_id, payment_id, gateway_code, amount, state, checks, created_at, kernel.now() as now`

/** Of a payment there is one at a time: the database keeps it so. */
export const insertRefund = (tx: Tx, f: NewRefund): Promise<number> =>
  tx.run(sql`insert into payments.refunds (id, item_id, payment_id, member_id, bill_no, gateway_code, amount, currency)
    values (${f.id}, ${f.item_id}, ${f.payment_id}, ${f.member_id}, ${f.bill_no}, ${f.gateway_code}, ${f.amount}, ${f.currency})`)

/** One refund as it stands. */
export const findRefund = (r: Reader, id: string): Promise<Refund | undefined> =>
  r.maybe(sql`select ${columns} from payments.refunds where id = ${id}`)
/** The same, kept from others until the transaction ends. */
export const lockRefund = (tx: Tx, id: string): Promise<Refund | undefined> =>
  tx.maybe(sql`select ${columns} from payments.refunds where id = ${id} for update`)
/** The refund of an item that the gateway has not answered. */
export const findSentRefund = (r: Reader, item_id: number): Promise<Refund | undefined> =>
  r.maybe(sql`select ${columns} from payments.refunds where item_id = ${item_id} and state = 'sent'`)

/** The gateway has said what became of it. */
export const endRefund = (tx: Tx, id: string, state: RefundState): Promise<number> =>
  tx.run(sql`update payments.refunds set state = ${state}, finished_at = kernel.now() where id = ${id}`)
/** Counts one more question, and when the next is due. */
export const setRefundCheck = (tx: Tx, id: string, at: Date | null): Promise<number> =>
  tx.run(sql`update payments.refunds set checks = checks + 1, next_check_at = ${at} where id = ${id}`)

/** Refunds whose question is overdue: the job is gone, or its process died. */
export const findDueRefunds = (r: Reader): Promise<{ id: string }[]> =>
  r.many(sql`select id from payments.refunds where state = 'sent' and (next_check_at is not null or checks = 0)
    and coalesce(next_check_at, created_at + interval '70 seconds') < kernel.now() - interval '20 seconds' order by created_at limit 500`)
