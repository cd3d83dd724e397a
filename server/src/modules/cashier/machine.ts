import type { Reader, Tx } from '../../kernel/db.ts'
import { recordAudit } from '../audit/index.ts'
import { bookCredit, pushDeposit } from './deposit.ts'
import { DEPOSIT_STEPS } from './deposit.rules.ts'
import { type Deposit, findDeposit, moveDeposit } from './deposit.sql.ts'
import { insertOrderStep, type OrderStep } from './order.sql.ts'
import type { OrderKind } from './order.ts'
import { endWithdrawal } from './payout.ts'
import { WITHDRAWAL_STEPS } from './withdrawal.rules.ts'
import { findWithdrawal, moveWithdrawal } from './withdrawal.sql.ts'

type Moved = { id: string; member_id: number; bill_no: string; amount: bigint }
type Step = { kind: OrderKind; name: OrderStep['step']; to: string; reason: string; actor: string }

/** A step that nobody of the staff took: with no name in the order's timeline, and with the machine's in the audit log. */
const recordMachineStep = async (tx: Tx, done: Moved, { kind, name, to, reason, actor }: Step): Promise<void> => {
  const { id, member_id, bill_no, amount } = done
  await insertOrderStep(tx, { member_id, order_id: id, step: name, staff_id: null, staff_name: '', remark: reason })
  await recordAudit(tx, {
    actor: { type: 'system', name: actor },
    action: `cashier.${kind}_${to}`,
    target: `${kind}:${bill_no}`,
    reason,
    after: { state: to, amount, member_id },
  })
}

/**
 * Credits a deposit whose money a machine has seen arrive, once, whoever tries, also after it expired. False where somebody ended it
 * otherwise: it stays so. `actor` names the machine in the audit log.
 */
export const creditByMachine = async (tx: Tx, id: string, actor: string): Promise<boolean> => {
  const { from, to } = DEPOSIT_STEPS.credit
  const done = await moveDeposit(tx, id, from, to)
  if (!done) return (await findDeposit(tx, id))?.state === to
  await recordMachineStep(tx, done, { kind: 'deposit', name: 'credit', to, reason: '', actor })
  await pushDeposit(tx, done)
  await bookCredit(tx, done)
  return true
}

/** Ends an order that nobody can pay any more; money that arrives late is still credited. */
export const expireByMachine = async (tx: Tx, id: string): Promise<Deposit | undefined> => {
  const { from, to } = DEPOSIT_STEPS.expire
  const done = await moveDeposit(tx, id, from, to)
  if (!done) return undefined
  const nobody = { staff_id: null, staff_name: '', remark: '' }
  await insertOrderStep(tx, { member_id: done.member_id, order_id: id, step: 'expire', ...nobody })
  await pushDeposit(tx, done)
  return done
}

/** Ends a withdrawal that a machine has paid, or could not pay: then all of it comes back and the member reads why. False where it has ended. */
export const endByMachine = async (
  tx: Tx,
  id: string,
  name: 'pay' | 'fail',
  reason: string,
  actor: string,
): Promise<boolean> => {
  const { from, to } = WITHDRAWAL_STEPS[name]
  const done = await moveWithdrawal(tx, id, from, to)
  if (!done) return false
  await recordMachineStep(tx, done, { kind: 'withdrawal', name, to, reason, actor })
  await endWithdrawal(tx, done)
  return true
}

/** Whom a withdrawal is paid to, whole; for the machine that pays it and for nobody else. */
export const findPayee = async (
  r: Reader,
  id: string,
): Promise<{ bank: string; card_no: string; owner_name: string } | undefined> => {
  const found = await findWithdrawal(r, id)
  return found && { bank: found.bank_type, card_no: found.card_no, owner_name: found.owner_name }
}
