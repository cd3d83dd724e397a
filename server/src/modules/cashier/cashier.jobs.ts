import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { CashierDeps } from './deps.ts'
import { expireDeposits } from './deposit.ts'
import { forgetUnused } from './picture.ts'

export const cashierJobs = (d: CashierDeps): JobTable => ({
  'cashier.expire_deposits': () => expireDeposits(d),
  'cashier.forget_pictures': () => forgetUnused(d),
})
export const cashierSchedule: Schedule = {
  'cashier.expire_deposits': '*/5 * * * *',
  'cashier.forget_pictures': '37 4 * * *',
}
