import type { JobTable, Schedule } from '../../kernel/jobs.ts'
import type { CashierDeps } from './deps.ts'
import { expireDeposits } from './deposit.ts'
import { forgetUnusedPictures } from './picture.ts'

export const createCashierJobs = (d: CashierDeps): JobTable => ({
  'cashier.expire_deposits': () => expireDeposits(d),
  'cashier.forget_pictures': () => forgetUnusedPictures(d),
})
export const cashierSchedule: Schedule = {
  'cashier.expire_deposits': '*/5 * * * *',
  'cashier.forget_pictures': '37 4 * * *',
}
