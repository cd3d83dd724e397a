import { describe, expect, it } from 'vitest'
import { listOutcomes } from './combinatorics.ts'
import {
  type BetType,
  computeHouseEdge,
  computeOddsBand,
  isWithinBand,
  jzssc,
  parseOdds,
  formatOdds,
  formatPercentOf,
  type Picks,
  formatRatio,
  computeReturnToPlayer,
} from './index.ts'
import { addRatios, isAtLeast, makeRatio, areRatiosEqual } from '@moongate/money'

const all = (type: BetType): Picks => type.rule.fields.map((field) => field.symbols.map((_, at) => at))
/** The smallest selection: what each field must have, and one symbol of the last field where none must. */
const least = (type: BetType): Picks => {
  const needed = type.rule.fields.map((field) => Array.from({ length: field.min }, (_, at) => at))
  return needed.some((field) => field.length > 0)
    ? needed
    : needed.map((field, at) => (at === needed.length - 1 ? [type.rule.fields[at]!.symbols.length - 1] : field))
}

const enumerate = (type: BetType, picks: Picks): { won: number; returned: number; drawn: number } => {
  const terms = type.rule.terms(picks)
  const sum = { won: 0, returned: 0, drawn: 0 }
  for (const balls of listOutcomes(10, 5)) {
    sum.drawn += 1
    for (const term of terms) {
      const verdict = term.judge(term.positions.map((at) => balls[at]!))
      sum.won += verdict.won
      sum.returned += verdict.returned
    }
  }
  return sum
}

describe('odds of jzssc', () => {
  it.each(
    jzssc.bet_types.flatMap((type) => [
      [type.id, 'least', type, least(type)] as const,
      [type.id, 'all', type, all(type)] as const,
    ]),
  )('R1.1 %s (%s): the closed form equals the count over all 100,000 outcomes', (_id, _size, type, picks) => {
    const { won, returned, drawn } = enumerate(type, picks)
    const units = type.rule.units(picks)
    expect(drawn).toBe(100_000)
    expect(formatRatio(makeRatio(won, drawn * units))).toBe(formatRatio(type.rule.chance))
    expect(formatRatio(makeRatio(returned, drawn * units))).toBe(formatRatio(type.rule.push))
  })

  it.each(jzssc.bet_types.map((type) => [type.id, type] as const))(
    'R1.1 %s returns at least 75 %% and less than all',
    (_id, type) => {
      expect(isAtLeast(computeReturnToPlayer(type), makeRatio(75, 100))).toBe(true)
      expect(computeHouseEdge(type).part > 0n).toBe(true)
    },
  )

  it.each([
    ['star1', '1/10', '98.5000'],
    ['star2_front', '1/100', '98.5000'],
    ['star2_back_group', '1/50', '98.5000'],
    ['star3_middle', '1/1000', '98.5000'],
    ['star3_front_group3', '3/1000', '98.4900'],
    ['star3_back_group6', '3/500', '98.4600'],
    ['sides', '1/2', '98.5000'],
    ['sum', '1/2', '98.5000'],
    ['dragon_tiger', '9/20', '98.4700'],
    ['dragon_tiger_tie', '1/10', '98.5000'],
    ['pattern_triple', '1/100', '98.5000'],
    ['pattern_straight', '3/50', '98.4000'],
    ['pattern_pair', '27/100', '98.2800'],
    ['pattern_half_straight', '9/25', '98.2800'],
    ['pattern_mixed', '3/10', '98.4000'],
  ])('%s has chance %s and returns %s %%', (id, chance, back) => {
    const type = jzssc.bet_types.find((found) => found.id === id)!
    expect(areRatiosEqual(type.rule.chance, makeRatio(...(chance.split('/').map(Number) as [number, number])))).toBe(
      true,
    )
    expect(formatPercentOf(computeReturnToPlayer(type))).toBe(back)
  })

  /** The highest rebate and the highest commission of an agent, on effective bets. */
  const COSTS = addRatios(makeRatio(30, 10_000), makeRatio(60, 10_000))

  it.each(jzssc.bet_types.map((type) => [type.id, type] as const))(
    'R1.5 %s leaves the operator more than rebate and commission take, as it comes and at the top of its band',
    (_id, type) => {
      const { min_milli, max_milli } = computeOddsBand(type)
      for (const odds of [type.odds_milli, max_milli])
        expect(isAtLeast(COSTS, computeHouseEdge(type, odds)), String(odds)).toBe(false)
      expect([min_milli, type.odds_milli, max_milli].map((odds) => isWithinBand(type, odds))).toEqual([
        true,
        true,
        true,
      ])
      expect([min_milli - 1, max_milli + 1].map((odds) => isWithinBand(type, odds))).toEqual([false, false])
      expect(isAtLeast(computeReturnToPlayer(type, min_milli), makeRatio(90, 100))).toBe(true)
      expect(isAtLeast(makeRatio(90, 100), computeReturnToPlayer(type, min_milli - 1))).toBe(true)
      expect(isAtLeast(makeRatio(99, 100), computeReturnToPlayer(type, max_milli))).toBe(true)
      expect(isAtLeast(computeReturnToPlayer(type, max_milli + 1), makeRatio(99, 100))).toBe(true)
    },
  )

  it.each([
    ['sum', 1800, 1980],
    ['star1', 9000, 9900],
    ['dragon_tiger', 1778, 1977],
    ['star3_front_group3', 300_000, 330_000],
    ['pattern_pair', 3334, 3666],
  ])('%s may be offered at %i to %i thousandths', (id, min_milli, max_milli) =>
    expect(computeOddsBand(jzssc.bet_types.find((type) => type.id === id)!)).toEqual({ min_milli, max_milli }),
  )

  it('bet types have unique ids, known families and fit the wire', () => {
    const ids = jzssc.bet_types.map((type) => type.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const type of jzssc.bet_types) {
      expect(jzssc.families).toContain(type.family)
      expect(type.id.length).toBeLessThanOrEqual(40)
    }
  })

  it.each([
    [9850, '9.850'],
    [1985, '1.985'],
    [985000, '985.000'],
    [1005, '1.005'],
  ])('writes %s as %s and reads it back', (milli, text) => {
    expect(formatOdds(milli)).toBe(text)
    expect(parseOdds(text)).toBe(milli)
  })

  it.each(['9.85', '9', '-1.000', '9.8500', 'x', ''])('does not read %j as odds', (text) =>
    expect(parseOdds(text)).toBeUndefined(),
  )
})
