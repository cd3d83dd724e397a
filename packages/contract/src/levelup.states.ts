import type { StaffRole } from './staff.states.ts'

/** The two ladders, each with the type of games whose effective bets climb it: live casino, slots. */
export const LADDERS = { live: 1, slot: 3 } as const
export type Ladder = keyof typeof LADDERS

/** What levels give in money: once for each level, and in periods of so many days. */
export const AWARD_KINDS = ['gift', 'weekly', 'monthly'] as const
export type AwardKind = (typeof AWARD_KINDS)[number]
export const SALARY_DAYS = { weekly: 7, monthly: 30 } as const
export type SalaryKind = keyof typeof SALARY_DAYS

/** Who sees levels and what they cost. */
export const LEVEL_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who sets levels. */
export const LEVEL_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
/** Who sets looser ones that somebody else has asked for: those who decide the loans and withdrawals that they let through. */
export const LEVEL_DECIDERS = ['finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
