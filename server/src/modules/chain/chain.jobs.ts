import { USDT_TYPES } from '@moongate/contract/chain.states'
import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Looks at every chain, each in a job of its own: one that does not answer holds up no other. */
export const watchAllJob = defineJob('chain.watch_all', noPayload, { cron: '* * * * *' })
export const watchJob = defineJob('chain.watch', z.object({ network: z.enum(USDT_TYPES) }))
