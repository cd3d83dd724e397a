import { enqueue, handle, type JobHandler } from '../../kernel/jobs.ts'
import { listMirrored, type MirrorDeps } from './deps.ts'
import { pullAllJob, pullJob } from './mirror.jobs.ts'
import { pullBets } from './pull.ts'

export const createMirrorJobs = (d: MirrorDeps): JobHandler[] => [
  handle(pullAllJob, async () => {
    for (const { code: supplier_code } of listMirrored(d))
      await enqueue(d.db, pullJob, { supplier_code }, { key: `mirror.pull:${supplier_code}`, max_attempts: 1 })
  }),
  handle(pullJob, async ({ supplier_code }) => {
    const port = d.suppliers[supplier_code]
    if (port?.book === 'theirs') await pullBets(d, port)
  }),
]
