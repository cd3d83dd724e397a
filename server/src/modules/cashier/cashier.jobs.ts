import { defineJob, noPayload } from '../../kernel/jobs.ts'

export const expireDepositsJob = defineJob('cashier.expire_deposits', noPayload, { cron: '*/5 * * * *' })
export const forgetPicturesJob = defineJob('cashier.forget_pictures', noPayload, { cron: '37 4 * * *' })
