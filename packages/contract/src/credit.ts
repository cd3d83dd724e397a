import { z } from 'zod'
import { amount, money, nothing, paged, paging, whole, wireTime } from './common.ts'
import { LOAN_STATES, MAX_LOAN_DAYS } from './credit.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'

/** The account that is asked about: only the caller's own is answered. */
const name = z.string().trim().max(40)
/** `lend_money`: what was paid back. `remain_day`: days to the last one on which it can be repaid in time, below 0 once that is over. */
const loan = z.object({
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
const shared = { who: 'member', feature: 'credit', rows: ['R2.5', 'R3.17', 'R7.6'] } as const

export const creditRoutes = defineRoutes({
  rule: {
    method: 'GET',
    path: '/credit/rule',
    who: 'anyone',
    summary: 'What credit is, its rules, how to borrow and how to repay: text with a line for each rule',
    feature: 'credit',
    input: nothing,
    output: z.object({
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
    }),
    errors: [],
    rows: ['R2.5', 'R7.6', 'R9.4'],
  },
  search: {
    ...shared,
    method: 'POST',
    path: '/credit/search',
    summary: "The caller's level, limit and debt, and their latest loans",
    limit: 'read',
    input: z.object({ name }),
    output: z.object({
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
    }),
    errors: ['credit.not_your_account'],
  },
  record: {
    ...shared,
    method: 'GET',
    path: '/credit/record',
    summary: "The caller's loans, the newest first",
    input: z.object({ ...paging }),
    output: z.object({ data: paged(loan) }),
    errors: [],
  },
  check: {
    ...shared,
    method: 'POST',
    path: '/credit/check',
    summary:
      'Where the newest loan stands, and what to do about it; whether another may be asked for, and from when on',
    limit: 'read',
    input: z.object({ name }),
    output: z.object({
      data: z.object({
        loan: loan.nullable(),
        text: z.string(),
        can_borrow: z.boolean(),
        again_at: wireTime.nullable(),
        now: wireTime,
      }),
    }),
    errors: ['credit.not_your_account'],
    rows: ['R7.6', 'R8.7', 'R9.4'],
  },
  borrow: {
    ...shared,
    method: 'POST',
    path: '/credit/borrow',
    summary: 'Asks for a loan; it is lent when the review is through',
    idempotent: true,
    real_money: true,
    input: z.object({
      name,
      realname: z.string().trim().min(1).max(40),
      money: amount,
      days: whole(1, MAX_LOAN_DAYS),
    }),
    output: z.object({ data: loan }),
    errors: [
      'credit.not_your_account',
      'credit.realname_wrong',
      'credit.no_limit',
      'credit.below_min',
      'credit.above_limit',
      'credit.days_invalid',
      'credit.loan_open',
      'credit.too_soon',
      'policy.credit_overdue',
    ],
    rows: ['R4.19', 'R5.10', 'R7.6', 'R8.7', 'R9.4'],
  },
  lend: {
    ...shared,
    method: 'POST',
    path: '/credit/lend',
    summary: 'Pays the whole debt back from the centre wallet',
    idempotent: true,
    input: z.object({ name, money: amount }),
    output: z.object({ data: loan }),
    errors: ['credit.not_your_account', 'credit.nothing_owed', 'credit.repay_whole', 'credit.insufficient'],
    rows: ['R4.19', 'R5.10', 'R7.6'],
  },
})
