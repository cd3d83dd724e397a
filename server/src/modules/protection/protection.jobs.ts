import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Once an hour: what the last four weeks say of each member. */
export const markJob = defineJob('protection.mark', noPayload, { cron: '20 * * * *' })
