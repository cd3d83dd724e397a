import { z } from 'zod'
import { flag, money, pagedUpTo, paging, whole } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { orderHistory } from './payments.rows.ts'
import { PAYMENT_ITEM_KINDS, PAYMENT_ITEM_STATES, PAYMENT_ITEM_STEPS, type PaymentItemStep } from './payments.states.ts'
import { defineRoutes } from './route.ts'
import { TRANSFER_READERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const itemId = whole(1, Number.MAX_SAFE_INTEGER)
const arrival = z.object({
  ...orderHistory,
  id: z.string(),
  kind: z.enum(PAYMENT_ITEM_KINDS),
  /** The order that it is about; where it is none of ours, how the gateway's word for it begins. */
  bill_no: z.string(),
  /** The payment's id, to name to the gateway. */
  payment_id: z.string(),
  /** What was ordered, and what arrived in which currency; null where nothing did. */
  ordered: money.nullable(),
  arrived: z.string().nullable(),
  currency: z.string(),
  state: z.enum(listNames(PAYMENT_ITEM_STATES)),
  /** The deposit that it was credited as. */
  credited_bill: z.string(),
  withheld: z.array(z.object({ step: z.enum(listNames(PAYMENT_ITEM_STEPS)), why: z.string() })),
})

const decideArrival = <E extends readonly ErrorCode[]>(step: PaymentItemStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: PAYMENT_ITEM_STEPS[step].who },
    summary,
    errors: ['payments.item_not_found', 'payments.changed', ...errors],
    rows: ['R4.20', 'R6.6'],
    idempotent: true,
    output: z.object({ data: arrival }),
  }) as const

/** What arrived otherwise than it was ordered, and its ways out. */
export const arrivalOfficeRoutes = defineRoutes({
  arrivals: {
    method: 'GET',
    path: '/arrivals',
    who: { staff: TRANSFER_READERS },
    summary:
      'What arrived otherwise than it was ordered, or for no order of ours; with `open` 1 what waits, oldest first',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(PAYMENT_ITEM_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(arrival) }),
    errors: [],
    rows: ['R4.20', 'R6.6'],
  },
  askRefund: {
    ...decideArrival('ask', 'Asks the gateway again to give back what it was asked for; it gives back once', []),
    path: '/arrivals/{id}/ask',
    timeout_ms: 100_000,
    input: z.object({ id: itemId }),
  },
  proposeRefund: {
    ...decideArrival('propose_refund', 'Proposes to give back what arrived, for somebody else to do', [
      'payments.no_way',
    ]),
    path: '/arrivals/{id}/propose-refund',
    input: z.object({ id: itemId, reason: text('reason') }),
  },
  proposeCredit: {
    ...decideArrival('propose_credit', 'Proposes to credit what arrived, for somebody else to do', ['payments.no_way']),
    path: '/arrivals/{id}/propose-credit',
    input: z.object({ id: itemId, reason: text('reason') }),
  },
  refundArrival: {
    ...decideArrival('refund', 'Gives back what arrived, as somebody else proposed', [
      'payments.second_person',
      'payments.no_way',
    ]),
    path: '/arrivals/{id}/refund',
    timeout_ms: 100_000,
    input: z.object({ id: itemId }),
  },
  creditArrival: {
    ...decideArrival('credit', 'Credits what arrived, as somebody else proposed', [
      'payments.second_person',
      'payments.no_way',
      'payments.given_back',
      'payments.unclear',
      'cashier.no_account',
    ]),
    path: '/arrivals/{id}/credit',
    timeout_ms: 100_000,
    input: z.object({ id: itemId }),
  },
  closeArrival: {
    ...decideArrival('close', 'Closes an item that nothing is to be done about', []),
    path: '/arrivals/{id}/close',
    input: z.object({ id: itemId, reason: text('reason') }),
  },
})
