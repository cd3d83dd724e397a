import { KNOWN_DAYS } from './attempts.ts'
import { forgetAttempts } from './attempts.sql.ts'
import type { Kernel } from './index.ts'
import { forgetOldKeys } from './http/idempotency.sql.ts'
import { forgetNonces } from './http/nonce.sql.ts'
import type { JobTable, Schedule } from './jobs.ts'
import { trimPushes } from './push.sql.ts'

export const createKernelJobs = (d: Pick<Kernel, 'db'>): JobTable => ({
  /** Takes away what nobody asks for any more: old pushed events, kept answers, nonces of signed calls, closed counters of login tries. */
  'kernel.trim': async () => {
    await trimPushes(d.db)
    await forgetOldKeys(d.db)
    await forgetNonces(d.db)
    await forgetAttempts(d.db, KNOWN_DAYS)
  },
})

export const kernelSchedule: Schedule = { 'kernel.trim': '7 * * * *' }
