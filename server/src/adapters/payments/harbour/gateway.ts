import type { z } from 'zod'
import type {
  GatewayPort,
  PaymentAnswer,
  PaymentOrder,
  PaymentStatus,
  PayoutAnswer,
  PayoutOrder,
  PayoutStatus,
  RefundAnswer,
  RefundOrder,
  SettlementAnswer,
} from '../../../modules/payments/gateway.port.ts'
import { askOutside, type OutsideReply, parseAnswer } from '../../http.ts'
import { cleanRead } from '../../../kernel/storable.ts'
import { buildNotifyUrl, readLimits } from '../agreed.ts'
import type { GatewayDeps } from '../deps.ts'
import { failure, paymentFound, paymentMade, payoutFound, refundMade, settlement } from './answers.ts'
import { readEvent } from './event.ts'
import { parseSettlement } from './settlement.rules.ts'
import { signParts } from './sign.rules.ts'

/** Two minutes after it was sent, what is not in their books will never be. */
const HORIZON_MS = 120_000

/** Errors that say for certain that nothing was done. That an id was used says the contrary. */
const CLEAR = new Set(['wrong_currency', 'bad_request', 'bad_signature'])

const call = async (d: GatewayDeps, name: string, asked: object, timeout_ms: number): Promise<OutsideReply> => {
  const path = `/harbour/v1/${name}`
  const body = JSON.stringify(asked)
  const timestamp = String(d.clock.now().getTime())
  const nonce = d.ids.token()
  const reply = await askOutside({
    url: `${d.url}${path}`,
    headers: {
      'content-type': 'application/json',
      'x-merchant': d.merchant,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signParts(d.secret, [timestamp, nonce, path, body]),
    },
    body,
    timeout_ms,
  })
  return { ...reply, body: cleanRead(reply.body) }
}

const parse = <S extends z.ZodType>(schema: S, reply: OutsideReply): z.output<S> | undefined =>
  reply.status === 200 ? parseAnswer(schema, reply.body) : undefined

const readCode = ({ body }: OutsideReply): string => parseAnswer(failure, body)?.error.code ?? ''

const createPayment = async (d: GatewayDeps, o: PaymentOrder): Promise<PaymentAnswer> => {
  const asked = {
    order_id: o.id,
    method: o.method,
    amount: Number(o.amount),
    currency: d.currency,
    notify_url: buildNotifyUrl(d),
    return_url: `${d.site_url}${o.return_path}`,
    lang: o.lang,
  }
  const reply = await call(d, 'payments', asked, readLimits(d).ask_ms)
  const { said } = reply
  const made = parse(paymentMade, reply)
  if (made?.payment.order_id === o.id) return { outcome: 'ok', pay_url: made.pay_url, said }
  const code = readCode(reply)
  return CLEAR.has(code) || code === 'maintenance'
    ? { outcome: 'rejected', reason: code, said }
    : { outcome: 'unknown', said }
}

const readPayment = async (d: GatewayDeps, order_id: string): Promise<PaymentStatus> => {
  const reply = await call(d, 'payments/status', { order_id }, readLimits(d).ask_ms)
  const { said } = reply
  if (reply.status === 404 && readCode(reply) === 'payment_not_found') return { outcome: 'not_found', said }
  const found = parse(paymentFound, reply)?.payment
  if (found?.order_id !== order_id) return { outcome: 'unknown', said }
  const { amount, currency, payment_id: external_id, state } = found
  return { outcome: 'found', state, external_id, amount, currency, said }
}

const createPayout = async (d: GatewayDeps, o: PayoutOrder): Promise<PayoutAnswer> => {
  const { id: payout_id, bank, card_no, owner_name } = o
  const about = { payout_id, amount: Number(o.amount), currency: d.currency, bank, card_no, owner_name }
  const reply = await call(d, 'payouts', { ...about, notify_url: buildNotifyUrl(d) }, readLimits(d).move_ms)
  const { said } = reply
  if (parse(payoutFound, reply)?.payout.payout_id === payout_id) return { outcome: 'accepted', said }
  const code = readCode(reply)
  if (code === 'maintenance') return { outcome: 'later', said }
  return CLEAR.has(code) ? { outcome: 'rejected', reason: code, said } : { outcome: 'unknown', said }
}

const readPayout = async (d: GatewayDeps, payout_id: string): Promise<PayoutStatus> => {
  const reply = await call(d, 'payouts/status', { payout_id }, readLimits(d).ask_ms)
  const { said } = reply
  if (reply.status === 404 && readCode(reply) === 'payout_not_found') return { outcome: 'not_found', said }
  const found = parse(payoutFound, reply)?.payout
  if (found?.payout_id !== payout_id) return { outcome: 'unknown', said }
  const { state, amount, currency, reason } = found
  return { outcome: 'found', state, amount, currency, reason: reason ?? '', said }
}

const refund = async (d: GatewayDeps, o: RefundOrder): Promise<RefundAnswer> => {
  const asked = { refund_id: o.id, order_id: o.payment_id, amount: Number(o.amount) }
  const reply = await call(d, 'refunds', asked, readLimits(d).move_ms)
  const { said } = reply
  if (parse(refundMade, reply)?.refund_id === o.id) return { outcome: 'done', said }
  const code = readCode(reply)
  if (code === 'maintenance') return { outcome: 'later', said }
  return code === 'not_refundable' || CLEAR.has(code)
    ? { outcome: 'rejected', reason: code, said }
    : { outcome: 'unknown', said }
}

const fetchSettlement = async (d: GatewayDeps, day: string): Promise<SettlementAnswer> => {
  const reply = await call(d, 'settlement', { day }, readLimits(d).move_ms)
  const raw = parse(settlement, reply)?.file
  if (raw !== undefined) return { outcome: 'ok', raw, file: parseSettlement(raw) }
  if (readCode(reply) === 'settlement_not_ready') return { outcome: 'not_ready' }
  return { outcome: 'unknown', said: reply.said }
}

/** A gateway that speaks Harbour: JSON in minor units, every call signed with HMAC over its body, time and nonce. */
export const createHarbourGateway = (d: GatewayDeps): GatewayPort => ({
  code: d.code,
  horizon_ms: HORIZON_MS,
  createPayment: (order) => createPayment(d, order),
  paymentStatus: (id) => readPayment(d, id),
  createPayout: (order) => createPayout(d, order),
  payoutStatus: (id) => readPayout(d, id),
  taken: { result: 'ok' },
  readEvent: (headers, body) => readEvent(d, headers, body),
  refund: (order) => refund(d, order),
  fetchSettlement: (day) => fetchSettlement(d, day),
})
