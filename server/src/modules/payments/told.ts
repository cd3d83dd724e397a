import { channels } from '@moongate/contract'
import { arrivalPush } from '@moongate/contract/payments.pushes'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import type { PaymentsDeps } from './deps.ts'
import { checkPaymentJob, payoutJob } from './payments.jobs.ts'
import { findPayment } from './payment.sql.ts'
import { findPayout } from './payout.sql.ts'
import { insertEvent, insertItem } from './record.sql.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Told = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string }

/**
 * What a gateway tells us by itself is a hint: it is kept as it came, once under its own id, and leads to a question. No money moves by it.
 * Nothing is answered to what is not rightly signed. One about an order that is none of ours is for people.
 */
export const hearGateway = async (
  d: PaymentsDeps,
  code: string,
  { headers, body }: Told,
): Promise<object | string | undefined> => {
  const port = d.gateways[code]
  const event = await port?.readEvent(headers, body)
  if (!event) return undefined
  const { subject, kind } = event
  await d.db.tx(async (tx) => {
    if (!(await insertEvent(tx, code, event))) return
    const id = UUID.test(subject) ? subject : undefined
    if (id !== undefined && (await findPayment(tx, id)))
      await enqueue(tx, checkPaymentJob, { id }, { key: `payments.told:${id}` })
    else if (id !== undefined && (await findPayout(tx, id)))
      await enqueue(tx, payoutJob, { id }, { key: `payments.told:${id}` })
    else {
      await insertItem(tx, { gateway_code: code, kind: 'foreign_order', subject, detail: kind })
      await push(tx, arrivalPush, channels.office, {})
    }
  })
  return port?.taken
}
