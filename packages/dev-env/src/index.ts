export { createDatabase, type TestDatabase } from './database.ts'
export { drainJobs } from './drain.ts'
export { testDb, type TestDb, type TestDbOptions } from './test-db.ts'
