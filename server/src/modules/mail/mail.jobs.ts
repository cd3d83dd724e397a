import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Sends out what is due, and tries again what was unclear. */
export const sendOutJob = defineJob('mail.send_out', noPayload, { cron: '*/5 * * * *' })
/** One batch of a mass mail; the next is asked for with it. */
export const campaignJob = defineJob('mail.campaign', z.object({ id: z.uuid() }))
/** Forgets what of old mass mails left the site. */
export const forgetMassJob = defineJob('mail.forget_mass', noPayload, { cron: '31 3 * * *' })
