import { randomBytes, randomUUID } from 'node:crypto'
import { meetFault } from './endings.ts'
import { tellMerchant } from './webhooks.ts'
import type { World } from './world.ts'

export const METHODS = ['alipay', 'wechat', 'union_quick', 'union_scan'] as const
export type Method = (typeof METHODS)[number]
export const LANGS = ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const
export type Lang = (typeof LANGS)[number]

export type NewPayment = {
  order_id: string
  method: Method
  amount: number
  currency: string
  notify_url: string
  return_url: string
  lang: Lang
}
export type Payment = NewPayment & {
  payment_id: string
  key: string
  state: 'open' | 'paid' | 'closed' | 'refunded'
  paid_amount: number | null
  paid_currency: string | null
  created_at: number
  expires_at: number
  paid_at: number | null
}

/** How long a payment can be made. */
const OPEN_MS = 15 * 60_000

const read = (w: World, column: 'order_id' | 'key', value: string): Payment | undefined => {
  w.books.prepare("update payments set state = 'closed' where state = 'open' and expires_at <= ?").run(Date.now())
  return w.books.prepare(`select * from payments where ${column} = ?`).all(value)[0] as Payment | undefined
}
export const findPayment = (w: World, order_id: string): Payment | undefined => read(w, 'order_id', order_id)
export const findPaymentByKey = (w: World, key: string): Payment | undefined => read(w, 'key', key)

const isSame = (a: NewPayment, b: NewPayment): boolean =>
  a.method === b.method && a.amount === b.amount && a.currency === b.currency

/** Makes a payment once for each order: the same order again hears of the first; undefined where it asks for something else. */
export const createPayment = (w: World, p: NewPayment): Payment | undefined => {
  const earlier = findPayment(w, p.order_id)
  if (earlier) return isSame(earlier, p) ? earlier : undefined
  const now = Date.now()
  w.books
    .prepare(`insert into payments (order_id, payment_id, key, method, amount, currency, notify_url, return_url, lang, created_at, expires_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    .run(
      p.order_id,
      `H${randomUUID().replaceAll('-', '').slice(0, 20)}`,
      randomBytes(18).toString('base64url'),
      p.method,
      p.amount,
      p.currency,
      p.notify_url,
      p.return_url,
      p.lang,
      now,
      now + OPEN_MS,
    )
  return findPayment(w, p.order_id)
}

/** The buyer pays, once; what really arrives may be something else. */
export const payPayment = (w: World, key: string): Payment | undefined => {
  const found = findPaymentByKey(w, key)
  if (found?.state !== 'open') return found
  const fault = meetFault(w, 'buyer')?.fault
  const amount = fault === 'wrong_amount' ? Math.ceil(found.amount / 2) : found.amount
  const currency = fault === 'wrong_currency' ? 'USD' : found.currency
  w.books
    .prepare(
      "update payments set state = 'paid', paid_amount = ?, paid_currency = ?, paid_at = ? where key = ? and state = 'open'",
    )
    .run(amount, currency, Date.now(), key)
  const paid = findPaymentByKey(w, key)
  if (paid) tellMerchant(w, paid.notify_url, { event: 'payment.paid', ...describePayment(paid) })
  return paid
}

/** Gives a payment back, once for each refund's id; false where there is nothing to give back. */
export const refundPayment = (w: World, refund_id: string, order_id: string, amount: number): boolean => {
  const found = findPayment(w, order_id)
  const given = w.books.prepare('select refund_id from refunds where refund_id = ?').all(refund_id)
  if (given.length > 0) return true
  if (found?.state !== 'paid' || amount > (found.paid_amount ?? 0)) return false
  w.books.prepare('insert into refunds values (?, ?, ?, ?)').run(refund_id, order_id, amount, Date.now())
  w.books.prepare("update payments set state = 'refunded' where order_id = ?").run(order_id)
  return true
}

const toTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A payment as the merchant is told of it. */
export const describePayment = (p: Payment) => ({
  order_id: p.order_id,
  payment_id: p.payment_id,
  method: p.method,
  state: p.state,
  amount: p.paid_amount ?? p.amount,
  currency: p.paid_currency ?? p.currency,
  paid_at: toTime(p.paid_at),
})
