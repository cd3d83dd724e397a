import type { StaffRole } from './staff.states.ts'
import type { Step } from './states.ts'

/** Who sees loans, who decides them, and who sets the terms. */
export const CREDIT_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const LOAN_DECIDERS = ['finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const CREDIT_SETTERS = ['admin'] as const satisfies readonly StaffRole[]

/** The states of a loan with their number on the wire (R4.19). One that is overdue is still lent. */
export const LOAN_STATES = { in_review: 1, lent: 2, refused: 3, repaid: 4 } as const
export type LoanState = keyof typeof LOAN_STATES

export const LOAN_STEPS = {
  approve: { from: ['in_review'], to: 'lent', who: LOAN_DECIDERS },
  refuse: { from: ['in_review'], to: 'refused', who: LOAN_DECIDERS, needs_reason: true },
  repay: { from: ['lent'], to: 'repaid', who: [] },
} as const satisfies Record<string, Step<LoanState>>

/** What stands in an account of loans. */
export const STATEMENT_ENTRIES = ['lent', 'repaid'] as const
export type StatementEntry = (typeof STATEMENT_ENTRIES)[number]

/** Who looks at a loan before it is lent. */
export const LOAN_WAYS = ['automatic', 'staff'] as const
export type LoanWay = (typeof LOAN_WAYS)[number]

/** R9.4: within how many minutes a loan is reviewed. */
export const REVIEW_MINUTES = [5, 120] as const
/** Nobody borrows for longer. */
export const MAX_LOAN_DAYS = 30
