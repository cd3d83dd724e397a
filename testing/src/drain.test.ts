import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue, handle, tabulateJobs } from '../../server/src/kernel/jobs.ts'
import { trimJob } from '../../server/src/kernel/kernel.jobs.ts'
import { drainJobs } from './drain.ts'
import { createTestDb, type TestDb } from './test-db.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())

const jobs = tabulateJobs([handle(trimJob, async () => {})])
const ROUNDS = 100

describe('the queue of a test whose time runs', () => {
  it('holds what is due at once, though a database tells its time in finer parts than we do', async () => {
    const found: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await enqueue(d.db, trimJob, {})
      found.push(await drainJobs(d, jobs))
    }
    expect(found).toEqual(Array.from({ length: ROUNDS }, () => 1))
  })
})
