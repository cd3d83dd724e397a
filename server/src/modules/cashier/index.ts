/** Level 6: money in from the outside world and out to it. */
import type { cashierRoutes } from '@moongate/contract/cashier'
import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { createDepositOfficeHandlers } from './deposit.office.ts'
import { createDepositHandlers } from './deposit.routes.ts'
import type { CashierDeps, OfferDeps } from './deps.ts'
import { createWithdrawalOfficeHandlers } from './withdrawal.office.ts'
import { createWithdrawalHandlers } from './withdrawal.routes.ts'

export const createCashierHandlers = (d: OfferDeps): Handlers<typeof cashierRoutes> => ({
  ...createDepositHandlers(d),
  ...createWithdrawalHandlers(d),
})
export const createCashierOfficeHandlers = (d: CashierDeps): Handlers<typeof cashierOfficeRoutes> => ({
  ...createDepositOfficeHandlers(d),
  ...createWithdrawalOfficeHandlers(d),
})
export { depositCredited, withdrawalApproved, withdrawalPaid, withdrawalRefused } from './cashier.events.ts'
export { creditArrival, creditByMachine, endByMachine, expireByMachine } from './machine.ts'
export { findPayee, guardOrder, openOnlineDeposit, readDepositState } from './machine.ts'
export { createCashierJobs } from './cashier.worker.ts'
export { cashierOperateTypes, cashierPostings } from './cashier.postings.ts'
export { seedApproval, seedCashier } from './cashier.seed.ts'
export { cashierSettings } from './cashier.settings.ts'
export { creditDepositIn } from './deposit.ts'
export { countWaitingOrders, findCreditedDeposits, findOpenDeposits, type OpenDeposit } from './order-queue.ts'
