import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Begins and ends planned maintenance; windows have whole minutes. */
export const windowsJob = defineJob('games.windows', noPayload, { cron: '* * * * *' })

/** The catalogue follows what suppliers from outside name. */
export const refreshJob = defineJob('games.refresh', noPayload, { cron: '41 * * * *' })

/** Tells a supplier that a visit is over, until it says yes. */
export const leaveJob = defineJob(
  'games.leave',
  z.object({
    visit_id: z.uuid(),
    member_id: z.number().int(),
    is_demo: z.boolean(),
    supplier_code: z.string(),
    tries: z.int(),
  }),
)
