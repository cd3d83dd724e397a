import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Every hour, so that nothing of a visitor outlives the site's day by more. */
export const forgetVisitorsJob = defineJob('portal.forget_visitors', noPayload, { cron: '7 * * * *' })
