export { PostgresError, type PostgresErrorCode } from './error.ts'
export { readOwner } from './owner-lock.ts'
export { isAlive, waitUntil } from './process.ts'
export { findRunningPostgres, startPostgres, type EmbeddedPostgres, type StartOptions } from './start.ts'
