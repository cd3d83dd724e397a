import type { StaffRole } from './staff.states.ts'

/** The states of a holding. One that is redeemed may have to wait for its money; one that earned all it may is settled, too (R4.18). */
export const HOLDING_STATES = { bought: 'open', redeeming: 'open', settled: 'done' } as const
export type HoldingState = keyof typeof HOLDING_STATES

/** What the length of a cycle is counted in: hours, or days and months of the site's calendar. */
export const CYCLE_UNITS = ['hour', 'day', 'month'] as const
export type CycleUnit = (typeof CYCLE_UNITS)[number]

/** Why a plan cannot be bought now, or that it can. */
export const PLAN_STANDINGS = ['open', 'soon', 'closed', 'sold_out', 'limit_reached', 'too_soon'] as const
export type PlanStanding = (typeof PLAN_STANDINGS)[number]

/** Who sees plans and holdings, and who makes plans. */
export const SAVINGS_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const SAVINGS_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
