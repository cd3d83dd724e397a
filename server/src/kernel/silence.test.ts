import { setTimeout as wait } from 'node:timers/promises'
import { createTestDb, startSilentProxy, type SilentProxy, type TestDb } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AmbiguousCommit, createDb, type Pool, sql } from './db.ts'
import { createQueuePool } from './queue-pool.ts'
import { defineJob, enqueue, handle, noPayload, tabulateJobs } from './jobs.ts'
import { DB_LIMITS } from './limits.ts'
import { listenTo } from './listener.ts'
import { Unavailable } from './unavailable.ts'
import { runWorker } from './worker-run.ts'

/** So short that a test need not wait, in the same order as the real ones. */
const limits = { connect_ms: 1_500, lock_ms: 600, statement_ms: 1_200, answer_ms: 2_000, quiet_ms: 500, close_ms: 500 }

let d: TestDb
let proxy: SilentProxy
let db: Pool
beforeEach(async () => {
  d = await createTestDb()
  proxy = await startSilentProxy(d.url)
  db = createDb(proxy.url, { max: 4, limits })
})
afterEach(async () => {
  await db.close()
  await proxy.close()
  await d.stop()
})

const ask = () => db.one(sql`select 1 as v`)
const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 20_000; !(await done()); await wait(20))
    if (performance.now() > end) throw new Error('it did not come about in 20 s')
}
/** Every connection of the pool is open and idle. */
const warmUp = () => Promise.all(Array.from({ length: 4 }, () => db.run(sql`select pg_sleep(0.05)`)))

describe('a way to the database that falls silent', () => {
  it('ends what was asked, and what is asked meanwhile, with an error that says so', async () => {
    await warmUp()
    proxy.silence()
    const asked = await Promise.allSettled(Array.from({ length: 12 }, ask))
    expect(asked.map((one) => one.status === 'rejected' && one.reason instanceof Unavailable)).toEqual(
      Array.from({ length: 12 }, () => true),
    )
  })

  it('costs one unanswered question: idle connections of that time are not asked after it', async () => {
    await warmUp()
    proxy.silence()
    await expect(ask()).rejects.toThrow(Unavailable)
    proxy.speak()
    for (let i = 0; i < 4; i++) expect(await ask()).toEqual({ v: 1 })
  })

  it('gives no connection back that it swallowed, in transactions neither', async () => {
    await warmUp()
    proxy.silence()
    const inside = Array.from({ length: 4 }, () => db.tx((tx) => tx.run(sql`select 1`)))
    for (const one of await Promise.allSettled(inside)) expect(one.status).toBe('rejected')
    proxy.speak()
    expect(await Promise.all(Array.from({ length: 8 }, ask))).toHaveLength(8)
    expect(await db.tx((tx) => tx.one(sql`select 2 as v`))).toEqual({ v: 2 })
  })

  it('while committing leaves it open whether the transaction holds', async () => {
    const outcome = db.tx(async (tx) => {
      await tx.run(sql`select 1`)
      proxy.silence()
    })
    await expect(outcome).rejects.toThrow(AmbiguousCommit)
  })

  it('holds up no close, whatever is still asked', async () => {
    const patient = createDb(proxy.url, { max: 2, limits: { ...limits, answer_ms: 600_000, close_ms: 100 } })
    const late = patient.run(sql`select 1`).then(() => patient.run(sql`select pg_sleep(60)`))
    late.catch(() => {}) // looked at below
    await until(() => proxy.count() === 1)
    proxy.silence()
    await patient.close()
    await expect(late).rejects.toThrow(Unavailable)
  })

  it('is noticed by who listens, who listens again and is told that something may have been missed', async () => {
    const heard: (string | undefined)[] = []
    const listener = await listenTo({
      url: proxy.url,
      channel: 'silence_test',
      log: d.log,
      on_notice: (payload) => heard.push(payload),
      limits,
    })
    expect(heard).toEqual([undefined])
    proxy.silence()
    await until(() => proxy.count() === 0)
    proxy.speak()
    await until(() => heard.length === 2)
    await d.owner.run(sql`select pg_notify('silence_test', 'again')`)
    await until(() => heard.includes('again'))
    proxy.silence()
    await listener.close()
  })

  it('loses no job that the queue gave out while nobody could hear it', async () => {
    const ran: number[] = []
    const job = defineJob('test.lost', noPayload)
    const worker = await runWorker(d, proxy.url, tabulateJobs([handle(job, async () => void ran.push(1))]), { limits })
    const findWorkers = () => d.owner.many<{ worker_id: string }>(sql`select worker_id from kernel.workers`)
    await until(async () => (await findWorkers()).length === 1)
    const [taker] = await findWorkers()
    // As such an answer leaves it: taken under the name of a worker that lives and does not know of it.
    await d.owner.tx(async (tx) => {
      await enqueue(tx, job, {})
      await tx.run(
        sql`update graphile_worker._private_jobs set locked_by = ${taker?.worker_id ?? ''}, locked_at = now() - interval '1 hour'`,
      )
    })
    proxy.silence()
    await until(() => proxy.count() === 0)
    expect(ran).toEqual([])
    proxy.speak()
    await until(() => ran.length === 1)
    await worker.close()
    expect(ran).toEqual([1])
  })

  it('takes back once a connection that the job library gives back twice, as it does one that is lost while it ends', async () => {
    const queue = createQueuePool(proxy.url, { max: 1, name: 'test', limits, on_error: () => {} }, () => {})
    const takeTwice = () =>
      new Promise<void>((resolve, reject) => {
        queue.pool.connect((error, _client, release) => {
          if (error) return reject(error)
          release()
          release()
          resolve()
        })
      })
    await takeTwice()
    await takeTwice()
    expect([queue.pool.totalCount, queue.pool.idleCount]).toEqual([1, 1])
    await queue.close()
  })

  it('keeps no worker from the jobs that come after it, nor from ending', async () => {
    const ran: number[] = []
    const job = defineJob('test.silence', noPayload)
    const worker = await runWorker(d, proxy.url, tabulateJobs([handle(job, async () => void ran.push(1))]), { limits })
    await enqueue(d.db, job, {})
    await until(() => ran.length === 1)
    proxy.silence()
    await until(() => proxy.count() === 0)
    await enqueue(d.db, job, {})
    proxy.speak()
    await until(() => ran.length === 2)
    proxy.silence()
    await worker.close()
    expect(ran.length).toBeGreaterThanOrEqual(2) // at least once: the first may be done again
  })
})

it('the database gives up before we do: a slow statement is answered, and its connection kept', async () => {
  expect(DB_LIMITS.lock_ms).toBeLessThan(DB_LIMITS.statement_ms)
  expect(DB_LIMITS.statement_ms).toBeLessThan(DB_LIMITS.answer_ms)
  const pid = () => db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const before = await pid()
  await expect(db.run(sql`select pg_sleep(5)`)).rejects.toMatchObject({ code: '57014' })
  expect(await pid()).toEqual(before)
})
