import { type Reader, sql } from './db.ts'

/** A job's work. It may run more than once: its effect is keyed by what it is about. */
export type Job = (payload: Record<string, unknown>) => Promise<void>
/** The jobs of a module, by full name `<module>.<job>`. */
export type JobTable = Readonly<Record<string, Job>>
/** Jobs run by the clock, once for all processes: name → crontab time in UTC (`* * * * *`). */
export type Schedule = Readonly<Record<string, string>>
export type JobOptions = {
  run_at?: Date
  /** Of several waiting jobs with one key the last one's payload counts, at the first one's time. */
  key?: string
  max_attempts?: number
}
/** All that a worker process does. */
export type WorkerParts = { jobs: JobTable; schedule: Schedule }

const MAX_ATTEMPTS = 25 // with growing pauses: about three days

/** Puts a job in the queue; inside a transaction it is there only if the transaction holds. */
export const enqueue = async (
  r: Reader,
  task: string,
  payload: Record<string, unknown>,
  o: JobOptions = {},
): Promise<void> => {
  await r.run(
    sql`select kernel.enqueue(${task}, ${JSON.stringify(payload)}::json, ${o.run_at ?? null}, ${o.key ?? null}, ${o.max_attempts ?? MAX_ATTEMPTS})`,
  )
}

/** One table of several modules' jobs or schedules; the same name twice is an error. */
export const joinTables = <T>(tables: readonly Readonly<Record<string, T>>[]): Record<string, T> => {
  const all = tables.flatMap((table) => Object.entries(table))
  const twice = all.find(([name], i) => all.findIndex(([other]) => other === name) !== i)
  if (twice) throw new Error(`two jobs are named ${twice[0]}`)
  return Object.fromEntries(all)
}
