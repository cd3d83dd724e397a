/** Rung 6: money in from the outside world and out to it. */
import type { cashierRoutes } from '@moongate/contract/cashier'
import type { Handlers } from '../../kernel/http/call.ts'
import type { CashierDeps } from './deps.ts'
import { depositHandlers } from './deposit.routes.ts'
import { withdrawalHandlers } from './withdrawal.routes.ts'

export const cashierHandlers = (d: CashierDeps): Handlers<typeof cashierRoutes> => ({
  ...depositHandlers(d),
  ...withdrawalHandlers(d),
})
export { cashierJobs, cashierSchedule } from './cashier.jobs.ts'
export { seedCashier } from './cashier.seed.ts'
export { bankText, typeText } from './cashier.view.ts'
export type { CashierDeps, StaffAct } from './deps.ts'
export { type Deposit, findDeposits, sumDeposits } from './deposit.sql.ts'
export { creditDeposit, depositPicture, rejectDeposit } from './deposit.ts'
export { stepWithdrawal } from './payout.ts'
export { OPEN_WITHDRAWAL, type WithdrawalStep } from './withdrawal.rules.ts'
export { findWithdrawals, sumWithdrawals, type Withdrawal } from './withdrawal.sql.ts'
