import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets what is of no more use: used-up captchas, old tokens and sessions, closed counters. */
export const sweepJob = defineJob('identity.sweep', noPayload, { cron: '*/5 * * * *' })
