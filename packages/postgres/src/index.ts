export { PostgresError, type PostgresErrorCode } from './error.ts'
export { alive } from './process.ts'
export { runningPostgres, startPostgres, type EmbeddedPostgres, type StartOptions } from './start.ts'
