/** Level 6: what members get back of their bets. */
export { createRebateHandlers } from './claim.routes.ts'
export { countWaitingClaims } from './claim.sql.ts'
export type { RebateDeps } from './deps.ts'
export { createRebateOfficeHandlers } from './rebate.office.ts'
export { rebateOperateTypes, rebatePostings } from './rebate.postings.ts'
export { seedRebate } from './rebate.seed.ts'
export { rebateSettings, rebateSetting } from './rebate.settings.ts'
export { createRebateJobs, createRebateListeners } from './rebate.worker.ts'
