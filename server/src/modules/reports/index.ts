/** Level 7: figures measured from the product's own records. */
export { createReportsOfficeHandlers } from './cash.office.ts'
export { reportsSettings } from './reports.settings.ts'
export { type ReportsDeps, createReportsHandlers } from './reports.routes.ts'
