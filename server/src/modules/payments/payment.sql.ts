import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { PAYMENT_STEPS, type PaymentState } from './payment.rules.ts'
import type { PayMethod } from './gateway.port.ts'

export type Payment = {
  id: string
  member_id: number
  bill_no: string
  gateway_code: string
  method: PayMethod
  asset: string
  amount: bigint
  state: PaymentState
  external_id: string | null
  pay_url: string
  checks: number
  next_check_at: Date | null
  created_at: Date
  finished_at: Date | null
  now: Date
}
export type NewPayment = Pick<Payment, 'id' | 'member_id' | 'bill_no' | 'gateway_code' | 'method' | 'asset' | 'amount'>

const columns = sql`id, member_id, bill_no, gateway_code, method, asset, amount, state, external_id, pay_url, checks, next_check_at, created_at, finished_at, kernel.now() as now`

export const insertPayment = (tx: Tx, p: NewPayment): Promise<Payment> =>
  tx.one(sql`insert into payments.payments (id, member_id, bill_no, gateway_code, method, asset, amount)
    values (${p.id}, ${p.member_id}, ${p.bill_no}, ${p.gateway_code}, ${p.method}, ${p.asset}, ${p.amount}) returning ${columns}`)

export const findPayment = (r: Reader, id: string): Promise<Payment | undefined> =>
  r.maybe(sql`select ${columns} from payments.payments where id = ${id}`)

export const lockPayment = (tx: Tx, id: string): Promise<Payment | undefined> =>
  tx.maybe(sql`select ${columns} from payments.payments where id = ${id} for update`)

export const findOwnPayment = (r: Reader, member_id: number, bill_no: string): Promise<Payment | undefined> =>
  r.maybe(sql`select ${columns} from payments.payments where member_id = ${member_id} and bill_no = ${bill_no}`)

/** Moves a payment on, if it still stands where the step may start; `external_id` once the gateway has told it. */
export const movePayment = (
  tx: Reader,
  id: string,
  step: keyof typeof PAYMENT_STEPS,
  told: { external_id?: string; pay_url?: string } = {},
): Promise<Payment | undefined> => {
  const { from, to } = PAYMENT_STEPS[step]
  return tx.maybe(sql`update payments.payments set state = ${to}, external_id = coalesce(${told.external_id ?? null}, external_id),
      pay_url = coalesce(${told.pay_url ?? null}, pay_url), finished_at = case when ${to} = 'open' then null else kernel.now() end
    where id = ${id} and state = any (${[...from]}) returning ${columns}`)
}

export const setPaymentCheck = (tx: Tx, id: string, at: Date): Promise<number> =>
  tx.run(sql`update payments.payments set checks = checks + 1, next_check_at = ${at} where id = ${id}`)

/** Payments whose question is overdue: its job is gone. */
export const findDuePayments = (r: Reader): Promise<{ id: string }[]> =>
  r.many(sql`select id from payments.payments where state in ('created', 'open')
    and coalesce(next_check_at, created_at) < kernel.now() - interval '20 seconds' order by next_check_at limit 500`)
