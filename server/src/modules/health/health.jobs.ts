import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets what is older than anybody looks at. */
export const forgetJob = defineJob('health.forget', noPayload, { cron: '23 * * * *' })
