import { channels, type Lang } from '@moongate/contract'
import { arrivalPush } from '@moongate/contract/payments.pushes'
import type { PaymentItemKind } from '@moongate/contract/payments.states'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { creditByMachine, expireByMachine, openOnlineDeposit } from '../cashier/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { findOpenGateways } from './gateway.ts'
import type { GatewayPort, PaymentAnswer, PaymentStatus } from './gateway.port.ts'
import { computePaymentCheck, judgePayment, type PaymentVerdict, readMethod } from './payment.rules.ts'
import { findPayment, insertPayment, lockPayment, movePayment, type Payment, setPaymentCheck } from './payment.sql.ts'
import { checkPaymentJob } from './payments.jobs.ts'
import { insertEntry, insertItem } from './record.sql.ts'

type OnlineOrder = Parameters<typeof openOnlineDeposit>[2]

/**
 * Begins an online payment (R3.10): the order is committed first, then the gateway is asked, then its answer is written. A repeat of the
 * same key goes on with the same order. Refuses cashier.no_account, cashier.channel_maintenance, cashier.below_min, cashier.above_max,
 * cashier.too_many_open, idempotency.key_reused.
 */
export const startPayment = async (d: PaymentsDeps, order: OnlineOrder, lang: Lang): Promise<Payment> => {
  const open = await findOpenGateways(d.db, d.gateways)
  const made = await d.db.tx((tx) => placePayment(d, tx, order, open))
  if (made.state !== 'created') return made
  const port = d.gateways[made.gateway_code] ?? refuse('cashier.channel_maintenance')
  const first = await askForPage(d, port, made, lang)
  // Asking again under the same id makes no second payment, and mostly hears what was lost.
  const answer = first.outcome === 'unknown' ? await askForPage(d, port, made, lang) : first
  await insertEntry(d.db, { order_id: made.id, entry: `asked_${answer.outcome}`, remark: answer.said ?? '' })
  if (answer.outcome === 'rejected') await d.db.tx((tx) => closePayment(tx, made.id))
  // Unclear: the order stays, and is asked about.
  if (answer.outcome !== 'ok') return refuse('cashier.channel_maintenance')
  const shown = await movePayment(d.db, made.id, 'show', { pay_url: answer.pay_url })
  return shown ?? (await findPayment(d.db, made.id)) ?? made
}

const placePayment = async (
  d: PaymentsDeps,
  tx: Tx,
  order: OnlineOrder,
  open: ReadonlySet<string>,
): Promise<Payment> => {
  const opened = await openOnlineDeposit(d, tx, order, (code) => open.has(code))
  const { id, member_id, bill_no, gateway_code, asset, amount } = opened
  if (!opened.is_new) return (await findPayment(tx, id)) ?? refuse('common.conflict')
  const method = readMethod(opened.payment_type) ?? refuse('cashier.no_account')
  const made = await insertPayment(tx, { id, member_id, bill_no, gateway_code, method, asset, amount })
  await planCheck(d, tx, made)
  return made
}

/** A port promises not to throw. What it threw after the request may have left says nothing of what became of it. */
const askForPage = async (d: PaymentsDeps, port: GatewayPort, p: Payment, lang: Lang): Promise<PaymentAnswer> => {
  const { id, method, amount, bill_no } = p
  try {
    return await port.createPayment({ id, method, amount, lang, return_path: `/#/OnlineDeposit?order=${bill_no}` })
  } catch (error) {
    d.log.error({ err: error, gateway: port.code, payment_id: id }, 'a gateway port threw')
    return { outcome: 'unknown' }
  }
}

const planCheck = async (d: PaymentsDeps, tx: Tx, { id, checks, created_at, now }: Payment): Promise<void> => {
  const run_at = new Date(now.getTime() + computePaymentCheck(checks, now.getTime() - created_at.getTime()))
  await setPaymentCheck(tx, id, run_at)
  await enqueue(tx, checkPaymentJob, { id }, { run_at, key: `payments.payment:${id}` })
}

/**
 * Asks the gateway what became of a payment and writes what it says: a webhook is but the hint that it is time to ask. What is paid or in
 * doubt is not asked about again; what was closed is, because money may come late. What the books refuse now, of a member who is frozen,
 * is tried again at its time, until they take it.
 */
export const checkPayment = async (d: PaymentsDeps, id: string): Promise<void> => {
  const p = await findPayment(d.db, id)
  if (!p || p.state === 'paid' || p.state === 'odd') return
  const port = d.gateways[p.gateway_code]
  // One whose gateway is connected no more is unclear, as while it is silent.
  const status: PaymentStatus = port ? await askStatus(d, port, id) : { outcome: 'unknown' }
  try {
    await takeLocked(d, id, (tx, locked) => {
      // As old as it was when its gateway was asked: what nobody knew there then may be known by now.
      const age_ms = p.now.getTime() - locked.created_at.getTime()
      return settlePayment(d, tx, locked, status, judgePayment(locked, status, age_ms, port?.horizon_ms ?? 0))
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.warn({ payment_id: id, refusal: error.code }, 'a payment is not taken by the books yet')
    await takeLocked(d, id, (tx, locked) => planCheck(d, tx, locked))
  }
}

/** Locked first: of two who heard the same the later one finds it done. */
const takeLocked = (d: PaymentsDeps, id: string, take: (tx: Tx, p: Payment) => Promise<void>): Promise<void> =>
  d.db.tx(async (tx) => {
    const locked = await lockPayment(tx, id)
    if (locked && locked.state !== 'paid' && locked.state !== 'odd') await take(tx, locked)
  })

/** What the gateway says of a payment; a port that throws says nothing. */
export const askStatus = async (d: PaymentsDeps, port: GatewayPort, id: string): Promise<PaymentStatus> => {
  try {
    return await port.paymentStatus(id)
  } catch (error) {
    d.log.error({ err: error, gateway: port.code, payment_id: id }, 'a gateway port threw')
    return { outcome: 'unknown' }
  }
}

const settlePayment = async (
  d: PaymentsDeps,
  tx: Tx,
  p: Payment,
  status: PaymentStatus,
  verdict: PaymentVerdict,
): Promise<void> => {
  // Also of one that was closed: somebody said that there is something to hear of it.
  if (verdict === 'wait') return planCheck(d, tx, p)
  if (verdict === 'close') return closePayment(tx, p.id)
  if (status.outcome !== 'found') return
  const { external_id, amount, currency } = status
  if (verdict === 'credit') return creditPayment(tx, p, external_id)
  if (!(await movePayment(tx, p.id, 'doubt', { external_id }))) return
  await keepOdd(tx, p, verdict, { amount, currency })
}

/** What arrived is not what was ordered, or not wanted any more, or has gone again: people look at it. */
const keepOdd = async (
  tx: Tx,
  { id: payment_id, member_id, gateway_code, bill_no }: Payment,
  kind: PaymentItemKind,
  came: { amount: bigint; currency: string },
): Promise<void> => {
  const detail = `${came.currency} ${toWire(came.amount)}`
  await insertEntry(tx, { order_id: payment_id, entry: kind, remark: detail })
  await push(tx, arrivalPush, channels.office, {})
  const item = { gateway_code, kind, subject: bill_no, detail }
  if (kind !== 'given_back')
    return void (await insertItem(tx, { ...item, arrived: { payment_id, member_id, ...came } }))
  await insertItem(tx, item)
  await expireByMachine(tx, payment_id)
}

/** Payment and credit in one transaction; an order that staff ended otherwise is for people. */
const creditPayment = async (tx: Tx, p: Payment, external_id: string): Promise<void> => {
  const { id, gateway_code, asset, amount } = p
  if (await creditByMachine(tx, id, gateway_code)) {
    await movePayment(tx, id, 'credit', { external_id })
    await insertEntry(tx, { order_id: id, entry: 'credited', remark: external_id })
    return
  }
  await movePayment(tx, id, 'doubt', { external_id })
  await keepOdd(tx, p, 'refused_order', { amount, currency: asset })
}

const closePayment = async (tx: Tx, id: string): Promise<void> => {
  if (!(await movePayment(tx, id, 'close'))) return
  await insertEntry(tx, { order_id: id, entry: 'closed' })
  await expireByMachine(tx, id)
}
