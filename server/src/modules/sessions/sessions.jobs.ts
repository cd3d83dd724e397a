import { defineJob, noPayload } from '../../kernel/jobs.ts'

/** Forgets what is of no more use: used-up captchas, old tokens and sessions. */
export const sweepJob = defineJob('sessions.sweep', noPayload, { cron: '*/5 * * * *' })
/** Forgets browsers that their members use no more. */
export const forgetDevicesJob = defineJob('sessions.forget_devices', noPayload, { cron: '41 4 * * *' })
