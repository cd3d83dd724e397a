import { toWire } from '@moongate/money'
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
  Rejected,
  SettlementAnswer,
  Unknown,
} from '../../../modules/payments/gateway.port.ts'
import { askOutside, parseAnswer } from '../../http.ts'
import { cleanRead } from '../../../kernel/storable.ts'
import { buildNotifyUrl, readLimits } from '../agreed.ts'
import type { GatewayDeps } from '../deps.ts'
import { billMade, CODES, made, refundMade, REFUSALS, trade, transfer } from './answers.ts'
import { parseBill } from './bill.rules.ts'
import { readEvent } from './event.ts'
import { type Fields, readForm, toLocal, toTheirId, writeForm } from './forms.rules.ts'

/** Three minutes after it was sent, what is not in their books will never be. */
const HORIZON_MS = 180_000

const PAY_TYPES = {
  alipay: 'ALI_QR',
  wechat: 'WX_NATIVE',
  union_quick: 'UPOP_QUICK',
  union_scan: 'UPOP_QR',
} as const

type Told = { code: string | undefined; fields: Fields; said: string }

/** What they answer; no code where they do not answer, or somebody else does: each answer is signed. */
const call = async (d: GatewayDeps, service: string, asked: Fields, timeout_ms: number): Promise<Told> => {
  const about = { service, mch_id: d.merchant, timestamp: toLocal(d.clock.now()), nonce_str: d.ids.token() }
  const reply = await askOutside({
    url: `${d.url}/lantern/gateway.do`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: writeForm(d.secret, { ...asked, ...about }),
    timeout_ms,
    readBody: (text) => cleanRead(readForm(d.secret, text)),
  })
  const fields = reply.status === 200 ? ((reply.body as Fields | undefined) ?? {}) : {}
  return { code: fields['ret_code'], fields, said: reply.said }
}

const parse = <S extends z.ZodType>(schema: S, { code, fields }: Told): z.output<S> | undefined =>
  code === CODES.ok ? parseAnswer(schema, fields) : undefined

const readRefusal = ({ code = '', said }: Told): Rejected | Unknown => {
  const reason = REFUSALS[code]
  return reason === undefined ? { outcome: 'unknown', said } : { outcome: 'rejected', reason, said }
}

const createPayment = async (d: GatewayDeps, o: PaymentOrder): Promise<PaymentAnswer> => {
  const asked = {
    out_trade_no: toTheirId(o.id),
    pay_type: PAY_TYPES[o.method],
    total_fee: toWire(o.amount),
    fee_type: d.currency,
    notify_url: buildNotifyUrl(d),
    return_url: `${d.site_url}${o.return_path}`,
    language: o.lang.replace('_', '-'),
  }
  const answer = await call(d, 'trade.create', asked, readLimits(d).ask_ms)
  const { code, said } = answer
  const found = parse(made, answer)
  if (found?.out_trade_no === o.id) return { outcome: 'ok', pay_url: found.pay_url, said }
  return code === CODES.maintenance ? { outcome: 'rejected', reason: 'maintenance', said } : readRefusal(answer)
}

const readPayment = async (d: GatewayDeps, id: string): Promise<PaymentStatus> => {
  const answer = await call(d, 'trade.query', { out_trade_no: toTheirId(id) }, readLimits(d).ask_ms)
  const { code, said } = answer
  if (code === CODES.unknown) return { outcome: 'not_found', said }
  const found = parse(trade, answer)
  if (found?.out_trade_no !== id) return { outcome: 'unknown', said }
  const { trade_state: state, trade_no: external_id, total_fee: amount, fee_type: currency } = found
  return { outcome: 'found', state, external_id, amount, currency, said }
}

const createPayout = async (d: GatewayDeps, o: PayoutOrder): Promise<PayoutAnswer> => {
  const asked = {
    out_transfer_no: toTheirId(o.id),
    transfer_fee: toWire(o.amount),
    fee_type: d.currency,
    bank_code: o.bank,
    acct_no: o.card_no,
    acct_name: o.owner_name,
    notify_url: buildNotifyUrl(d),
  }
  const answer = await call(d, 'transfer.create', asked, readLimits(d).move_ms)
  const { code, said } = answer
  if (parse(transfer, answer)?.out_transfer_no === o.id) return { outcome: 'accepted', said }
  if (code === CODES.maintenance) return { outcome: 'later', said }
  return readRefusal(answer)
}

const readPayout = async (d: GatewayDeps, id: string): Promise<PayoutStatus> => {
  const answer = await call(d, 'transfer.query', { out_transfer_no: toTheirId(id) }, readLimits(d).ask_ms)
  const { code, said } = answer
  if (code === CODES.unknown) return { outcome: 'not_found', said }
  const found = parse(transfer, answer)
  if (found?.out_transfer_no !== id) return { outcome: 'unknown', said }
  const { transfer_state: state, transfer_fee: amount, fee_type: currency, fail_code: reason } = found
  return { outcome: 'found', state, amount, currency, reason, said }
}

const refund = async (d: GatewayDeps, o: RefundOrder): Promise<RefundAnswer> => {
  const ids = { out_refund_no: toTheirId(o.id), out_trade_no: toTheirId(o.payment_id) }
  const answer = await call(d, 'refund.create', { ...ids, refund_fee: toWire(o.amount) }, readLimits(d).move_ms)
  const { code, said } = answer
  if (parse(refundMade, answer)?.out_refund_no === o.id) return { outcome: 'done', said }
  return code === CODES.maintenance ? { outcome: 'later', said } : readRefusal(answer)
}

const fetchSettlement = async (d: GatewayDeps, day: string): Promise<SettlementAnswer> => {
  const answer = await call(d, 'bill.get', { bill_date: day.replaceAll('-', '') }, readLimits(d).move_ms)
  const raw = parse(billMade, answer)?.bill
  if (raw !== undefined) return { outcome: 'ok', raw, file: parseBill(raw) }
  return answer.code === CODES.not_ready ? { outcome: 'not_ready' } : { outcome: 'unknown', said: answer.said }
}

/** A gateway that speaks Lantern: signed forms both ways, decimal amounts, codes in place of HTTP statuses, ids of 32 characters. */
export const createLanternGateway = (d: GatewayDeps): GatewayPort => ({
  code: d.code,
  horizon_ms: HORIZON_MS,
  createPayment: (order) => createPayment(d, order),
  paymentStatus: (id) => readPayment(d, id),
  createPayout: (order) => createPayout(d, order),
  payoutStatus: (id) => readPayout(d, id),
  taken: 'success',
  readEvent: (_headers, body) => readEvent(d, body),
  refund: (order) => refund(d, order),
  fetchSettlement: (day) => fetchSettlement(d, day),
})
