import type { BetType } from './game.ts'
import { addRatios, makeRatio, type Ratio, multiplyRatios } from '@moongate/money'

/** 9850 → `9.850`. */
export const formatOdds = (odds_milli: number): string =>
  `${Math.floor(odds_milli / 1000)}.${String(odds_milli % 1000).padStart(3, '0')}`

/** `9.850` → 9850; `undefined` when it is not odds with three decimals. */
export const parseOdds = (text: string): number | undefined => {
  const match = /^(\d{1,6})\.(\d{3})$/.exec(text)
  return match ? Number(match[1]) * 1000 + Number(match[2]) : undefined
}

/**
 * Between which returns an operator may set odds (decisions/0059): players get nine tenths at least, and what is left at most
 * pays the highest rebate and the highest commission.
 */
const RETURN_BAND = { min: makeRatio(90, 100), max: makeRatio(99, 100) }

/** The odds in thousandths at which a bet type returns exactly this much, as a fraction. */
const findOddsAt = ({ rule: { chance, push } }: BetType, back: Ratio): Ratio =>
  makeRatio((back.part * push.of - push.part * back.of) * chance.of * 1000n, back.of * push.of * chance.part)

export type OddsBand = { readonly min_milli: number; readonly max_milli: number }

/** The lowest and the highest odds of a bet type whose return lies within the band. */
export const computeOddsBand = (type: BetType): OddsBand => {
  const [least, most] = [findOddsAt(type, RETURN_BAND.min), findOddsAt(type, RETURN_BAND.max)]
  return { min_milli: Number((least.part + least.of - 1n) / least.of), max_milli: Number(most.part / most.of) }
}

/** Whether an operator may offer a bet type at these odds. */
export const isWithinBand = (type: BetType, odds_milli: number): boolean => {
  const { min_milli, max_milli } = computeOddsBand(type)
  return odds_milli >= min_milli && odds_milli <= max_milli
}

/** Exact theoretical return of a unit: chance × odds, and the stake itself where a tie hands it back. */
export const computeReturnToPlayer = (type: BetType, odds_milli = type.odds_milli): Ratio =>
  addRatios(multiplyRatios(type.rule.chance, makeRatio(odds_milli, 1000)), type.rule.push)

/** 1 - return; odds that pay back more than everything have no edge to show and throw RangeError. */
export const computeHouseEdge = (type: BetType, odds_milli = type.odds_milli): Ratio => {
  const back = computeReturnToPlayer(type, odds_milli)
  return makeRatio(back.of - back.part, back.of)
}
