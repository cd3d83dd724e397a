import { composeModules, type Composition } from './compose.ts'
import type { Kernel } from './kernel/index.ts'
import { joinTables, type JobTable, type Schedule, type WorkerParts } from './kernel/jobs.ts'
import { createKernelJobs, kernelSchedule } from './kernel/kernel.jobs.ts'
import { joinSubscriptions, createOutboxJobs, type Subscriptions } from './kernel/outbox.ts'
import { createCashierJobs, cashierSchedule } from './modules/cashier/index.ts'
import type { Suppliers } from './modules/games/index.ts'
import { createLotteryJobs, lotterySchedule } from './modules/lottery/index.ts'
import { createMembersJobs, membersSchedule } from './modules/members/index.ts'
import { createSessionsJobs, sessionsSchedule } from './modules/sessions/index.ts'
import { createStaffJobs, staffSchedule } from './modules/staff/index.ts'
import { createTurnoverListeners } from './modules/turnover/index.ts'
import { createWalletJobs, walletSchedule } from './modules/wallet/index.ts'

/** THE WORKER'S TABLE: a line for each module that has jobs. */
const listJobTables = (h: Composition): JobTable[] => [
  createKernelJobs(h),
  createMembersJobs(h),
  createStaffJobs(h),
  createSessionsJobs(h),
  createWalletJobs(h),
  createLotteryJobs(h),
  createCashierJobs(h),
]

/** A line for each module that does something by the clock. */
const schedules: Schedule[] = [
  kernelSchedule,
  membersSchedule,
  staffSchedule,
  sessionsSchedule,
  walletSchedule,
  lotterySchedule,
  cashierSchedule,
]

/** News upwards, a line for each event with those who hear it. */
const listSubscriptions = (h: Composition): Subscriptions[] => [
  { 'betting.settled': { turnover: createTurnoverListeners(h) } },
  { 'members.registered': {} },
  { 'sessions.logged_in': {} },
  { 'cashier.deposit_credited': {}, 'cashier.withdrawal_paid': {} },
]

/** Everything a worker process of this product does. */
export const buildWorkerParts = (k: Kernel, suppliers: Suppliers = {}): WorkerParts => {
  const composed = composeModules(k, suppliers)
  return {
    jobs: joinTables([
      ...listJobTables(composed),
      createOutboxJobs(composed.db, joinSubscriptions(listSubscriptions(composed))),
    ]),
    schedule: joinTables(schedules),
  }
}
