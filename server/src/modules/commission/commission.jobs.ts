import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** What was approved: at once, and every hour what was left of it. */
export const payJob = defineJob('commission.pay', z.object({ run_id: z.uuid() }))
export const payRestJob = defineJob('commission.pay_rest', noPayload, { cron: '25 * * * *' })
