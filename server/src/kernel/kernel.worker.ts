import { KNOWN_DAYS } from './attempts.ts'
import { forgetAttempts } from './attempts.sql.ts'
import { forgetOldKeys } from './http/idempotency.sql.ts'
import { forgetNonces } from './http/nonce.sql.ts'
import type { Kernel } from './index.ts'
import { handle, type JobHandler } from './jobs.ts'
import { trimJob } from './kernel.jobs.ts'
import { trimPushes } from './push.sql.ts'

export const createKernelJobs = (d: Pick<Kernel, 'db'>): JobHandler[] => [
  handle(trimJob, async () => {
    await trimPushes(d.db)
    await forgetOldKeys(d.db)
    await forgetNonces(d.db)
    await forgetAttempts(d.db, KNOWN_DAYS)
  }),
]
