import type { BetType } from './game.ts'
import { plus, ratio, type Ratio, times } from './ratio.ts'

/** 9850 → `9.850`. */
export const oddsText = (odds_milli: number): string =>
  `${Math.floor(odds_milli / 1000)}.${String(odds_milli % 1000).padStart(3, '0')}`

/** `9.850` → 9850; `undefined` when it is not odds with three decimals. */
export function oddsFromText(text: string): number | undefined {
  const match = /^(\d{1,6})\.(\d{3})$/.exec(text)
  return match ? Number(match[1]) * 1000 + Number(match[2]) : undefined
}

/** Exact theoretical return of a unit: chance × odds, and the stake itself where a tie hands it back. */
export const returnToPlayer = (type: BetType, odds_milli = type.odds_milli): Ratio =>
  plus(times(type.rule.chance, ratio(odds_milli, 1000)), type.rule.push)

/** 1 - return; odds that pay back more than everything have no edge to show and throw RangeError. */
export function houseEdge(type: BetType, odds_milli = type.odds_milli): Ratio {
  const back = returnToPlayer(type, odds_milli)
  return ratio(back.of - back.part, back.of)
}
