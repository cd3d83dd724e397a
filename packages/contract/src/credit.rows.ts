import { z } from 'zod'
import { amount, isMoment, money, whole, wireTime } from './common.ts'
import { LOAN_STATES, LOAN_WAYS, MAX_LOAN_DAYS } from './credit.states.ts'
import type { ErrorCode } from './errors.ts'
import { listNames } from './states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'
import { proposalRow } from './proposals.rows.ts'

export const loanId = z.uuid()
export const day = z
  .string()
  .length(10)
  .refine(isMoment, { params: { rule: 'date' } })
/** `cap` null: a member may borrow what the level allows. */
export const terms = z.object({
  way: z.enum(LOAN_WAYS),
  review_minutes: z.number(),
  min: money,
  cap: money.nullable(),
  max_days: z.number(),
  wait_minutes: z.number(),
})
/** Looser terms that wait for somebody else. */
export const proposal = proposalRow.extend({ terms })
export const wanted = {
  way: z.enum(LOAN_WAYS),
  review_minutes: whole(5, 120).refine((minutes) => minutes === 5 || minutes === 120),
  min: amount,
  cap: amount.nullable(),
  max_days: whole(1, MAX_LOAN_DAYS),
  wait_minutes: whole(1, 43_200),
}
/** What is lent now, and how much members who have ever asked may borrow together. */
export const exposure = z.object({
  waiting: z.number(),
  lent: z.number(),
  owed: money,
  overdue: z.number(),
  overdue_money: money,
  allowed: money,
})
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
  'policy.country_not_allowed',
  ...BAR_REFUSALS,
  'policy.demo_not_supported',
] as const satisfies readonly ErrorCode[]
