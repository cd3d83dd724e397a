import type { Reader } from './db.ts'
import { sql } from './db.ts'

/** A job's work. It may run more than once: its effect is keyed by what it is about. */
export type Job = (payload: Record<string, unknown>) => Promise<void>
/** The jobs of a room, by full name `<room>.<job>`. */
export type JobTable = Readonly<Record<string, Job>>
/** Jobs run by the clock: name → crontab time (`* * * * *`). */
export type Schedule = Readonly<Record<string, string>>
export type JobOptions = { run_at?: Date; /** One waiting job for this key. */ key?: string; max_attempts?: number }

const MAX_ATTEMPTS = 25

/** Puts a job in the queue; inside a transaction it is there only if the transaction holds. */
export const enqueue = async (r: Reader, task: string, payload: Record<string, unknown>, o: JobOptions = {}): Promise<void> => {
  await r.run(sql`select kernel.enqueue(${task}, ${JSON.stringify(payload)}::json, ${o.run_at ?? null}, ${o.key ?? null}, ${o.max_attempts ?? MAX_ATTEMPTS})`)
}
