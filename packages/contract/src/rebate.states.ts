import type { StaffRole } from './staff.states.ts'

/** The states of a claim. One below the operator's sum is paid at once; a refused one stays claimed. */
export const CLAIM_STATES = { in_review: 'open', paid: 'done', refused: 'done' } as const
export type ClaimState = keyof typeof CLAIM_STATES

/** Who asked for a claim: its member, or the clock for them. */
export const CLAIM_WAYS = ['member', 'clock'] as const
export type ClaimWay = (typeof CLAIM_WAYS)[number]

/** Who sees rebates, who sets their rates, and who decides claims that wait. */
export const REBATE_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const REBATE_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
export const CLAIM_DECIDERS = ['finance', 'admin'] as const satisfies readonly StaffRole[]
