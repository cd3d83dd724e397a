import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

export const reviewJob = defineJob('credit.review', z.object({ id: z.uuid() }))
/** Often enough that nobody hears of a day that is over much later. */
export const remindJob = defineJob('credit.remind', noPayload, { cron: '*/10 * * * *' })
