/** Level 8: closed days, our books beside those of gateways and chains. */
export { countOpenBreaks } from './break.sql.ts'
export type { ReconciliationDeps } from './deps.ts'
export { createReconciliationOfficeHandlers } from './reconciliation.office.ts'
export { reconciliationSettings } from './reconciliation.settings.ts'
export { createReconciliationJobs } from './reconciliation.worker.ts'
