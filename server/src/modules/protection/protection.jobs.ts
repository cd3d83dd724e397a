import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Once an hour: what the last four weeks say of each member. */
export const markJob = defineJob('protection.mark', noPayload, { cron: '20 * * * *' })
/** Every five minutes: whose time-out or exclusion is over. */
export const endJob = defineJob('protection.end', noPayload, { cron: '*/5 * * * *' })
