import type { Kernel } from './kernel/index.ts'
import { joinedTables, type JobTable, type Schedule, type WorkerParts } from './kernel/jobs.ts'
import { kernelJobs, kernelSchedule } from './kernel/kernel.jobs.ts'
import { joined, outboxJobs, type Subscriptions } from './kernel/outbox.ts'

/** THE WORKER'S TABLE: a line for each room that has jobs. */
const jobTables = (k: Kernel): JobTable[] => [
  kernelJobs(k),
]

/** A line for each room that does something by the clock. */
const schedules: Schedule[] = [
  kernelSchedule,
]

/** News upwards, a line for each hearer: `{ 'betting.settled': { turnover: (payload) => … } }`. */
const subscriptions = (_: Kernel): Subscriptions[] => [
]

/** Everything a worker process of this product does. */
export const workerParts = (k: Kernel): WorkerParts => ({
  jobs: joinedTables([...jobTables(k), outboxJobs(k.db, joined(subscriptions(k)))]),
  schedule: joinedTables(schedules),
})
