import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Asks for the bets of every supplier with a book of its own, each in a job of its own: a slow one holds up no other. */
export const pullAllJob = defineJob('mirror.pull_all', noPayload, { cron: '* * * * *' })
export const pullJob = defineJob('mirror.pull', z.object({ supplier_code: z.string() }))

/** Compares our books with those of every supplier that keeps its own. */
export const compareAllJob = defineJob('mirror.compare_all', noPayload, { cron: '*/5 * * * *' })
export const compareJob = defineJob('mirror.compare', z.object({ supplier_code: z.string() }))
