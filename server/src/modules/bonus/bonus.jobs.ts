import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Ends what has run out, and what could not be ended when it was bet enough for. */
export const endBonusesJob = defineJob('bonus.end_due', noPayload, { cron: '*/10 * * * *' })
