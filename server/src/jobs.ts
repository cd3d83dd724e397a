import { composeModules, type Composition, type Takers } from './compose.ts'
import { createListeners, events } from './events.ts'
import type { Kernel } from './kernel/index.ts'
import { type JobHandler, type JobTable, tabulateJobs } from './kernel/jobs.ts'
import { createKernelJobs } from './kernel/kernel.worker.ts'
import { createEventHandlers } from './kernel/outbox.ts'
import { createCashierJobs } from './modules/cashier/index.ts'
import { createChainJobs } from './modules/chain/index.ts'
import { createCommissionJobs } from './modules/commission/index.ts'
import { createCreditJobs } from './modules/credit/index.ts'
import { createGamesJobs, type Suppliers } from './modules/games/index.ts'
import { createHealthJobs } from './modules/health/index.ts'
import { createLotteryJobs } from './modules/lottery/index.ts'
import { createMailJobs } from './modules/mail/index.ts'
import { createMatchesJobs } from './modules/matches/index.ts'
import { createMembersJobs } from './modules/members/index.ts'
import { createMirrorJobs } from './modules/mirror/index.ts'
import { createPapersJobs } from './modules/papers/index.ts'
import { createPaymentsJobs } from './modules/payments/index.ts'
import { createProtectionJobs } from './modules/protection/index.ts'
import { createReconciliationJobs } from './modules/reconciliation/index.ts'
import { createBonusJobs } from './modules/bonus/index.ts'
import { createFreeSpinsJobs } from './modules/freespins/index.ts'
import { createPortalJobs } from './modules/portal/index.ts'
import { createRebateJobs } from './modules/rebate/index.ts'
import { createSavingsJobs } from './modules/savings/index.ts'
import { createFactorsJobs } from './modules/factors/index.ts'
import { createSessionsJobs } from './modules/sessions/index.ts'
import { createSiteJobs } from './modules/site/index.ts'
import { createStaffJobs } from './modules/staff/index.ts'
import { createTeamJobs } from './modules/team/index.ts'
import { createWalletJobs } from './modules/wallet/index.ts'

/** THE WORKER'S TABLE: a line for each module that has jobs. */
const listHandlers = (c: Composition): JobHandler[] => [
  ...createKernelJobs(c),
  ...createSiteJobs(c),
  ...createHealthJobs(c),
  ...createGamesJobs(c),
  ...createMatchesJobs(c),
  ...createMembersJobs(c),
  ...createStaffJobs(c),
  ...createSessionsJobs(c),
  ...createFactorsJobs(c),
  ...createWalletJobs(c),
  ...createLotteryJobs(c),
  ...createMirrorJobs(c),
  ...createCashierJobs(c),
  ...createRebateJobs(c),
  ...createSavingsJobs(c),
  ...createCreditJobs(c),
  ...createBonusJobs(c),
  ...createFreeSpinsJobs(c),
  ...createMailJobs(c),
  ...createTeamJobs(c),
  ...createCommissionJobs(c),
  ...createPortalJobs(c),
  ...createPaymentsJobs(c),
  ...createChainJobs(c),
  ...createProtectionJobs(c),
  ...createPapersJobs(c),
  ...createReconciliationJobs(c),
  ...createEventHandlers(c.db, events, createListeners(c)),
]

/** Everything a worker process of this product does, by the names in the queue. */
export const buildJobTable = (k: Kernel, suppliers: Suppliers = {}, takers: Takers = {}): JobTable =>
  tabulateJobs(listHandlers(composeModules(k, suppliers, takers)))
