/** Level 6: money in from the outside world and out to it. */
import type { cashierRoutes } from '@moongate/contract/cashier'
import type { Handlers } from '../../kernel/http/call.ts'
import type { CashierDeps } from './deps.ts'
import { createDepositHandlers } from './deposit.routes.ts'
import { createWithdrawalHandlers } from './withdrawal.routes.ts'

export const createCashierHandlers = (d: CashierDeps): Handlers<typeof cashierRoutes> => ({
  ...createDepositHandlers(d),
  ...createWithdrawalHandlers(d),
})
export { depositCredited, withdrawalPaid } from './cashier.events.ts'
export { createCashierJobs } from './cashier.worker.ts'
export { cashierOperateTypes, cashierPostings } from './cashier.postings.ts'
export { cashierSettings } from './cashier.settings.ts'
export { seedCashier } from './cashier.seed.ts'
export { describeBank, describePaymentType } from './cashier.view.ts'
export type { CashierDeps, StaffAct } from './deps.ts'
export { type Deposit, findDeposits, sumDeposits } from './deposit.sql.ts'
export { creditDeposit, readDepositPicture, rejectDeposit } from './deposit.ts'
export { stepWithdrawal } from './payout.ts'
export { OPEN_WITHDRAWAL, type WithdrawalStep } from './withdrawal.rules.ts'
export { findWithdrawals, sumWithdrawals, type Withdrawal } from './withdrawal.sql.ts'
