export { type BetFault, findBetFault, type BetLimits } from './bet-limits.ts'
export { buildHistoryRows, type HistoryRow, countMisses, type Summary, summarizeDraw } from './board.ts'
export { buildChain, type Chain } from './chain.ts'
export { findCoveredPlaces, isCovering, type KnownWins } from './covering.ts'
export { findBestPayout } from './exposure.ts'
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
  findBetType,
  type BetType,
  type Field,
  type Game,
  type Limits,
  type Picks,
  type Schedule,
} from './game.ts'
export { jzssc } from './games/jzssc.ts'
export {
  computeHouseEdge,
  computeOddsBand,
  computeReturnToPlayer,
  formatOdds,
  isWithinBand,
  type OddsBand,
  parseOdds,
} from './odds.ts'
export { plainHash } from './plain-hash.ts'
export { writeProofFormula, writeProofScript } from './proof-script.ts'
export { formatPercentOf, type Ratio, formatRatio } from '@moongate/money'
export { findSlotAfter, findSlotAt, buildSlot, type Slot } from './schedule.ts'
export {
  isTap,
  type Parsed,
  parseSelection,
  type Selection,
  type SelectionFault,
  formatSelection,
} from './selection.ts'
export {
  type Bet,
  computeBetStake,
  type DrawResult,
  judge,
  settle,
  type Settlement,
  computeUnitPayout,
  getUnitStake,
} from './settle.ts'
export { type DragonTiger, type Pattern, PATTERNS, type Side, SIDES } from './traits.ts'
export {
  describeBetType,
  describeField,
  describeLine,
  describeSelection,
  describeSymbol,
  type Wording,
  type WordKey,
} from './wording.ts'
export {
  choosePlace,
  computeSpinsCost,
  rollSpin,
  type SpinFinding,
  type SpinKey,
  type SpinProof,
  verifySpin,
  WHEEL_WHOLE,
  writeSpinFormula,
} from './wheel-draw.ts'

import type { Game } from './game.ts'
import { jzssc } from './games/jzssc.ts'

/** Every game of supplier JZ, in menu order. */
export const games: readonly Game[] = [jzssc]
export const findGame = (code: string): Game | undefined => games.find((game) => game.code === code)
