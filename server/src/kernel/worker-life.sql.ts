import { type Reader, sql } from './db.ts'

/** How long a worker may be silent before its jobs are given to others, as an interval. */
const SILENCE = '15 seconds'

/** Says that these workers live. */
export const beat = (owner: Reader, worker_id: string): Promise<number> =>
  owner.run(
    sql`insert into kernel.workers (worker_id) values (${worker_id}) on conflict (worker_id) do update set beat_at = clock_timestamp()`,
  )

/** Takes a worker that ends in order off the list; answers 1, or 0 for one that was not on it. */
export const leave = (owner: Reader, worker_id: string): Promise<number> =>
  owner.run(sql`delete from kernel.workers where worker_id = ${worker_id}`)

/** Gives back the jobs that silent workers hold (the queue itself would keep them four hours); answers whose. */
export const releaseSilent = async (owner: Reader): Promise<string[]> => {
  const rows = await owner.many<{ worker_id: string }>(sql`
    select distinct j.locked_by as worker_id from graphile_worker._private_jobs j
     where j.locked_at < clock_timestamp() - ${SILENCE}::interval
       and not exists (select from kernel.workers w where w.worker_id = j.locked_by and w.beat_at >= clock_timestamp() - ${SILENCE}::interval)`)
  const silent = rows.map(({ worker_id }) => worker_id)
  if (silent.length > 0) await owner.run(sql`select graphile_worker.force_unlock_workers(${silent}::text[])`)
  await owner.run(sql`delete from kernel.workers where beat_at < clock_timestamp() - interval '1 hour'`)
  return silent
}
