import { EventEmitter } from 'node:events'
import { type CronItem, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { createDb, type Pool } from './db.ts'
import type { Kernel } from './index.ts'
import type { JobTable } from './jobs.ts'
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

/** Says every two seconds that this worker lives, and gives back the jobs of those that do not. */
const keepBeating = (d: WorkerDeps, owner: Pool, worker_id: () => string | undefined): (() => Promise<void>) => {
  const once = async (): Promise<void> => {
    const id = worker_id()
    if (id !== undefined) await beat(owner, id)
    const silent = await releaseSilent(owner)
    if (silent.length > 0) d.log.warn({ workers: silent }, 'jobs of silent workers were given back')
  }
  let under_way: Promise<void> | undefined
  const beatOnce = (): void => {
    under_way ??= once()
      .catch((error: unknown) => d.log.warn({ err: error }, 'the worker could not say that it lives'))
      .finally(() => (under_way = undefined))
  }
  beatOnce()
  const timer = setInterval(beatOnce, BEAT_MS)
  return async () => {
    clearInterval(timer)
    await under_way
    const id = worker_id()
    if (id !== undefined) await leave(owner, id).catch(() => {})
  }
}

/** The queue's own connections, with the driver's plain types as it expects them. */
const createQueuePool = (url: string, max: number, on_error: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'moongate-queue',
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  pool.on('error', on_error)
  pool.on('connect', (client) => client.on('error', () => {})) // one in use tells by its next statement
  return pool
}

/**
 * Takes jobs from the queue of one database, beside any number of other processes that do. `url` is the owner's, which the
 * queue's tables belong to; the jobs themselves use their own kernel. `close` lets running jobs end.
 */
export const runWorker = async (
  d: WorkerDeps,
  url: string,
  jobs: JobTable,
  concurrency = CONCURRENCY,
): Promise<Worker> => {
  const on_error = (error: Error): void => d.log.warn({ err: error }, 'a worker lost a database connection')
  const owner = createDb(url, { role: null, max: 1, name: 'moongate-worker', on_error })
  const queue = createQueuePool(url, concurrency + 2, on_error)
  const events: WorkerEvents = new EventEmitter()
  let worker_id: string | undefined
  events.on('pool:create', ({ workerPool }) => (worker_id = workerPool.id))
  const stopBeating = keepBeating(d, owner, () => worker_id)
  const runner: Runner = await run({
    pgPool: queue,
    taskList: countRuns(d, jobs),
    concurrency,
    events,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: createWorkerLog(d.log),
    parsedCronItems: parseCronItems(listCronItems(jobs)),
    preset: { worker: { localQueue: { size: concurrency, ttl: 5000 } } },
  })
  runner.promise.catch((error: unknown) => d.log.error({ err: error }, 'the worker ended by itself'))
  return {
    close: async () => {
      await runner.stop()
      await stopBeating()
      await Promise.all([owner.close(), queue.end()])
    },
  }
}
