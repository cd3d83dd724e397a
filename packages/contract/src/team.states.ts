import type { StaffRole } from './staff.states.ts'

/** How an agent is paid: the differences of rates down the chain, or a share of what the operator keeps of the team. */
export const AGENT_MODELS = ['rates', 'revenue'] as const
export type AgentModel = (typeof AGENT_MODELS)[number]

/** The states of somebody's wish to be an agent. */
export const AGENCY_STATES = { waiting: 'open', approved: 'done', refused: 'done' } as const
export type AgencyState = keyof typeof AGENCY_STATES
/** The same on the wire. */
export const AGENCY_STATUS = { waiting: 0, approved: 1, refused: 2 } as const satisfies Record<AgencyState, number>

/** Who sees agents and who sets what they earn and where they stand. */
export const AGENT_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const AGENT_SETTERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]

/** How many days at most a team is looked at at once: what its members did, and the figures of it. */
export const MOST_TEAM_DAYS = { records: 31, report: 366 } as const
