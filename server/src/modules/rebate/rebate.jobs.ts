import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Every hour, so that a day is closed soon after its midnight in whatever zone the site is. */
export const closeDaysJob = defineJob('rebate.close_days', noPayload, { cron: '5 * * * *' })
