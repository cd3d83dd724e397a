/** Level 4: every bet of every supplier, as the member's record shows it. */
export { type BetEnd, type BettingDeps, endBets, recordBets } from './bet.ts'
export { settled } from './betting.events.ts'
export { type NewBet } from './bet.sql.ts'
export { createBettingHandlers } from './bet.routes.ts'
