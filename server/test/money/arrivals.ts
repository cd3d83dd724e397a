import { sql } from '../../src/kernel/db.ts'
import { reason } from './orders.ts'
import { data, env, key, odd_payments, ok, there } from './scene.ts'

/** Half of what was ordered came, and that is what erin did about it. */
export const oddPayment =
  (...steps: string[]) =>
  async () => {
    const { online } = there
    const body = { money: '100', payment_type: online.type, payment_id: online.id }
    const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', { as: 'alice', key: key(), body })
    const { id, payment_id } = await env.owner.one<{
      id: string
      payment_id: string
    }>(sql`with p as (update payments.payments set state = 'odd', finished_at = ${env.clock.now()}
        where bill_no = ${bill_no} returning *)
      insert into payments.items (gateway_code, kind, subject, detail, payment_id, member_id, amount, currency)
      select gateway_code, 'wrong_amount', bill_no, '', id, member_id, amount / 2, asset from p returning id::text as id, payment_id`)
    odd_payments.add(payment_id)
    for (const step of steps)
      await ok(`POST /office/arrivals/${id}/${step}`, { as: 'erin', key: key(), body: reason.body() })
    return { id }
  }
/** Another one asks for what erin proposed; nobody has told the gateway yet. */
export const sentRefund = async () => {
  const { id } = await oddPayment('propose-refund')()
  await ok(`POST /office/arrivals/${id}/refund`, { as: 'frank', key: key(), body: {} })
  return { id }
}
