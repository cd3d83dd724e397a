import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { CashierDeps } from './deps.ts'
import { expireDeposits } from './deposit.ts'

export const cashierJobs = (d: CashierDeps): JobTable => ({ 'cashier.expire_deposits': () => expireDeposits(d) })
export const cashierSchedule: Schedule = { 'cashier.expire_deposits': '*/5 * * * *' }
