import { z } from 'zod'
import { type Reader, sql } from './db.ts'

/** A kind of work: its name in the queue, the form of what it is about, and when the clock asks for it. */
export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: S
  /** Crontab time in UTC (`* * * * *`): run by the clock, once for all processes. */
  readonly cron?: string
}
/** A definition with the function that does it; `run` reads the stored payload first. */
export type JobHandler = { readonly job: JobDefinition; readonly run: (stored: unknown) => Promise<void> }
/** All that a worker process does, by the names in the queue. */
export type JobTable = ReadonlyMap<string, JobHandler>
export type JobOptions = {
  run_at?: Date
  /** Of several waiting jobs with one key the last one's payload counts, at the first one's time. */
  key?: string
  max_attempts?: number
}

const MAX_ATTEMPTS = 25 // with growing pauses: about three days

/** For work that is about nothing in particular, as all work of the clock is. */
export const noPayload = z.object({})

type Cron<S extends z.ZodType> = { [K in never]: unknown } extends z.input<S> ? string : never

/** Defines a job, e.g. `defineJob('wallet.sweep', noPayload, { cron: '* * * * *' })`. Its name stays: queued jobs carry it. */
export const defineJob = <S extends z.ZodType>(
  name: string,
  payload: S,
  { cron }: { cron?: Cron<S> } = {},
): JobDefinition<S> => ({ name, payload, ...(cron !== undefined && { cron }) })

/** Binds a job to its work. It may run more than once: its effect is keyed by what it is about. */
export const handle = <S extends z.ZodType>(
  job: JobDefinition<S>,
  work: (payload: z.output<S>) => Promise<void>,
): JobHandler => ({ job, run: async (stored) => work(job.payload.parse(stored)) })

/** Puts a job in the queue; inside a transaction it is there only if the transaction holds. */
export const enqueue = async <S extends z.ZodType>(
  r: Reader,
  job: JobDefinition<S>,
  payload: z.output<NoInfer<S>>,
  o: JobOptions = {},
): Promise<void> => {
  const stored = JSON.stringify(z.encode(job.payload, payload))
  await r.run(
    sql`select kernel.enqueue(${job.name}, ${stored}::json, ${o.run_at ?? null}, ${o.key ?? null}, ${o.max_attempts ?? MAX_ATTEMPTS})`,
  )
  if (o.run_at === undefined) r.wake('jobs')
}

/** The handlers by name; the same name twice is an error. */
export const tabulateJobs = (handlers: readonly JobHandler[]): JobTable => {
  const table = new Map<string, JobHandler>()
  for (const handler of handlers) {
    if (table.has(handler.job.name)) throw new Error(`two jobs are named ${handler.job.name}`)
    table.set(handler.job.name, handler)
  }
  return table
}
