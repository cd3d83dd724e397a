import { channels } from '@moongate/contract'
import { withdrawalOrderPush, withdrawalPush } from '@moongate/contract/cashier.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type PostingItem, postOrRefuse } from '../ledger/index.ts'
import { withdrawalPaid } from './cashier.events.ts'
import { cashierPostings, PAYOUT_CHANNEL } from './cashier.postings.ts'
import type { CashierDeps } from './deps.ts'
import { WITHDRAWAL_STEPS, type WithdrawalStep } from './withdrawal.rules.ts'
import { moveWithdrawal, type Withdrawal, findWithdrawal } from './withdrawal.sql.ts'

/**
 * Staff move a withdrawal one step on (R4.21). Paying sends the held money out and `cashier.withdrawal_paid` with it; refusing or
 * failing brings all of it back. Refuses cashier.order_not_found, cashier.state_changed, policy.member_frozen.
 */
export const stepWithdrawal = (
  d: CashierDeps,
  id: string,
  step: WithdrawalStep,
  by: StaffAct,
  reason = '',
): Promise<Withdrawal> =>
  d.db.tx(async (tx) => {
    const before = (await findWithdrawal(tx, id)) ?? refuse('cashier.order_not_found')
    const { from, to } = WITHDRAWAL_STEPS[step]
    const done = (await moveWithdrawal(tx, id, from, to, { reason, name: by.name })) ?? refuse('cashier.state_changed')
    await postOrRefuse(tx, listPostings(done))
    await recordAudit(tx, {
      actor: { type: 'staff', id: by.staff_id, name: by.name },
      action: `cashier.withdrawal_${to}`,
      target: `withdrawal:${done.bill_no}`,
      reason,
      before: { state: before.state },
      after: { state: to, amount: done.amount, fee: done.fee, member_id: done.member_id },
      ip: by.ip,
      request_id: by.request_id,
    })
    if (to === 'paid') await emitPaid(tx, done)
    const member = channels.member(done.member_id)
    await pushAll(tx, [
      withdrawalPush.to(member, { bill_no: done.bill_no, state: to }),
      balancePush.to(member, {}),
      withdrawalOrderPush.to(channels.office, { id }),
    ])
    return done
  })

const emitPaid = (tx: Tx, { member_id, id, bill_no, asset, amount, fee }: Withdrawal): Promise<void> =>
  emit(tx, withdrawalPaid, { member_id, id, bill_no, asset, amount, fee })

const listPostings = (w: Withdrawal): PostingItem[] => {
  const item = (name: keyof typeof cashierPostings, amount: bigint, more: Partial<PostingItem> = {}): PostingItem => ({
    key: deriveKey(`cashier.${name}`, w.id),
    kind: cashierPostings[name],
    member_id: w.member_id,
    asset: w.asset,
    amount,
    ref: w.bill_no,
    ...more,
  })
  if (w.state === 'rejected' || w.state === 'failed') return [item('withdrawal_returned', w.amount)]
  if (w.state !== 'paid') return []
  const fee = w.fee > 0n ? [item('withdrawal_fee', w.fee)] : []
  return [item('withdrawal_paid', w.amount - w.fee, { sub: PAYOUT_CHANNEL, linked: fee.length > 0 }), ...fee]
}
