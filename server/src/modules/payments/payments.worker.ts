import { enqueue, handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { withdrawalApproved } from '../cashier/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { checkPayment } from './payment.ts'
import { findDuePayments } from './payment.sql.ts'
import { checkPaymentJob, payoutJob, refundJob, sweepPaymentsJob } from './payments.jobs.ts'
import { queuePayout, takePayout } from './payout.ts'
import { findDuePayouts } from './payout.sql.ts'
import { takeRefund } from './refund.ts'
import { findDueRefunds } from './refund.sql.ts'

const sweep = async (d: PaymentsDeps): Promise<void> => {
  for (const { id } of await findDuePayments(d.db))
    await enqueue(d.db, checkPaymentJob, { id }, { key: `payments.swept:${id}` })
  for (const { id } of await findDuePayouts(d.db))
    await enqueue(d.db, payoutJob, { id }, { key: `payments.swept:${id}` })
  for (const { id } of await findDueRefunds(d.db))
    await enqueue(d.db, refundJob, { id }, { key: `payments.swept:${id}` })
}

export const createPaymentsJobs = (d: PaymentsDeps): JobHandler[] => [
  handle(checkPaymentJob, ({ id }) => checkPayment(d, id)),
  handle(payoutJob, ({ id }) => takePayout(d, id)),
  handle(refundJob, ({ id }) => takeRefund(d, id)),
  handle(sweepPaymentsJob, () => sweep(d)),
]

export const createPaymentsListeners = (d: PaymentsDeps): Listener[] => [
  listen(withdrawalApproved, 'payments', (approved) => queuePayout(d, approved)),
]
