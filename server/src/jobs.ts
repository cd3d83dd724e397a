import type { Kernel } from './kernel/index.ts'
import { joinedTables, type JobTable, type Schedule, type WorkerParts } from './kernel/jobs.ts'
import { kernelJobs, kernelSchedule } from './kernel/kernel.jobs.ts'
import { joined, outboxJobs, type Subscriptions } from './kernel/outbox.ts'
import { identityJobs, identitySchedule } from './modules/identity/index.ts'
import { turnoverHears } from './modules/turnover/index.ts'

/** THE WORKER'S TABLE: a line for each room that has jobs. */
const jobTables = (k: Kernel): JobTable[] => [
  kernelJobs(k),
  identityJobs(k),
]

/** A line for each room that does something by the clock. */
const schedules: Schedule[] = [
  kernelSchedule,
  identitySchedule,
]

/** News upwards: event → who hears it, a line for each hearer. */
const subscriptions = (k: Kernel): Subscriptions[] => [
  { 'betting.settled': { turnover: turnoverHears(k) } },
]

/** Everything a worker process of this product does. */
export const workerParts = (k: Kernel): WorkerParts => ({
  jobs: joinedTables([...jobTables(k), outboxJobs(k.db, joined(subscriptions(k)))]),
  schedule: joinedTables(schedules),
})
