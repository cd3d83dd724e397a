/** How a draw stands. Between its close and its draw an open one is shown as `locked`. */
export const DRAW_STATES = ['open', 'drawn', 'settled', 'void'] as const
export type DrawState = (typeof DRAW_STATES)[number]
export const SHOWN_DRAW_STATES = ['open', 'locked', 'drawn', 'settled', 'void'] as const satisfies readonly (
  | DrawState
  | 'locked'
)[]

/** How a ticket stands: it is never revoked, since nobody outside takes it back. */
export const TICKET_STATUSES = ['X', 'COMPLETE', 'N'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]
