/** How a bet stands, in the wire's words: unsettled, settled, cancelled, revoked. */
export const BET_STATUSES = ['X', 'COMPLETE', 'N', 'CANCEL'] as const
export type BetStatus = (typeof BET_STATUSES)[number]
