import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { forgetJob } from './health.jobs.ts'
import { deleteOld } from './health.sql.ts'

export const createHealthJobs = (d: Pick<Kernel, 'db'>): JobHandler[] => [
  handle(forgetJob, async () => {
    await deleteOld(d.db)
  }),
]
