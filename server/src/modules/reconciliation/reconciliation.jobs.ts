import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Compares a day with one source. */
export const compareDayJob = defineJob(
  'reconciliation.compare_day',
  z.object({ day: z.iso.date(), source: z.string() }),
)
/** Takes up the days that are over and not compared yet, and those on which something was found. */
export const compareDaysJob = defineJob('reconciliation.compare_days', noPayload, { cron: '7 * * * *' })
