import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Every five minutes: what moved of the teams' money. */
export const gatherJob = defineJob('team.gather', noPayload, { cron: '*/5 * * * *' })
