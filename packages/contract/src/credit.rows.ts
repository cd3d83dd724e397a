import { z } from 'zod'
import { isMoment, money, wireTime } from './common.ts'
import { LOAN_STATES, LOAN_WAYS } from './credit.states.ts'
import type { ErrorCode } from './errors.ts'
import { listNames } from './states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

export const loanId = z.uuid()
export const day = z
  .string()
  .length(10)
  .refine(isMoment, { params: { rule: 'date' } })
export const row = z.object({
  id: loanId,
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  level: z.number(),
  total_credit: money,
  money,
  days: z.number(),
  state: z.enum(listNames(LOAN_STATES)),
  way: z.enum(LOAN_WAYS),
  is_overdue: z.boolean(),
  /** Whether the time for the review is over while it still waits. */
  is_late: z.boolean(),
  reason: z.string(),
  handled_by: z.string(),
  created_at: wireTime,
  review_by: wireTime,
  due_on: z.string().nullable(),
  repaid_at: wireTime.nullable(),
  /** What whoever decides must know: money in and out, the best win, earlier loans, and others who share a card or an address. */
  known: z.object({
    deposited: money,
    withdrawn: money,
    largest_win: money,
    loans: z.number(),
    late_loans: z.number(),
    card_sharers: z.number(),
    address_sharers: z.number(),
  }),
})

export const reportAnswer = z.object({
  data: z.object({
    from: z.string(),
    to: z.string(),
    rows: z.array(
      z.object({ what: z.enum(['asked', 'lent', 'refused', 'repaid', 'overdue']), loans: z.number(), money }),
    ),
  }),
})

/** Why a loan that waits is not lent. */
export const APPROVAL_REFUSALS = [
  'credit.loan_not_found',
  'credit.loan_changed',
  'credit.no_limit',
  'credit.above_limit',
  'credit.days_invalid',
  'policy.country_not_allowed',
  ...BAR_REFUSALS,
  'policy.demo_not_supported',
] as const satisfies readonly ErrorCode[]
