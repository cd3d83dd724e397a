import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type CronItem, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { createDb } from './db.ts'
import type { Kernel } from './index.ts'
import type { JobTable } from './jobs.ts'
import { DB_LIMITS, type DbLimits } from './limits.ts'
import { createQueuePool } from './queue-pool.ts'
import { beat, leave, releaseSilent } from './worker-life.sql.ts'
import { createWorkerLog } from './worker-log.ts'

export type Worker = { close(): Promise<void> }
export type WorkerDeps = Pick<Kernel, 'log' | 'metrics'>

const CONCURRENCY = 8
const POLL_MS = 500 // how late a job with a time may start; jobs without one start at once through NOTIFY
const BEAT_MS = 2000

const countRuns = (d: WorkerDeps, jobs: JobTable): TaskList =>
  Object.fromEntries(
    [...jobs].map(([name, { run: work }]) => [
      name,
      async (payload: unknown): Promise<void> => {
        const end = d.metrics.job_seconds.startTimer({ job: name })
        try {
          await work(payload)
          d.metrics.jobs.inc({ job: name, end: 'done' })
        } catch (error) {
          d.metrics.jobs.inc({ job: name, end: 'failed' })
          throw error // the queue logs it and tries again later
        } finally {
          end()
        }
      },
    ]),
  )

/** What the clock asks for, and when. */
export const listCronItems = (jobs: JobTable): CronItem[] =>
  [...jobs.values()].flatMap(({ job }) => (job.cron === undefined ? [] : [{ task: job.name, match: job.cron }]))

/** Runs a task every two seconds, none beside another; `stop` waits for one under way. */
const repeatTask = (d: WorkerDeps, task: () => Promise<void>): (() => Promise<void>) => {
  let under_way: Promise<void> | undefined
  const runOnce = (): void => {
    under_way ??= task()
      .catch((error: unknown) => d.log.warn({ err: error }, 'the worker could not say that it lives'))
      .finally(() => (under_way = undefined))
  }
  runOnce()
  const timer = setInterval(runOnce, BEAT_MS)
  return async () => {
    clearInterval(timer)
    await under_way
  }
}

/** The connection on which the queue hears of new jobs says nothing where there are none: it is asked whether it still lives. */
const keepAsking = (events: WorkerEvents, quiet_ms: number): void => {
  events.on('pool:listen:success', ({ client }) => {
    const asking = setInterval(() => void client.query('select 1').catch(() => clearInterval(asking)), quiet_ms).unref()
    for (const end of ['error', 'end'] as const) client.once(end, () => clearInterval(asking))
    events.once('pool:listen:release', () => clearInterval(asking))
  })
}

export type WorkerOptions = { concurrency?: number; limits?: DbLimits }

/** How long jobs under way may go on once the worker is to end; what is cut off then is given to others. */
const DRAIN_MS = 8_000

/** One taker of jobs under a name of its own, under which the queue locks what it takes. */
type Taker = { id: string; stop: () => Promise<void> }

const startTaker = async (
  d: WorkerDeps,
  pool: pg.Pool,
  jobs: JobTable,
  o: Required<WorkerOptions> & { on_cut: () => void },
): Promise<Taker> => {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id))
  keepAsking(events, o.limits.quiet_ms)
  const runner: Runner = await run({
    pgPool: pool,
    taskList: countRuns(d, jobs),
    concurrency: o.concurrency,
    events,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: createWorkerLog(d.log),
    parsedCronItems: parseCronItems(listCronItems(jobs)),
    preset: { worker: { localQueue: { size: o.concurrency, ttl: 5000 } } },
  })
  runner.promise.catch((error: unknown) => {
    d.log.error({ err: error }, 'the worker ended by itself')
    o.on_cut()
  })
  return { id, stop: () => Promise.race([runner.stop(), wait(DRAIN_MS, undefined, { ref: false })]) }
}

/**
 * Takes jobs from the queue of one database, beside any number of other processes that do. `url` is the owner's, which the
 * queue's tables belong to; the jobs themselves use their own kernel. Every two seconds it says that it lives, and gives back the jobs
 * of those that do not. After an answer of the queue was lost it goes on under a new name: what was taken under the old one comes back
 * to the queue once that has ended its jobs. `close` lets running jobs end, for at most 8 s.
 */
export const runWorker = async (
  d: WorkerDeps,
  url: string,
  jobs: JobTable,
  { concurrency = CONCURRENCY, limits = DB_LIMITS }: WorkerOptions = {},
): Promise<Worker> => {
  const on_error = (error: Error): void => d.log.warn({ err: error }, 'a worker lost a database connection')
  let cut = false
  const owner = createDb(url, { role: null, max: 1, name: 'moongate-worker', limits, on_error })
  const name = 'moongate-queue'
  const on_cut = (): void => void (cut = true)
  const queue = createQueuePool(url, { max: concurrency + 4, name, limits, on_error }, on_cut)
  const start = (): Promise<Taker> => startTaker(d, queue.pool, jobs, { concurrency, limits, on_cut })
  const takers = new Set([await start()])
  const end = async (taker: Taker): Promise<void> => {
    await taker.stop().catch((error: unknown) => d.log.warn({ err: error }, 'a worker did not end in order'))
    takers.delete(taker)
    await leave(owner, taker.id).catch(() => {})
  }
  const renew = async (): Promise<void> => {
    const old = [...takers]
    cut = false
    takers.add(await start().catch((error: unknown) => (on_cut(), Promise.reject(error))))
    for (const taker of old) void end(taker)
  }
  const stopBeating = repeatTask(d, async () => {
    for (const { id } of takers) await beat(owner, id)
    if (cut) await renew()
    const silent = await releaseSilent(owner)
    if (silent.length > 0) d.log.warn({ workers: silent }, 'jobs of silent workers were given back')
  })
  return {
    close: async () => {
      await stopBeating()
      await Promise.all([...takers].map(end))
      await Promise.all([owner.close(), queue.close()])
    },
  }
}
