export { PostgresError, type PostgresErrorCode } from './error.ts'
export { ownerOf } from './owner-lock.ts'
export { alive, until } from './process.ts'
export { runningPostgres, startPostgres, type EmbeddedPostgres, type StartOptions } from './start.ts'
