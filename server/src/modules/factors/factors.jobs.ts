import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets challenges that nobody answered in time. */
export const forgetChallengesJob = defineJob('factors.forget_challenges', noPayload, { cron: '*/10 * * * *' })
