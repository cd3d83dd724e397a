/** Level 5: what must be bet before a free withdrawal. */
export {
  countBets,
  createTurnoverReader,
  grantRequirement,
  readTurnoverLeft,
  type TurnoverDeps,
} from './requirement.ts'
export { countUntold } from './untold.ts'
export { createTurnoverListeners } from './turnover.worker.ts'
