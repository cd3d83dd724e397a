import type { Clock } from '../../../server/src/kernel/clock.ts'
import { type Pool, sql } from '../../../server/src/kernel/db.ts'
import type { JobTable } from '../../../server/src/kernel/jobs.ts'

type Due = { id: bigint; task: string; payload: Record<string, unknown> }

const MOST = 10_000

const nextDue = (owner: Pool, at: Date): Promise<Due | undefined> =>
  owner.maybe(sql`select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.run_at <= ${at} and j.locked_at is null and j.attempts < j.max_attempts order by j.priority, j.run_at, j.id limit 1`)

/**
 * Runs every job that is due by the clock, and those that they bring, one after another until none is left; answers how many. The first that fails
 * ends it with its error and stays in the queue.
 */
export const drainJobs = async ({ owner, clock }: { owner: Pool; clock: Clock }, jobs: JobTable): Promise<number> => {
  for (let count = 0; count < MOST; count++) {
    const due = await nextDue(owner, clock.now())
    if (!due) return count
    const job = jobs[due.task]
    if (!job) throw new Error(`no worker knows the job ${due.task}`)
    await job(due.payload)
    await owner.run(sql`select graphile_worker.complete_jobs(array[${due.id}]::bigint[])`)
  }
  throw new Error(`more than ${MOST} jobs: do they call each other?`)
}
