import { z } from 'zod'
import { flag, money, pagedUpTo, paging, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { arrivalOfficeRoutes } from './payments.arrivals.ts'
import { gatewayOfficeRoutes } from './payments.gateways.ts'
import { orderHistory } from './payments.rows.ts'
import {
  PAYOUT_DESK_STEPS,
  PAYOUT_ENDS,
  PAYOUT_STAGES,
  PAYOUT_STATES,
  PAYOUT_WAITS,
  type PayoutDeskStep,
} from './payments.states.ts'
import { defineRoutes } from './route.ts'
import { TRANSFER_READERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const payoutId = z.uuid()
const end = z.enum(PAYOUT_ENDS)

const payout = z.object({
  ...orderHistory,
  id: payoutId,
  money,
  state: z.enum(listNames(PAYOUT_STAGES)),
  /** Null: for its turn, or for nothing. */
  waits_for: z.enum(PAYOUT_WAITS).nullable(),
  checks: z.number(),
  next_check_at: wireTime.nullable(),
  withheld: z.array(z.object({ step: z.enum(listNames(PAYOUT_DESK_STEPS)), why: z.string() })),
})

const decide = <E extends readonly ErrorCode[]>(step: PayoutDeskStep, summary: string, errors: E) =>
  ({
    method: 'POST',
    who: { staff: PAYOUT_DESK_STEPS[step].who },
    summary,
    errors: ['payments.not_found', 'payments.changed', ...errors],
    rows: ['R4.21', 'R6.6'],
    idempotent: true,
    output: z.object({ data: payout }),
  }) as const

/** Withdrawals that a gateway pays, payments that arrived otherwise than ordered, and the ways out of both. */
export const paymentsOfficeRoutes = defineRoutes({
  payouts: {
    method: 'GET',
    path: '/payouts',
    who: { staff: TRANSFER_READERS },
    summary: 'Payouts with what happened to them; those that are open, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(PAYOUT_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(payout) }),
    errors: [],
    rows: ['R4.21', 'R6.6'],
  },
  askPayout: {
    ...decide('ask', 'Asks the gateway now what became of a payout, and writes what it says', ['payments.never_sent']),
    path: '/payouts/{id}/ask',
    timeout_ms: 100_000,
    input: z.object({ id: payoutId }),
  },
  takePayoutOver: {
    ...decide('take_over', 'Takes a payout that waits from its gateway; people pay it', ['payments.too_early']),
    path: '/payouts/{id}/take-over',
    input: z.object({ id: payoutId }),
  },
  proposePayout: {
    ...decide('propose_paid', 'Proposes how a payout ended, for somebody else to settle', ['payments.too_early']),
    path: '/payouts/{id}/propose',
    input: z.object({ id: payoutId, state: end, reason: text('reason') }),
  },
  settlePayout: {
    ...decide('settle_paid', 'Ends a payout as somebody else proposed', [
      'payments.too_early',
      'payments.second_person',
    ]),
    path: '/payouts/{id}/settle',
    input: z.object({ id: payoutId, state: end }),
  },
  ...gatewayOfficeRoutes,
  ...arrivalOfficeRoutes,
})
