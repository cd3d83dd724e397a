/** Level 6: plans that bring interest, on the wire `yuebao`. */
export type { SavingsDeps } from './deps.ts'
export { createSavingsOfficeHandlers } from './savings.office.ts'
export { savingsOperateTypes, savingsPostings } from './savings.postings.ts'
export { createSavingsHandlers } from './savings.routes.ts'
export { seedSavings } from './savings.seed.ts'
export { createSavingsJobs } from './savings.worker.ts'
export { namePlans } from './plan.sql.ts'
