import { z } from 'zod'
import { amount, flag, money, nothing, paged, paging } from './common.ts'
import { APPROVAL_REFUSALS, day, exposure, loanId, reportAnswer, row, terms, wanted } from './credit.rows.ts'
import { CREDIT_READERS, CREDIT_SETTERS, LOAN_DECIDERS } from './credit.states.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

const readable = { who: { staff: CREDIT_READERS }, errors: [], rows: ['R4.19', 'R6.6', 'R9.4'] } as const
const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: LOAN_DECIDERS },
    summary,
    idempotent: true,
    output: z.object({ data: row }),
    rows: ['R4.19', 'R6.6'],
  }) as const

/** Credit for staff: terms with their effect, loans that wait or are overdue, and what came of them. */
export const creditOfficeRoutes = defineRoutes({
  terms: {
    ...readable,
    method: 'GET',
    path: '/credit/terms',
    summary: 'The terms of loans and what is lent now',
    input: nothing,
    output: z.object({ data: z.object({ terms, exposure }) }),
  },
  previewTerms: {
    ...readable,
    method: 'POST',
    path: '/credit/preview',
    summary: 'What members could borrow under another cap; nothing is changed',
    limit: 'read',
    input: z.object({ cap: amount.nullable() }),
    output: z.object({ data: z.object({ now: money, after: money, above: z.number() }) }),
  },
  setTerms: {
    method: 'POST',
    path: '/credit/terms',
    who: { staff: CREDIT_SETTERS },
    summary: 'Sets the terms of loans; those already lent keep theirs',
    idempotent: true,
    input: z.object({ ...wanted, reason: text('reason') }),
    output: z.object({ data: terms }),
    errors: [],
    rows: ['R6.6', 'R9.4'],
  },
  loans: {
    ...readable,
    method: 'GET',
    path: '/credit/loans',
    summary: 'Loans, the newest first; those that wait, oldest first, with `open` 1; the overdue ones with `overdue` 1',
    input: z.object({
      open: flag.optional(),
      overdue: flag.optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: paged(row) }),
  },
  approveLoan: {
    ...decide('Lends what was asked for, if the member may still borrow it'),
    path: '/credit/loans/{id}/approve',
    input: z.object({ id: loanId }),
    errors: APPROVAL_REFUSALS,
  },
  refuseLoan: {
    ...decide('Refuses a loan; its member reads why'),
    path: '/credit/loans/{id}/refuse',
    input: z.object({ id: loanId, reason: text('reason') }),
    errors: ['credit.loan_not_found', 'credit.loan_changed'],
  },
  report: {
    ...readable,
    method: 'GET',
    path: '/credit/report',
    summary: 'What was asked for, lent, refused, repaid and came to be overdue within days',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: reportAnswer,
  },
})
