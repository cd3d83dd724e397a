import type { PaymentItemKind, PaymentState } from '@moongate/contract/payments.states'
import { type PaymentStatus, PAY_METHODS, type PayMethod } from './gateway.port.ts'

export { PAYMENT_STEPS, type PaymentState } from '@moongate/contract/payments.states'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Webhooks come within seconds: the questions are for those that do not. */
const WAITS = [10 * SECOND, 30 * SECOND, MINUTE]
const LATER = 2 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In how many ms an open payment is asked about next: each hour from its second day on, until the gateway says what became of it. */
export const computePaymentCheck = (checks: number, age_ms: number): number =>
  age_ms >= DAY ? HOUR : (WAITS[checks] ?? LATER)

/** How a channel of this type is paid by; nothing for a type that no gateway takes. */
export const readMethod = (payment_type: string): PayMethod | undefined =>
  PAY_METHODS.find((method) => payment_type === `online_${method}`)

type Order = { amount: bigint; asset: string; state: PaymentState }
export type PaymentVerdict =
  | 'credit'
  | 'close'
  | 'wait'
  | Extract<PaymentItemKind, 'wrong_amount' | 'wrong_currency' | 'given_back'>

/**
 * What the gateway's record of a payment means for our order. Only what arrived in full and in our currency, and is there still, is credited;
 * "not found" is a no only after the gateway's own horizon.
 */
export const judgePayment = (
  { amount, asset }: Order,
  status: PaymentStatus,
  age_ms: number,
  horizon_ms: number,
): PaymentVerdict => {
  if (status.outcome === 'not_found') return age_ms > horizon_ms ? 'close' : 'wait'
  if (status.outcome === 'unknown' || status.state === 'open') return 'wait'
  if (status.state === 'closed') return 'close'
  if (status.state === 'refunded') return 'given_back'
  if (status.currency !== asset) return 'wrong_currency'
  return status.amount === amount ? 'credit' : 'wrong_amount'
}
