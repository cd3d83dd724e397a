import { z } from 'zod'
import { flag, money, nothing, pagedUpTo, paging, seen } from './common.ts'
import { APPROVAL_REFUSALS, day, loanId, reportAnswer, row } from './credit.rows.ts'
import { CREDIT_READERS, CREDIT_SETTERS, LOAN_DECIDERS } from './credit.states.ts'
import { exposure, proposal, terms, wanted } from './credit.terms.ts'
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

const decideTerms = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: LOAN_DECIDERS },
    summary,
    idempotent: true,
    output: z.object({ data: terms }),
    rows: ['R6.6', 'R9.4'],
  }) as const

/** Credit for staff: terms with their effect, loans that wait or are overdue, and what came of them. */
export const creditOfficeRoutes = defineRoutes({
  terms: {
    ...readable,
    method: 'GET',
    path: '/credit/terms',
    summary: 'The terms of loans, looser ones that wait for a second person, and what is lent now',
    input: nothing,
    output: z.object({ data: z.object({ terms: terms.extend({ seen }), exposure, proposal: proposal.nullable() }) }),
  },
  previewTerms: {
    ...readable,
    method: 'POST',
    path: '/credit/preview',
    summary:
      'What members could borrow under other terms, and how many of the loans asked for within seven days they would refuse; nothing is changed',
    limit: 'read',
    input: z.object({ cap: wanted.cap, min: wanted.min, max_days: wanted.max_days }),
    output: z.object({
      data: z.object({ now: money, after: money, above: z.number(), asked: z.number(), refused: z.number() }),
    }),
  },
  setTerms: {
    method: 'POST',
    path: '/credit/terms',
    who: { staff: CREDIT_SETTERS },
    summary:
      'Sets the terms of loans, those already lent keep theirs; looser ones wait for somebody else (`waits`), and the ones in force are answered',
    idempotent: true,
    input: z.object({ ...wanted, seen, reason: text('reason') }),
    output: z.object({ data: terms.extend({ waits: z.boolean() }) }),
    errors: ['common.conflict', 'proposals.open'],
    rows: ['R6.6', 'R9.4'],
  },
  approveTerms: {
    ...decideTerms('Sets looser terms that somebody else has asked for, if those in force are still the ones they saw'),
    path: '/credit/terms/{id}/approve',
    input: z.object({ id: loanId }),
    errors: ['proposals.gone', 'proposals.second_person', 'credit.set_meanwhile'],
  },
  refuseTerms: {
    ...decideTerms('Refuses looser terms that wait, or takes back the own wish'),
    path: '/credit/terms/{id}/refuse',
    input: z.object({ id: loanId, reason: text('reason') }),
    errors: ['proposals.gone'],
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
    output: z.object({ data: pagedUpTo(row) }),
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
