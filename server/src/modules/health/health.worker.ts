import type { Kernel } from '../../kernel/index.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { forgetJob } from './health.jobs.ts'
import { forgetOld } from './health.sql.ts'

export const createHealthJobs = (d: Pick<Kernel, 'db'>): JobHandler[] => [
  handle(forgetJob, async () => {
    await forgetOld(d.db)
  }),
]
