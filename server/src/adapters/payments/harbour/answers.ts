import { z } from 'zod'

/** Minor units: a whole number, and none that a JSON number cannot hold. */
const minor = z.int().transform((n) => BigInt(n))

/** What every answer that is no yes may look like. */
export const failure = z.object({ error: z.object({ code: z.string() }) })

const payment = z.object({
  order_id: z.string(),
  payment_id: z.string().min(1),
  state: z.enum(['open', 'paid', 'closed', 'refunded']),
  amount: minor,
  currency: z.string(),
})
/** An address of its own, or a path below our root. */
const place = z.string().regex(/^(https:\/\/|\/(?![/\\]))/)
export const paymentMade = z.object({ payment, pay_url: place })
export const paymentFound = z.object({ payment })

const payout = z.object({
  payout_id: z.string(),
  state: z.enum(['processing', 'paid', 'failed']),
  amount: minor,
  currency: z.string(),
  reason: z.string().nullable(),
})
export const payoutFound = z.object({ payout })

export const event = z.looseObject({
  event_id: z.string().min(8).max(64),
  event: z.string().max(40),
  order_id: z.string().max(64).optional(),
  payout_id: z.string().max(64).optional(),
})

export const refundMade = z.object({ refund_id: z.string() })
export const settlement = z.object({ file: z.string() })
