import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { expireDepositsJob, forgetPicturesJob } from './cashier.jobs.ts'
import type { CashierDeps } from './deps.ts'
import { expireDeposits } from './deposit.ts'
import { forgetUnusedPictures } from './picture.ts'

export const createCashierJobs = (d: CashierDeps): JobHandler[] => [
  handle(expireDepositsJob, () => expireDeposits(d)),
  handle(forgetPicturesJob, () => forgetUnusedPictures(d)),
]
