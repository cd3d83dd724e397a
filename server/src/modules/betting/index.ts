/** Level 4: every bet of every supplier, as the member's record shows it. */
export { type BetEnd, endBets, recordBets } from './bet.ts'
export { corrected, settled } from './betting.events.ts'
export { type NewBet } from './bet.sql.ts'
export { createBettingHandlers } from './bet.routes.ts'
export { type CorrectedBet, correctBets } from './correction.ts'
export type { BetCorrection } from './correction.rules.ts'
export { type BetView, listLatestBets } from './latest.ts'
export type { BettingDeps, DescribeBet } from './deps.ts'
