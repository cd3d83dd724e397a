import { z } from 'zod'
import { money, wireTime } from './common.ts'
import { LOAN_STATES } from './credit.states.ts'
import type { ErrorCode } from './errors.ts'
import { listNames } from './states.ts'

/** `lend_money`: what was paid back. `remain_day`: days to the last one on which it can be repaid in time, below 0 once that is over. */
export const loan = z.object({
  bill_no: z.string(),
  borrow_money: money,
  lend_money: money,
  borrow_day: z.number(),
  remain_day: z.number().nullable(),
  status: z.number(),
  state: z.enum(listNames(LOAN_STATES)),
  status_text: z.string(),
  is_overdue: z.number(),
  reason: z.string(),
  created_date: wireTime,
  /** Until when the review is through, and when the loan has to be back. */
  review_by: wireTime,
  decided_at: wireTime.nullable(),
  due_at: wireTime.nullable(),
  repaid_at: wireTime.nullable(),
})
export const ruleAnswer = z.object({
  data: z.object({
    credit_detail: z.string(),
    credit_rule: z.string(),
    credit_borrow: z.string(),
    credit_lend: z.string(),
    min_money: money,
    max_days: z.number(),
    review_minutes: z.number(),
    wait_minutes: z.number(),
  }),
})
export const searchAnswer = z.object({
  data: z.object({
    row: z.object({
      name: z.string(),
      level: z.number(),
      total_credit: money,
      used_credit: money,
      total_borrow: money,
      total_lend: money,
    }),
    list: z.array(loan),
  }),
})
export const checkAnswer = z.object({
  data: z.object({
    loan: loan.nullable(),
    text: z.string(),
    can_borrow: z.boolean(),
    /** Why not, in words. */
    why: z.string().nullable(),
    again_at: wireTime.nullable(),
    now: wireTime,
  }),
})

/** Why nothing is lent. */
export const BORROW_REFUSALS = [
  'credit.not_your_account',
  'credit.realname_wrong',
  'credit.no_limit',
  'credit.below_min',
  'credit.above_limit',
  'credit.days_invalid',
  'credit.loan_open',
  'credit.too_soon',
  'policy.credit_overdue',
] as const satisfies readonly ErrorCode[]
