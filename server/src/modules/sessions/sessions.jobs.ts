import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets what is of no more use: used-up captchas, old tokens and sessions. */
export const sweepJob = defineJob('sessions.sweep', noPayload, { cron: '*/5 * * * *' })
