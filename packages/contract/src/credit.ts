import { z } from 'zod'
import { amount, nothing, paged, paging, whole } from './common.ts'
import { BORROW_REFUSALS, checkAnswer, loan, ruleAnswer, searchAnswer } from './credit.answers.ts'
import { day } from './credit.rows.ts'
import { statementAnswer } from './credit.statement.ts'
import { MAX_LOAN_DAYS } from './credit.states.ts'
import { defineRoutes } from './route.ts'

/** The account that is asked about: only the caller's own is answered. */
const name = z.string().trim().max(40)
const shared = { who: 'member', feature: 'credit', rows: ['R2.5', 'R3.17', 'R7.6'] } as const

export const creditRoutes = defineRoutes({
  rule: {
    method: 'GET',
    path: '/credit/rule',
    who: 'anyone',
    summary: 'What credit is, its rules, how to borrow and how to repay: text with a line for each rule',
    feature: 'credit',
    input: nothing,
    output: ruleAnswer,
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
    output: searchAnswer,
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
      'Where the newest loan stands, and what to do about it; whether another may be asked for, why not, and from when on',
    limit: 'read',
    input: z.object({ name }),
    output: checkAnswer,
    errors: ['credit.not_your_account'],
    rows: ['R7.6', 'R8.7', 'R9.4'],
  },
  statement: {
    ...shared,
    method: 'GET',
    path: '/credit/statement',
    summary:
      "The caller's account of loans within days, the last thirty without them: what was owed before, each loan and repayment with what was owed then, and the sums",
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: statementAnswer,
    errors: ['credit.period_invalid'],
    rows: ['R2.5', 'R4.19'],
  },
  borrow: {
    ...shared,
    method: 'POST',
    path: '/credit/borrow',
    summary: 'Asks for a loan; it is lent when the review is through',
    idempotent: true,
    real_money: true,
    input: z.object({ name, realname: z.string().trim().min(1).max(40), money: amount, days: whole(1, MAX_LOAN_DAYS) }),
    output: z.object({ data: loan }),
    errors: BORROW_REFUSALS,
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
