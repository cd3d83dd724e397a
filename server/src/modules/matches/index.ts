/** Level 4: the matches that suppliers take bets on: what was offered, what is played now and starts next. */
export { createMatchesHandlers } from './matches.routes.ts'
export { createMatchesJobs } from './matches.worker.ts'
