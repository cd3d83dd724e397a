import { z } from 'zod'
import { type Ending, runCall } from '../endings.ts'
import {
  createPayment,
  describePayment,
  findPayment,
  LANGS,
  METHODS,
  type NewPayment,
  refundPayment,
} from '../payments.ts'
import { endDuePayouts } from '../payout-ends.ts'
import { createPayout, describePayout, findPayout, type NewPayout } from '../payouts.ts'
import { writeSettlement } from '../settlement.ts'
import type { World } from '../world.ts'

/** An answer with its HTTP status. */
export type Told = { status: number; body: object }

const tell = (body: object): Told => ({ status: 200, body })
const tellError = (status: number, code: string): Told => ({ status, body: { error: { code } } })

const id = z.string().regex(/^[\w-]{1,64}$/)
const amount = z.number().int().positive()
const currency = z.string().length(3)
const address = z.url({ protocol: /^https?$/ })
const inputs = {
  payment: z.object({
    order_id: id,
    method: z.enum(METHODS),
    amount,
    currency,
    notify_url: address,
    return_url: z.string().max(500),
    lang: z.enum(LANGS),
  }),
  payout: z.object({
    payout_id: id,
    amount,
    currency,
    bank: z.string().max(40),
    card_no: z.string().regex(/^\d{8,32}$/),
    owner_name: z.string().min(1).max(100),
    notify_url: address,
  }),
  refund: z.object({ refund_id: id, order_id: id, amount }),
}

const makePayment = (w: World, asked: NewPayment): Told => {
  if (asked.currency !== w.currency) return tellError(422, 'wrong_currency')
  const made = createPayment(w, asked)
  if (!made) return tellError(409, 'order_id_reused')
  return tell({ payment: describePayment(made), pay_url: `/sandbox/pay/${made.key}` })
}

const makePayout = (w: World, asked: NewPayout, fault: Parameters<typeof createPayout>[2]): Told => {
  if (asked.currency !== w.currency) return tellError(422, 'wrong_currency')
  const made = createPayout(w, asked, fault)
  return made ? tell({ payout: describePayout(made) }) : tellError(409, 'payout_id_reused')
}

type Call = (w: World, body: unknown) => Promise<Ending<Told>>

/** The calls of a merchant by their path. A body that does not fit throws. */
export const CALLS: Readonly<Record<string, Call>> = {
  payments: (w, body) => {
    const asked = inputs.payment.parse(body)
    return runCall(w, 'payment', () => makePayment(w, asked))
  },
  'payments/status': (w, body) => {
    const { order_id } = z.object({ order_id: id }).parse(body)
    return runCall(w, 'status', () => {
      const found = findPayment(w, order_id)
      return found ? tell({ payment: describePayment(found) }) : tellError(404, 'payment_not_found')
    })
  },
  payouts: (w, body) => {
    const asked = inputs.payout.parse(body)
    return runCall(w, 'payout', (fault) => makePayout(w, asked, fault))
  },
  'payouts/status': (w, body) => {
    const { payout_id } = z.object({ payout_id: id }).parse(body)
    return runCall(w, 'status', () => {
      endDuePayouts(w)
      const found = findPayout(w, payout_id)
      return found ? tell({ payout: describePayout(found) }) : tellError(404, 'payout_not_found')
    })
  },
  refunds: (w, body) => {
    const { refund_id, order_id, amount: asked } = inputs.refund.parse(body)
    return runCall(w, 'refund', () =>
      refundPayment(w, refund_id, order_id, asked) ? tell({ refund_id }) : tellError(409, 'not_refundable'),
    )
  },
  settlement: (w, body) => {
    const { day } = z.object({ day: z.iso.date() }).parse(body)
    return runCall(w, 'status', () => {
      const file = writeSettlement(w, day)
      return file === undefined ? tellError(404, 'settlement_not_ready') : tell({ file })
    })
  },
}
