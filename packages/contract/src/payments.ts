import { z } from 'zod'
import { paymentType } from './channels.rows.ts'
import { ONLINE_REFUSALS } from './cashier.refusals.ts'
import { depositState } from './cashier.rows.ts'
import { amount, id } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

/** Payments through a gateway, for members. */
export const paymentsRoutes = defineRoutes({
  depositOnline: {
    method: 'POST',
    path: '/recharge/online',
    who: 'member',
    summary: 'Starts an online payment; `pay_url` is the page on which it is made',
    real_money: true,
    idempotent: true,
    timeout_ms: 60_000,
    input: z.object({
      money: amount,
      payment_type: paymentType,
      payment_id: id,
      payment_desc: text('payment_desc', false).default(''),
    }),
    output: z.object({ data: z.object({ bill_no: z.string(), pay_url: z.string() }) }),
    errors: [...ONLINE_REFUSALS, 'common.conflict'],
    rows: ['R3.10', 'R5.12', 'R7.2', 'R8.5'],
  },
  onlineOrder: {
    method: 'POST',
    path: '/recharge/online/order',
    who: 'member',
    summary: 'How an online payment stands; `pay_url` is empty once it can no longer be made',
    limit: 'read',
    input: z.object({ bill_no: z.string().trim().max(40) }),
    output: z.object({ data: z.object({ bill_no: z.string(), state: depositState, pay_url: z.string() }) }),
    errors: ['payments.not_found'],
    rows: ['R2.8', 'R4.20'],
  },
})
