import { choose } from './combinatorics.ts'
import type { BetRule, Field, Picks, Term, Verdict } from './game.ts'
import { NEVER, makeRatio, type Ratio } from '@moongate/money'
import { judgeDragonTiger, isSide, type Pattern, findPattern, SIDES } from './traits.ts'

/** The kinds of bets on digit games. Each is written once here; a game lists them with positions and odds as data. */

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const LOST: Verdict = { won: 0, returned: 0 }
const WON: Verdict = { won: 1, returned: 0 }
const countUnits = (won: number): Verdict => ({ won, returned: 0 })

const makeDigitField = (position: number, min: number): Field => ({ id: `p${position + 1}`, symbols: DIGITS, min })
const readPicked = (picks: Picks, field: number): readonly number[] => picks[field] ?? []
const count = (picks: Picks): number => picks.reduce((sum, field) => sum + field.length, 0)

/** One term for each field that has picks; untouched fields cost nothing. */
const countPerField = (picks: Picks, term: (chosen: readonly number[], field: number) => Term): Term[] =>
  picks.flatMap((chosen, field) => (chosen.length === 0 ? [] : [term(chosen, field)]))

/** 定位胆: each digit chosen at a position is a unit of its own. */
export const makePositionRule = (positions: readonly number[]): BetRule => {
  return {
    fields: positions.map((position) => makeDigitField(position, 0)),
    units: count,
    terms: (picks) =>
      countPerField(picks, (chosen, field) => ({
        positions: [positions[field] ?? 0],
        judge: ([ball]) => countUnits(chosen.includes(ball ?? -1) ? 1 : 0),
      })),
    chance: makeRatio(1, 10),
    push: NEVER,
  }
}

/** 直选: every position must match; one unit for each combination of the chosen digits. */
export const makeStraightRule = (positions: readonly number[]): BetRule => {
  return {
    fields: positions.map((position) => makeDigitField(position, 1)),
    units: (picks) => picks.reduce((product, field) => product * field.length, 1),
    terms: (picks) => [
      { positions, judge: (balls) => (picks.every((chosen, at) => chosen.includes(balls[at] ?? -1)) ? WON : LOST) },
    ],
    chance: makeRatio(1, 10 ** positions.length),
    push: NEVER,
  }
}

/** One set of digits; a unit wins when the balls are `distinct` different digits, all of them chosen. */
const makeGroupRule = (
  positions: readonly number[],
  distinct: number,
  unitsOf: (chosen: number) => number,
  chance: Ratio,
): BetRule => {
  return {
    fields: [{ id: 'group', symbols: DIGITS, min: distinct }],
    units: (picks) => unitsOf(readPicked(picks, 0).length),
    terms: (picks) => [
      {
        positions,
        judge: (balls) =>
          countUnits(
            new Set(balls).size === distinct && balls.every((ball) => readPicked(picks, 0).includes(ball)) ? 1 : 0,
          ),
      },
    ],
    chance,
    push: NEVER,
  }
}

/** 二星组选: two different digits in any order, 2 of 100; a pair of equal balls loses. */
export const makeGroupTwoRule = (positions: readonly number[]): BetRule =>
  makeGroupRule(positions, 2, (n) => choose(n, 2), makeRatio(2, 100))
/** 组三: one digit twice and another once, in any order; a unit names which digit is doubled, 3 of 1000. */
export const makeGroupThreeRule = (positions: readonly number[]): BetRule =>
  makeGroupRule(positions, 2, (n) => n * (n - 1), makeRatio(3, 1000))
/** 组六: three different digits in any order, 6 of 1000. */
export const makeGroupSixRule = (positions: readonly number[]): BetRule =>
  makeGroupRule(positions, 3, (n) => choose(n, 3), makeRatio(6, 1000))

const countSidesWon = (chosen: readonly number[], value: number, half: number): Verdict =>
  countUnits(SIDES.filter((side, at) => chosen.includes(at) && isSide(side, value, half)).length)

/** 大小单双 of single positions. */
export const makeSidesRule = (positions: readonly number[]): BetRule => {
  return {
    fields: positions.map((position) => ({ id: `p${position + 1}`, symbols: SIDES, min: 0 })),
    units: count,
    terms: (picks) =>
      countPerField(picks, (chosen, field) => ({
        positions: [positions[field] ?? 0],
        judge: ([ball]) => countSidesWon(chosen, ball ?? 0, 5),
      })),
    chance: makeRatio(1, 2),
    push: NEVER,
  }
}

/** 总和大小单双: the sum of all five balls, 0-45; 23 and more is big. Symmetric about 22.5, so each side is exactly one half. */
export const makeSumRule = (positions: readonly number[]): BetRule => {
  return {
    fields: [{ id: 'sum', symbols: SIDES, min: 1 }],
    units: count,
    terms: (picks) => [
      {
        positions,
        by_sum: true,
        judge: (balls) =>
          countSidesWon(
            readPicked(picks, 0),
            balls.reduce((sum, ball) => sum + ball, 0),
            23,
          ),
      },
    ],
    chance: makeRatio(1, 2),
    push: NEVER,
  }
}

/** 龙虎: the higher of two positions, 45 of 100 each; on a tie the stake is handed back. */
export const makeDragonTigerRule = (pairs: readonly (readonly [number, number])[]): BetRule => {
  const symbols = ['dragon', 'tiger']
  const judge = (chosen: readonly number[], first: number, second: number): Verdict => {
    const side = judgeDragonTiger(first, second)
    return side === 'tie'
      ? { won: 0, returned: chosen.length }
      : countUnits(chosen.includes(symbols.indexOf(side)) ? 1 : 0)
  }
  return {
    fields: pairs.map(([first, second]) => ({ id: `p${first + 1}${second + 1}`, symbols, min: 0 })),
    units: count,
    terms: (picks) =>
      countPerField(picks, (chosen, field) => ({
        positions: pairs[field] ?? [],
        judge: ([first = 0, second = 0]) => judge(chosen, first, second),
      })),
    chance: makeRatio(45, 100),
    push: makeRatio(10, 100),
  }
}

/** 和: both positions show the same digit. */
export const makeTieRule = (pairs: readonly (readonly [number, number])[]): BetRule => {
  return {
    fields: pairs.map(([first, second]) => ({ id: `p${first + 1}${second + 1}`, symbols: ['tie'], min: 0 })),
    units: count,
    terms: (picks) =>
      countPerField(picks, (_, field) => ({
        positions: pairs[field] ?? [],
        judge: ([first, second]) => (first === second ? WON : LOST),
      })),
    chance: makeRatio(10, 100),
    push: NEVER,
  }
}

/** Of 1000 ordered triples. Of the 120 sets of three digits on a ring of ten, 10 are runs and 50 have no neighbours. */
const PATTERN_WAYS: Record<Pattern, number> = {
  triple: 10,
  straight: 10 * 6,
  pair: 10 * 9 * 3,
  half_straight: (120 - 10 - 50) * 6,
  mixed: 50 * 6,
}

/** 形态: the pattern of three neighbouring positions; each window is a unit of its own. */
export const makePatternRule = (
  pattern: Pattern,
  windows: readonly { id: string; positions: readonly number[] }[],
): BetRule => {
  return {
    fields: windows.map(({ id }) => ({ id, symbols: [pattern], min: 0 })),
    units: count,
    terms: (picks) =>
      countPerField(picks, (_, field) => ({
        positions: windows[field]?.positions ?? [],
        judge: (balls) => (findPattern(balls) === pattern ? WON : LOST),
      })),
    chance: makeRatio(PATTERN_WAYS[pattern], 1000),
    push: NEVER,
  }
}
