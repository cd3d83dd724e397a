import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Every minute: a cycle ends, and redeemed money is due, at any of them. */
export const settleJob = defineJob('savings.settle', noPayload, { cron: '* * * * *' })
