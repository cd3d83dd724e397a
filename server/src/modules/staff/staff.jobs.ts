import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets sessions of staff that ended long ago. */
export const sweepJob = defineJob('staff.sweep', noPayload, { cron: '27 * * * *' })
