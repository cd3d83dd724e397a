import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets how many demo accounts an address had on days that are over. */
export const sweepJob = defineJob('members.sweep', noPayload, { cron: '17 * * * *' })
