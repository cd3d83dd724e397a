import { setTimeout as wait } from 'node:timers/promises'
import { createTestDb, type TestDb } from '@moongate/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from './db.ts'
import { defineEvent } from './event.ts'
import { defineJob, enqueue, handle, type JobHandler, noPayload, tabulateJobs } from './jobs.ts'
import { createEventHandlers, emit, listen } from './outbox.ts'
import { runWorker, type Worker } from './worker-run.ts'

let d: TestDb
let workers: Worker[]
beforeEach(async () => {
  d = await createTestDb()
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await d.stop()
})

const noteJob = defineJob('test.note', z.object({ n: z.number() }))
const slowJob = defineJob('test.slow', noPayload)

const start = async (...handlers: JobHandler[]): Promise<Worker> => {
  const worker = await runWorker(d, d.url, tabulateJobs(handlers))
  workers.push(worker)
  return worker
}
const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = performance.now() + 20_000; !(await done()); await wait(20))
    if (performance.now() > end) throw new Error('it did not come about in 20 s')
}
const left = async () =>
  (await d.owner.one<{ n: number }>(sql`select count(*)::int as n from graphile_worker._private_jobs`)).n

describe('jobs', () => {
  it('run once the transaction that asked for them holds, and never when it does not', async () => {
    const ran: unknown[] = []
    await start(handle(noteJob, async (payload) => void ran.push(payload)))
    await d.db.tx((tx) => enqueue(tx, noteJob, { n: 1 }))
    await expect(
      d.db.tx(async (tx) => {
        await enqueue(tx, noteJob, { n: 2 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await d.db.tx((tx) => enqueue(tx, noteJob, { n: 3 }))
    await until(async () => (await left()) === 0)
    expect(ran).toEqual([{ n: 1 }, { n: 3 }])
  })

  it('with one key wait once; with a time wait for it', async () => {
    await d.db.tx(async (tx) => {
      await enqueue(tx, noteJob, { n: 1 }, { key: 'same' })
      await enqueue(tx, noteJob, { n: 2 }, { key: 'same' })
      await enqueue(tx, noteJob, { n: 3 }, { run_at: new Date(d.clock.now().getTime() + 3_600_000) })
    })
    const ran: unknown[] = []
    await start(handle(noteJob, async (payload) => void ran.push(payload)))
    await until(async () => (await left()) === 1)
    expect(ran).toEqual([{ n: 2 }])
  })

  it('are shared by several workers, each job done once', async () => {
    const ran: number[] = []
    const jobs = handle(noteJob, async ({ n }) => void ran.push(n))
    await Promise.all([start(jobs), start(jobs), start(jobs)])
    await d.db.tx(async (tx) => {
      for (let n = 0; n < 100; n++) await enqueue(tx, noteJob, { n })
    })
    await until(async () => (await left()) === 0)
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  })

  it('that were begun are ended before the worker stops', async () => {
    let state = 'waiting'
    const worker = await start(
      handle(slowJob, async () => {
        state = 'begun'
        await wait(400)
        state = 'ended'
      }),
    )
    await enqueue(d.db, slowJob, {})
    await until(() => state === 'begun')
    await worker.close()
    workers = []
    expect([state, await left()]).toEqual(['ended', 0])
  })

  it('of a worker that was killed are given to another, those of a living one are not', async () => {
    await enqueue(d.db, noteJob, { n: 1 })
    await enqueue(d.db, noteJob, { n: 2 })
    await d.owner.run(
      sql`insert into kernel.workers (worker_id, beat_at) values ('killed', clock_timestamp() - interval '1 minute'), ('alive', clock_timestamp() + interval '1 minute')`,
    )
    await d.owner.run(
      sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = case payload->>'n' when '1' then 'killed' else 'alive' end`,
    )
    const ran: unknown[] = []
    await start(handle(noteJob, async ({ n }) => void ran.push(n)))
    await until(async () => (await left()) === 1)
    expect(ran).toEqual([1])
  })

  it('may be asked for by the application, whose role cannot touch the queue itself', async () => {
    await expect(d.db.many(sql`select * from graphile_worker._private_jobs`)).rejects.toThrow('permission denied')
  })
})

describe('events', () => {
  const happened = defineEvent('test.happened', { summary: 'it happened', payload: z.object({ id: z.number() }) })

  it('reach each listener in a job of its own: one that fails holds up no other and hears it again', async () => {
    const heard: string[] = []
    let fail = true
    const listeners = [
      listen(happened, 'steady', async ({ id }) => void heard.push(`steady ${id}`)),
      listen(happened, 'shaky', async ({ id }) => {
        if (!fail) return void heard.push(`shaky ${id}`)
        fail = false
        throw new Error('the first time fails')
      }),
    ]
    await start(...createEventHandlers(d.db, [happened], listeners))
    await d.db.tx((tx) => emit(tx, happened, { id: 7 }))
    await until(() => heard.includes('steady 7') && !fail)
    await until(async () => {
      await d.owner.run(sql`update graphile_worker._private_jobs set run_at = now()`) // no need to wait for the pause before the second try
      return (await left()) === 0
    })
    expect(heard.toSorted()).toEqual(['shaky 7', 'steady 7'])
  })

  it('that nobody hears leave nothing behind', async () => {
    await start(...createEventHandlers(d.db, [happened], []))
    await d.db.tx((tx) => emit(tx, happened, { id: 8 }))
    await until(async () => (await left()) === 0)
    expect(await left()).toBe(0)
  })
})
