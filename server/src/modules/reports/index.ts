/** Rung 7: figures measured from the product's own records. */
export { type ReportsDeps, reportsHandlers } from './statistics.routes.ts'
