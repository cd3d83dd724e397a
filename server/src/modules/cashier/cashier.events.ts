import { WITHDRAWAL_WAYS } from '@moongate/contract/payments.states'
import { z } from 'zod'
import { sql } from '../../kernel/db.ts'
import { defineEvent, minor, moment } from '../../kernel/event.ts'

const order = { member_id: z.number().int(), id: z.uuid(), bill_no: z.string(), asset: z.string(), amount: minor }

export const depositCredited = defineEvent('cashier.deposit_credited', {
  summary: 'A deposit arrived and was credited to the centre wallet',
  payload: z.object({ ...order, channel_id: z.number().int(), payment_type: z.string() }),
})

const approved = { ...order, way: z.enum(WITHDRAWAL_WAYS) }

export const withdrawalApproved = defineEvent('cashier.withdrawal_approved', {
  summary: 'A withdrawal is to be paid: `amount` is what the member gets, `way` who pays it',
  payload: z.object({ ...approved, approved_at: moment }),
  former: {
    payload: z.strictObject(approved),
    renew: async (r, told) => ({
      ...told,
      ...(await r.one<{ approved_at: Date }>(sql`select kernel.now() as approved_at`)),
    }),
  },
})

export const withdrawalRefused = defineEvent('cashier.withdrawal_refused', {
  summary: 'A withdrawal was refused, or could not be paid: all of it came back, and the member reads why',
  payload: z.object({ ...order, reason: z.string() }),
})

export const withdrawalPaid = defineEvent('cashier.withdrawal_paid', {
  summary: 'A withdrawal left for the member: `amount` less `fee`',
  payload: z.object({ ...order, fee: minor }),
})
