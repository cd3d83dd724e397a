import type { Clock } from '../../server/src/kernel/clock.ts'
import { type Pool, sql } from '../../server/src/kernel/db.ts'
import type { JobHandler, JobTable } from '../../server/src/kernel/jobs.ts'

type Due = { id: bigint; task: string; payload: unknown }

const MOST = 10_000

/** A database tells its time in finer parts than a clock of ours: times are compared in whole milliseconds. Locked as a worker locks it: what the job enqueues under its own key is then a new job, as it is in the product. */
const takeNextDue = (owner: Pool, at: Date): Promise<Due | undefined> =>
  owner.maybe(sql`update graphile_worker._private_jobs j set locked_at = now(), locked_by = 'drain' from graphile_worker._private_tasks t
    where t.id = j.task_id and j.id = (select id from graphile_worker._private_jobs where date_trunc('milliseconds', run_at) <= ${at} and locked_at is null and attempts < max_attempts
      order by priority, run_at, id limit 1 for update skip locked) returning j.id, t.identifier as task, j.payload`)

const unlock = (owner: Pool, id: bigint): Promise<number> =>
  owner.run(sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = ${id}`)

const run = async (owner: Pool, job: JobHandler, { id, payload }: Due): Promise<void> => {
  try {
    await job.run(payload)
  } catch (error) {
    await unlock(owner, id)
    throw error
  }
  await owner.run(sql`delete from graphile_worker._private_jobs where id = ${id}`)
}

/**
 * Runs every job that is due by the clock, and those that they bring, one after another until none is left; answers how many. The first that fails
 * ends it with its error and stays in the queue.
 */
export const drainJobs = async ({ owner, clock }: { owner: Pool; clock: Clock }, jobs: JobTable): Promise<number> => {
  for (let count = 0; count < MOST; count++) {
    const due = await takeNextDue(owner, clock.now())
    if (!due) return count
    const job = jobs.get(due.task)
    if (!job) throw new Error(`no worker knows the job ${due.task}`)
    await run(owner, job, due)
  }
  throw new Error(`more than ${MOST} jobs: do they call each other?`)
}
