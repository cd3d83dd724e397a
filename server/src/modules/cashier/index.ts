/** Level 6: money in from the outside world and out to it. */
import type { cashierRoutes } from '@moongate/contract/cashier'
import type { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { createDepositOfficeHandlers } from './deposit.office.ts'
import { createDepositHandlers } from './deposit.routes.ts'
import type { CashierDeps } from './deps.ts'
import { createWithdrawalOfficeHandlers } from './withdrawal.office.ts'
import { createWithdrawalHandlers } from './withdrawal.routes.ts'

export const createCashierHandlers = (d: CashierDeps): Handlers<typeof cashierRoutes> => ({
  ...createDepositHandlers(d),
  ...createWithdrawalHandlers(d),
})
export const createCashierOfficeHandlers = (d: CashierDeps): Handlers<typeof cashierOfficeRoutes> => ({
  ...createDepositOfficeHandlers(d),
  ...createWithdrawalOfficeHandlers(d),
})
export { depositCredited, withdrawalPaid } from './cashier.events.ts'
export { createCashierJobs } from './cashier.worker.ts'
export { cashierOperateTypes, cashierPostings } from './cashier.postings.ts'
export { seedCashier, seedUsdt } from './cashier.seed.ts'
export { cashierSettings } from './cashier.settings.ts'
export { findChannelOfType } from './channel.sql.ts'
export { creditArrival } from './deposit.ts'
export type { CashierDeps } from './deps.ts'
export { countWaitingOrders } from './order-queue.ts'
