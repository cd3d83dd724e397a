import { channels } from '@moongate/contract'
import { arrivalPush } from '@moongate/contract/payments.pushes'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import type { PaymentsDeps } from './deps.ts'
import type { GatewayPort, RefundAnswer } from './gateway.port.ts'
import { judgeRefund } from './item.rules.ts'
import { insertItemEntry, lockItem, moveItem } from './item.sql.ts'
import { refundJob } from './payments.jobs.ts'
import { computePayoutCheck } from './payout.rules.ts'
import { endRefund, findRefund, lockRefund, type Refund, setRefundCheck } from './refund.sql.ts'

/** A port promises not to throw. What it threw after the request may have left says nothing of what became of it. */
const askToRefund = async (
  d: PaymentsDeps,
  port: GatewayPort,
  { id, payment_id, amount }: Refund,
): Promise<RefundAnswer> => {
  try {
    return await port.refund({ id, payment_id, amount })
  } catch (error) {
    d.log.error({ err: error, gateway: port.code, refund_id: id }, 'a gateway port threw')
    return { outcome: 'unknown' }
  }
}

/**
 * Asks the gateway to give a payment back, under the same id each time: it gives back once, so that an answer that was lost is asked for
 * again. What is said is written under the locks of item and refund.
 */
export const takeRefund = async (d: PaymentsDeps, id: string): Promise<void> => {
  const found = await findRefund(d.db, id)
  if (found?.state !== 'sent') return
  const port = d.gateways[found.gateway_code]
  // One whose gateway is connected no more is unclear, as while it is silent.
  const answer: RefundAnswer = port ? await askToRefund(d, port, found) : { outcome: 'unknown' }
  await d.db.tx(async (tx) => {
    const item = await lockItem(tx, found.item_id)
    const f = await lockRefund(tx, id)
    if (!item || f?.state !== 'sent') return
    // Judged as of when its gateway was asked: the answer may have been long on its way.
    await writeAnswer(d, tx, { ...f, now: found.now }, answer, port?.horizon_ms ?? Infinity)
  })
}

const writeAnswer = async (
  d: PaymentsDeps,
  tx: Tx,
  f: Refund,
  answer: RefundAnswer,
  horizon_ms: number,
): Promise<void> => {
  const age_ms = f.now.getTime() - f.created_at.getTime()
  const verdict = judgeRefund(answer, { checks: f.checks, age_ms, horizon_ms })
  await insertItemEntry(tx, f.item_id, { entry: `refund_${verdict}`, remark: answer.said ?? '' })
  if (verdict === 'wait') return planRefundCheck(d, tx, f, age_ms)
  await endRefund(tx, f.id, verdict === 'done' ? 'done' : 'refused')
  await moveItem(tx, f.item_id, {
    state: verdict === 'done' ? 'refunded' : 'held',
    by: verdict === 'done' ? f.gateway_code : '',
  })
  await push(tx, arrivalPush, channels.office, {})
}

/** After a day nobody asks by themselves any more: people see it, and may. */
const planRefundCheck = async (d: PaymentsDeps, tx: Tx, f: Refund, age_ms: number): Promise<void> => {
  const wait_ms = computePayoutCheck(f.checks, age_ms)
  const run_at = wait_ms === undefined ? null : new Date(f.now.getTime() + wait_ms)
  await setRefundCheck(tx, f.id, run_at)
  if (run_at) return enqueue(tx, refundJob, { id: f.id }, { run_at, key: `payments.refund:${f.id}` })
  d.log.error({ alarm: 'refund_unclear', refund_id: f.id }, 'a refund is unclear for a day')
}
