import { z } from 'zod'
import { SECOND_PERSON_REFUSALS } from './cashier.refusals.ts'
import { DEPOSIT_STEPS, WITHDRAWAL_STEPS } from './cashier.states.ts'
import { depositState, withdrawalState } from './cashier.rows.ts'
import { flag, pagedUpTo, paging } from './common.ts'
import { defineRoutes } from './route.ts'
import { ORDER_DECIDERS, type StaffRole } from './staff.states.ts'
import { text } from './text.ts'

import { depositOrder, orderId, readers, seenRisks, withdrawalOrder } from './cashier.office.rows.ts'
const decide = (
  { who, second_person }: { who: readonly StaffRole[]; second_person?: string },
  summary: string,
  rows: readonly string[],
  more: readonly ('cashier.machine_pays' | 'cashier.risks_since')[] = [],
) =>
  ({
    method: 'POST',
    who: { staff: who },
    summary,
    errors: [
      'cashier.order_not_found',
      'cashier.state_changed',
      'cashier.claimed',
      ...(second_person === undefined ? [] : SECOND_PERSON_REFUSALS),
      ...more,
    ],
    rows,
    idempotent: true,
  }) as const

/** Takes an order, or lets it go: it is nobody else's meanwhile. */
const hold = (summary: string, row: string, errors: readonly 'cashier.claimed'[] = []) =>
  ({
    method: 'POST',
    who: { staff: ORDER_DECIDERS },
    summary,
    input: z.object({ id: orderId }),
    errors: ['cashier.order_not_found', ...errors],
    rows: [row, 'R6.6'],
    idempotent: true,
  }) as const

/** `open` 1: what waits for staff. */
const search = {
  open: flag.optional(),
  keyword: z.string().trim().max(40).optional(),
}

/** The two queues of orders and what staff do with them. */
export const cashierOfficeRoutes = defineRoutes({
  deposits: {
    method: 'GET',
    path: '/deposits',
    who: readers,
    summary: 'Deposit orders, oldest waiting first',
    input: z.object({ state: depositState.optional(), ...search, ...paging }),
    output: z.object({ data: pagedUpTo(depositOrder) }),
    errors: [],
    rows: ['R4.20'],
  },
  reviewDeposit: {
    ...decide(DEPOSIT_STEPS.review, 'Takes a deposit into review', ['R4.20', 'R6.6']),
    path: '/deposits/{id}/review',
    input: z.object({ id: orderId }),
    output: z.object({ data: depositOrder }),
  },
  creditDeposit: {
    ...decide(DEPOSIT_STEPS.credit, 'Credits a pending deposit', ['R4.20', 'R6.6']),
    path: '/deposits/{id}/credit',
    input: z.object({ id: orderId }),
    output: z.object({ data: depositOrder }),
  },
  rejectDeposit: {
    ...decide(DEPOSIT_STEPS.reject, 'Refuses a pending deposit', ['R4.20', 'R6.6']),
    path: '/deposits/{id}/reject',
    input: z.object({ id: orderId, reason: text('reason') }),
    output: z.object({ data: depositOrder }),
  },
  claimDeposit: {
    ...hold('Takes a deposit, so that nobody else works on it', 'R4.20', ['cashier.claimed']),
    path: '/deposits/{id}/claim',
    output: z.object({ data: depositOrder }),
  },
  releaseDeposit: {
    ...hold("Lets a deposit of one's own go", 'R4.20'),
    path: '/deposits/{id}/release',
    output: z.object({ data: depositOrder }),
  },
  depositPicture: {
    method: 'GET',
    path: '/deposits/{id}/picture',
    who: readers,
    summary: 'The picture a member sent with a deposit, as a data address',
    input: z.object({ id: orderId }),
    output: z.object({ data: z.object({ image: z.string() }) }),
    errors: ['cashier.order_not_found', 'cashier.picture_missing'],
    rows: ['R2.33', 'R4.20'],
  },
  withdrawals: {
    method: 'GET',
    path: '/withdrawals',
    who: readers,
    summary: 'Withdrawal orders, oldest waiting first',
    input: z.object({ state: withdrawalState.optional(), ...search, ...paging }),
    output: z.object({ data: pagedUpTo(withdrawalOrder) }),
    errors: [],
    rows: ['R4.21'],
  },
  reviewWithdrawal: {
    ...decide(WITHDRAWAL_STEPS.review, 'Takes a requested withdrawal into review', ['R4.21', 'R6.6']),
    path: '/withdrawals/{id}/review',
    input: z.object({ id: orderId }),
    output: z.object({ data: withdrawalOrder }),
  },
  approveWithdrawal: {
    ...decide(
      WITHDRAWAL_STEPS.approve,
      'Approves: the payment is being made; what is remarkable about it and not among `seen` is told first',
      ['R4.21', 'R6.6'],
      ['cashier.risks_since'],
    ),
    path: '/withdrawals/{id}/approve',
    input: z.object({ id: orderId, seen: seenRisks.optional() }),
    output: z.object({ data: withdrawalOrder }),
  },
  payWithdrawal: {
    ...decide(WITHDRAWAL_STEPS.pay, 'Confirms that the payment left', ['R4.21', 'R6.6'], ['cashier.machine_pays']),
    path: '/withdrawals/{id}/paid',
    input: z.object({ id: orderId }),
    output: z.object({ data: withdrawalOrder }),
  },
  rejectWithdrawal: {
    ...decide(WITHDRAWAL_STEPS.reject, 'Refuses before payment; the money returns', ['R4.21', 'R6.6']),
    path: '/withdrawals/{id}/reject',
    input: z.object({ id: orderId, reason: text('reason') }),
    output: z.object({ data: withdrawalOrder }),
  },
  failWithdrawal: {
    ...decide(
      WITHDRAWAL_STEPS.fail,
      'The payment failed; the money returns',
      ['R4.21', 'R6.6'],
      ['cashier.machine_pays'],
    ),
    path: '/withdrawals/{id}/fail',
    input: z.object({ id: orderId, reason: text('reason') }),
    output: z.object({ data: withdrawalOrder }),
  },
  claimWithdrawal: {
    ...hold('Takes a withdrawal, so that nobody else works on it', 'R4.21', ['cashier.claimed']),
    path: '/withdrawals/{id}/claim',
    output: z.object({ data: withdrawalOrder }),
  },
  releaseWithdrawal: {
    ...hold("Lets a withdrawal of one's own go", 'R4.21'),
    path: '/withdrawals/{id}/release',
    output: z.object({ data: withdrawalOrder }),
  },
  approveSafe: {
    method: 'POST',
    path: '/withdrawals/approve',
    who: { staff: WITHDRAWAL_STEPS.approve.who },
    summary: 'Approves orders in which nothing is remarkable, each for itself; `why`: what stood in the way of one',
    input: z.object({ ids: z.array(orderId).min(1).max(50) }),
    output: z.object({ data: z.array(z.object({ id: orderId, done: z.boolean(), why: z.string() })) }),
    errors: [],
    rows: ['R4.21', 'R6.6'],
    idempotent: true,
  },
})
