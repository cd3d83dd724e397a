import { defineJob, noPayload } from './jobs.ts'

/** Takes away what nobody asks for any more: old pushed events, kept answers, closed counters of login tries. */
export const trimJob = defineJob('kernel.trim', noPayload, { cron: '7 * * * *' })
