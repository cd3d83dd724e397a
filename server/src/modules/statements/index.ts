/** Level 7: what the operator's banks say came in, matched with the deposits that wait. */
export type { StatementsDeps } from './deps.ts'
export { createStatementsOfficeHandlers } from './statement.office.ts'
