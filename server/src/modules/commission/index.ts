/** Level 8: what agents are paid for their teams. */
export { createCommissionHandlers } from './commission.routes.ts'
export { commissionOperateTypes, commissionPostings } from './commission.postings.ts'
export { seedCommission } from './commission.seed.ts'
export { createCommissionJobs } from './commission.worker.ts'
export type { CommissionDeps } from './deps.ts'
export { createCommissionOfficeHandlers } from './run.office.ts'
export { countRuns, nameRuns } from './run.sql.ts'
