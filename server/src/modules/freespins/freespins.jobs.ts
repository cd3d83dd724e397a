import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Does what free spins need next: tells them, takes them back, settles them. */
export const tendJob = defineJob('freespins.tend', z.object({ id: z.uuid() }))
/** Finds those that need something: an answer that was lost, an expiry, a win that could not be credited. */
export const sweepJob = defineJob('freespins.sweep', noPayload, { cron: '* * * * *' })
