import type { StaffRole } from './staff.states.ts'

/** The states of a commission run; a second person decides it. */
export const RUN_STATES = { in_review: 'open', approved: 'done', refused: 'done' } as const
export type RunState = keyof typeof RUN_STATES

/** The states of an agent's statement; one without an amount is carried to the next. */
export const STATEMENT_STATES = {
  in_review: 'open',
  approved: 'open',
  paid: 'done',
  carried: 'done',
  refused: 'done',
} as const
export type StatementState = keyof typeof STATEMENT_STATES

/** Who sees commission, and who pays it. */
export const COMMISSION_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const COMMISSION_PAYERS = ['finance', 'admin'] as const satisfies readonly StaffRole[]
