export { type BetFault, betFault, type BetLimits } from './bet-limits.ts'
export { historyRows, type HistoryRow, missCounts, type Summary, summary } from './board.ts'
export { bestPayout } from './exposure.ts'
export {
  type DrawKey,
  drawBalls,
  type Finding,
  fromHex,
  type HashPort,
  type Proof,
  toHex,
  verifyDraw,
  walk,
} from './fair-draw.ts'
export {
  type Balls,
  betType,
  type BetType,
  type Field,
  type Game,
  type Limits,
  type Picks,
  type Schedule,
} from './game.ts'
export { jzssc } from './games/jzssc.ts'
export { houseEdge, oddsFromText, oddsText, returnToPlayer } from './odds.ts'
export { plainHash } from './plain-hash.ts'
export { percentText, type Ratio, ratioText } from './ratio.ts'
export { slotAfter, slotAt, slotOf, type Slot } from './schedule.ts'
export { type Parsed, parseSelection, type Selection, type SelectionFault, selectionText } from './selection.ts'
export { type Bet, betStake, type DrawResult, judge, settle, type Settlement, unitPayout, unitStake } from './settle.ts'
export { type DragonTiger, type Pattern, PATTERNS, type Side, SIDES } from './traits.ts'

import type { Game } from './game.ts'
import { jzssc } from './games/jzssc.ts'

/** Every game of supplier JZ, in menu order. */
export const games: readonly Game[] = [jzssc]
export const gameByCode = (code: string): Game | undefined => games.find((game) => game.code === code)
