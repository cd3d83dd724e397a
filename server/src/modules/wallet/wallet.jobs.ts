import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Asks the supplier what became of an unclear transfer. */
export const checkJob = defineJob('wallet.check', z.object({ member_id: z.number().int(), id: z.uuid() }))
/** Takes up transfers whose process died. */
export const sweepJob = defineJob('wallet.sweep', noPayload, { cron: '* * * * *' })
