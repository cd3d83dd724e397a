import { defineJob, noPayload } from './jobs.ts'

/** Takes away what nobody asks for any more: old pushed events, kept answers, nonces of signed calls, closed counters of login tries. */
export const trimJob = defineJob('kernel.trim', noPayload, { cron: '7 * * * *' })
