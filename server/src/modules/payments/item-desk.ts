import { channels } from '@moongate/contract'
import { arrivalPush } from '@moongate/contract/payments.pushes'
import type { PaymentItemStep } from '@moongate/contract/payments.states'
import { PAYMENT_ITEM_STEPS } from '@moongate/contract/payments.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { creditArrival, expireByMachine } from '../cashier/index.ts'
import type { PaymentsDeps } from './deps.ts'
import type { PaymentStatus } from './gateway.port.ts'
import { type ItemFacts, refuseCredit, refuseItemStep } from './item.rules.ts'
import { findItem, insertItemEntry, type Item, lockItem, moveItem } from './item.sql.ts'
import { askStatus } from './payment.ts'
import { refundJob } from './payments.jobs.ts'
import { takeRefund } from './refund.ts'
import { findSentRefund, insertRefund } from './refund.sql.ts'

type Taken = { id: number; step: PaymentItemStep; by: StaffAct; reason?: string }
/** What arrived of a payment of ours. */
type Arrived = Item & { payment_id: string; member_id: number; amount: bigint; currency: string }

const hasArrived = (i: Item): i is Arrived =>
  i.payment_id !== null && i.member_id !== null && i.amount !== null && i.currency !== null

/** What the rules of the desk stand on. */
export const readItemFacts = (d: Pick<PaymentsDeps, 'config'>, i: Item): ItemFacts => ({
  state: i.state,
  proposed_id: i.proposed_id,
  arrived: !hasArrived(i) ? 'nothing' : i.currency === d.config.currency ? 'own' : 'other',
})

/** The item, where its state and rules let somebody take the step. */
const requireStep = (d: PaymentsDeps, found: Item | undefined, { step, by }: Pick<Taken, 'step' | 'by'>): Item => {
  const i = found ?? refuse('payments.item_not_found')
  const refusal = refuseItemStep(step, readItemFacts(d, i), by.staff_id)
  return refusal ? refuse(refusal) : i
}

/** Locks the item, asks the rules and writes the step down, for its timeline and for the audit log; colleagues see it move. */
const takeStep = async (d: PaymentsDeps, tx: Tx, { id, step, by, reason = '' }: Taken): Promise<Item> => {
  const i = requireStep(d, await lockItem(tx, id), { step, by })
  await insertItemEntry(tx, id, { entry: step, remark: reason, staff_id: by.staff_id, staff_name: by.name })
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: `payments.arrival_${step}`,
    target: `arrival:${i.subject}`,
    reason,
    before: { state: i.state },
    after: { state: PAYMENT_ITEM_STEPS[step].to, amount: i.amount ?? 0n, member_id: i.member_id },
  })
  await push(tx, arrivalPush, channels.office, {})
  return i
}

const requireArrived = (i: Item): Arrived => (hasArrived(i) ? i : refuse('payments.no_way'))
const readAgain = async (d: PaymentsDeps, id: number): Promise<Item> =>
  (await findItem(d.db, id)) ?? refuse('payments.item_not_found')

/** Proposes what becomes of the money, or closes what needs nothing. Refuses payments.item_not_found, payments.changed, payments.no_way. */
export const stepItem = async (
  d: PaymentsDeps,
  id: number,
  step: 'propose_refund' | 'propose_credit' | 'close',
  by: StaffAct,
  reason: string,
): Promise<Item> => {
  await d.db.tx(async (tx) => {
    await takeStep(d, tx, { id, step, by, reason })
    const { to: state } = PAYMENT_ITEM_STEPS[step]
    await moveItem(tx, id, {
      state,
      remark: reason,
      ...(step === 'close' ? { by: by.name } : { proposed_id: by.staff_id }),
    })
  })
  return readAgain(d, id)
}

/** The gateway's word for what arrived; of one that is connected no more nothing can be asked, and people's word holds. */
const requireThere = async (d: PaymentsDeps, { id, payment_id, gateway_code }: Arrived): Promise<void> => {
  const port = d.gateways[gateway_code]
  if (!port) return
  const status = await askStatus(d, port, payment_id)
  const refusal = refuseCredit(status)
  if (refusal === 'payments.given_back') await keepGone(d, id, status)
  if (refusal) refuse(refusal)
}

/** It has gone meanwhile: the item is open again, to be closed. */
const keepGone = (d: PaymentsDeps, id: number, { said = '' }: PaymentStatus): Promise<void> =>
  d.db.tx(async (tx) => {
    if ((await lockItem(tx, id))?.state !== 'to_credit') return
    await insertItemEntry(tx, id, { entry: 'given_back', remark: said })
    await moveItem(tx, id, { state: 'held' })
  })

/**
 * Credits what arrived, once, as a deposit of its own; the order that it came for is over. Its gateway is asked first: it may have been
 * given back there since. Refuses payments.item_not_found, payments.changed, payments.no_way, payments.second_person, payments.given_back,
 * payments.unclear, cashier.no_account, policy.member_frozen.
 */
export const creditItem = async (d: PaymentsDeps, id: number, by: StaffAct): Promise<Item> => {
  await requireThere(d, requireArrived(requireStep(d, await findItem(d.db, id), { step: 'credit', by })))
  await d.db.tx(async (tx) => {
    const { payment_id, member_id, amount, gateway_code, subject, method } = requireArrived(
      await takeStep(d, tx, { id, step: 'credit', by }),
    )
    await expireByMachine(tx, payment_id)
    const made = await creditArrival(d, tx, {
      id: deriveKey('payments.item', String(id)),
      member_id,
      payment_type: `online_${method}`,
      amount,
      channel_account: gateway_code,
      payer_account: '',
      payment_desc: subject,
      order_id: payment_id,
    })
    await moveItem(tx, id, { state: 'credited', by: by.name, credited_bill: made.bill_no })
  })
  return readAgain(d, id)
}

/**
 * Has the gateway give back what arrived: written first, then asked for. Refuses payments.item_not_found, payments.changed,
 * payments.no_way, payments.second_person.
 */
export const refundItem = async (d: PaymentsDeps, id: number, by: StaffAct): Promise<Item> => {
  const refund_id = d.ids.uuid()
  await d.db.tx(async (tx) => {
    const i = requireArrived(await takeStep(d, tx, { id, step: 'refund', by }))
    const { payment_id, member_id, subject: bill_no, gateway_code, amount, currency } = i
    await expireByMachine(tx, payment_id)
    await insertRefund(tx, {
      id: refund_id,
      item_id: id,
      payment_id,
      member_id,
      bill_no,
      gateway_code,
      amount,
      currency,
    })
    await moveItem(tx, id, { state: 'refunding' })
    await enqueue(tx, refundJob, { id: refund_id }, { key: `payments.refund:${refund_id}` })
  })
  return readAgain(d, id)
}

/** Asks the gateway again for what it has not answered. Refuses payments.item_not_found, payments.changed. */
export const askRefundAgain = async (d: PaymentsDeps, id: number, by: StaffAct): Promise<Item> => {
  await d.db.tx((tx) => takeStep(d, tx, { id, step: 'ask', by }))
  const sent = await findSentRefund(d.db, id)
  if (sent) await takeRefund(d, sent.id)
  return readAgain(d, id)
}
