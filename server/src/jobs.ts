import { furnish, type House } from './house.ts'
import type { Kernel } from './kernel/index.ts'
import { joinedTables, type JobTable, type Schedule, type WorkerParts } from './kernel/jobs.ts'
import { kernelJobs, kernelSchedule } from './kernel/kernel.jobs.ts'
import { joined, outboxJobs, type Subscriptions } from './kernel/outbox.ts'
import { cashierJobs, cashierSchedule } from './modules/cashier/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import { identityJobs, identitySchedule } from './modules/identity/index.ts'
import { lotteryJobs, lotterySchedule } from './modules/lottery/index.ts'
import { turnoverHears } from './modules/turnover/index.ts'
import { walletJobs, walletSchedule } from './modules/wallet/index.ts'

/** THE WORKER'S TABLE: a line for each room that has jobs. */
const jobTables = (h: House): JobTable[] => [
  kernelJobs(h),
  identityJobs(h),
  walletJobs(h),
  lotteryJobs(h),
  cashierJobs(h),
]

/** A line for each room that does something by the clock. */
const schedules: Schedule[] = [kernelSchedule, identitySchedule, walletSchedule, lotterySchedule, cashierSchedule]

/** News upwards, a line for each event with those who hear it. */
const subscriptions = (h: House): Subscriptions[] => [
  { 'betting.settled': { turnover: turnoverHears(h) } },
  { 'identity.registered': {} },
]

/** Everything a worker process of this product does. */
export const workerParts = (k: Kernel, suppliers: Suppliers = {}): WorkerParts => {
  const house = furnish(k, suppliers)
  return {
    jobs: joinedTables([...jobTables(house), outboxJobs(house.db, joined(subscriptions(house)))]),
    schedule: joinedTables(schedules),
  }
}
