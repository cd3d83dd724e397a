import { channels } from '@moongate/contract'
import { withdrawalOrderPush, withdrawalPush } from '@moongate/contract/cashier.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type PostingItem, postOrRefuse } from '../ledger/index.ts'
import { readSetting } from '../site/index.ts'
import { withdrawalApproved, withdrawalPaid } from './cashier.events.ts'
import { cashierPostings, PAYOUT_CHANNEL } from './cashier.postings.ts'
import { withdrawalWaySetting } from './cashier.settings.ts'
import type { CashierDeps } from './deps.ts'
import { recordStep } from './order.ts'
import { chooseWay, isMachineStep, WITHDRAWAL_STEPS, type WithdrawalStep } from './withdrawal.rules.ts'
import { moveWithdrawal, type Withdrawal, findWithdrawal, setWithdrawalWay } from './withdrawal.sql.ts'

/**
 * Staff move a withdrawal one step on (R4.21). Paying sends the held money out and `cashier.withdrawal_paid` with it; refusing or
 * failing brings all of it back. Refuses cashier.order_not_found, cashier.state_changed, cashier.machine_pays, cashier.second_person, cashier.review_needed,
 * policy.member_frozen.
 */
export const stepWithdrawal = (
  d: CashierDeps,
  id: string,
  name: WithdrawalStep,
  by: StaffAct,
  reason = '',
): Promise<Withdrawal> =>
  d.db.tx(async (tx) => {
    const before = (await findWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
    if (isMachineStep(before.way, name)) refuse('cashier.machine_pays')
    const step = WITHDRAWAL_STEPS[name]
    const { to } = step
    const done = (await moveWithdrawal(tx, id, step.from, to)) ?? refuse('cashier.state_changed')
    await recordStep(tx, { kind: 'withdrawal', name, step, before: before.state, done, by, reason })
    if (name === 'approve') await appointPayer(tx, done)
    await endWithdrawal(tx, done)
    return done
  })

/** Decides who pays an approved order, and tells so: a gateway is asked by a module above. */
const appointPayer = async (tx: Tx, { id, amount, fee }: Withdrawal): Promise<void> => {
  const net = amount - fee
  const { way, member_id, bill_no, asset } = await setWithdrawalWay(
    tx,
    id,
    chooseWay(net, await readSetting(tx, withdrawalWaySetting)),
  )
  await emit(tx, withdrawalApproved, { member_id, id, bill_no, asset, amount: net, way })
}

/** What follows from where an order stands now: its money, who hears of it. Refuses policy.member_frozen. */
export const endWithdrawal = async (tx: Tx, done: Withdrawal): Promise<void> => {
  await postOrRefuse(tx, listEndPostings(done))
  if (done.state === 'paid') await emitPaid(tx, done)
  const member = channels.member(done.member_id)
  await pushAll(tx, [
    withdrawalPush.to(member, { bill_no: done.bill_no, state: done.state }),
    balancePush.to(member, {}),
    withdrawalOrderPush.to(channels.office, { id: done.id }),
  ])
}

const emitPaid = (tx: Tx, { member_id, id, bill_no, asset, amount, fee }: Withdrawal): Promise<void> =>
  emit(tx, withdrawalPaid, { member_id, id, bill_no, asset, amount, fee })

const buildPosting = (
  w: Withdrawal,
  name: keyof typeof cashierPostings,
  amount: bigint,
  more: Partial<PostingItem> = {},
): PostingItem => ({
  key: deriveKey(`cashier.${name}`, w.id),
  kind: cashierPostings[name],
  member_id: w.member_id,
  asset: w.asset,
  amount,
  ref: w.bill_no,
  ...more,
})

/** What is held of a new order: what will be paid and the fee, each in its own row of the member's statement; both or none. */
export const listHeldPostings = (w: Withdrawal): PostingItem[] => {
  const fee = w.fee > 0n ? [buildPosting(w, 'withdrawal_fee_held', w.fee)] : []
  return [buildPosting(w, 'withdrawal_requested', w.amount - w.fee, { linked: fee.length > 0 }), ...fee]
}

/** What the end of an order does with what is held; none while it is open. */
const listEndPostings = (w: Withdrawal): PostingItem[] => {
  if (w.state === 'rejected' || w.state === 'failed') return listReturnPostings(w)
  if (w.state !== 'paid') return []
  const fee = w.fee > 0n ? [buildPosting(w, 'withdrawal_fee', w.fee)] : []
  return [buildPosting(w, 'withdrawal_paid', w.amount - w.fee, { sub: PAYOUT_CHANNEL, linked: fee.length > 0 }), ...fee]
}

/** Back the way it went: in one row where it was held in one. */
const listReturnPostings = (w: Withdrawal): PostingItem[] => {
  if (!w.fee_apart || w.fee === 0n) return [buildPosting(w, 'withdrawal_returned', w.amount)]
  return [
    buildPosting(w, 'withdrawal_returned', w.amount - w.fee, { linked: true }),
    buildPosting(w, 'withdrawal_fee_returned', w.fee),
  ]
}
