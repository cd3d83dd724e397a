import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Writes down which matches suppliers have offered since they were last asked. */
export const refreshJob = defineJob('matches.refresh', noPayload, { cron: '17,47 * * * *' })
