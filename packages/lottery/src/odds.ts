import type { BetType } from './game.ts'
import { addRatios, makeRatio, type Ratio, multiplyRatios } from './ratio.ts'

/** 9850 → `9.850`. */
export const formatOdds = (odds_milli: number): string =>
  `${Math.floor(odds_milli / 1000)}.${String(odds_milli % 1000).padStart(3, '0')}`

/** `9.850` → 9850; `undefined` when it is not odds with three decimals. */
export const parseOdds = (text: string): number | undefined => {
  const match = /^(\d{1,6})\.(\d{3})$/.exec(text)
  return match ? Number(match[1]) * 1000 + Number(match[2]) : undefined
}

/** Exact theoretical return of a unit: chance × odds, and the stake itself where a tie hands it back. */
export const computeReturnToPlayer = (type: BetType, odds_milli = type.odds_milli): Ratio =>
  addRatios(multiplyRatios(type.rule.chance, makeRatio(odds_milli, 1000)), type.rule.push)

/** 1 - return; odds that pay back more than everything have no edge to show and throw RangeError. */
export const computeHouseEdge = (type: BetType, odds_milli = type.odds_milli): Ratio => {
  const back = computeReturnToPlayer(type, odds_milli)
  return makeRatio(back.of - back.part, back.of)
}
