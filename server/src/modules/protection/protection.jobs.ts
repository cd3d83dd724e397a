import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Once an hour: what the last four weeks say of each member. */
export const markJob = defineJob('protection.mark', noPayload, { cron: '20 * * * *' })
/** Every five minutes: whose time-out or exclusion is over. */
export const endJob = defineJob('protection.end', noPayload, { cron: '*/5 * * * *' })
/** Once somebody is shut out: what lies at suppliers comes home. */
export const homeJob = defineJob('protection.home', z.object({ member_id: z.number() }))
