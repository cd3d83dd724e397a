/** Level 6: what members borrow without interest, and pay back. */
export { loanReminded } from './credit.events.ts'
export { createCreditOfficeHandlers } from './credit.office.ts'
export { countLoans } from './loan-list.sql.ts'
export { creditOperateTypes, creditPostings } from './credit.postings.ts'
export { createCreditHandlers } from './credit.routes.ts'
export { seedCredit } from './credit.seed.ts'
export { creditSetting, creditSettings } from './credit.settings.ts'
export { createCreditJobs } from './credit.worker.ts'
