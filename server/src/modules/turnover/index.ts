/** Rung 5: what must be bet before a free withdrawal. */
export { countBets, grant, turnoverLeft, type TurnoverDeps } from './requirement.ts'
export { turnoverHears } from './turnover.jobs.ts'
