import { z } from 'zod'
import { defineJob, noPayload } from '../../kernel/jobs.ts'

const one = z.object({ id: z.uuid() })

/** Asks the gateway what became of a payment. */
export const checkPaymentJob = defineJob('payments.check_payment', one)
/** Sends a payout, or asks the gateway what became of it. */
export const payoutJob = defineJob('payments.payout', one)
/** Asks the gateway to give a payment back, or what became of it. */
export const refundJob = defineJob('payments.refund', one)
/** Takes up what nobody asked about in time: a lost webhook, a job that is gone, a process that died. */
export const sweepPaymentsJob = defineJob('payments.sweep', noPayload, { cron: '* * * * *' })
