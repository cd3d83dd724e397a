import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOutcomes } from './combinatorics.ts'
import {
  type Bet,
  findBestPayout,
  findBetFault,
  computeBetStake,
  computeOddsBand,
  findBetType,
  jzssc,
  judge,
  parseSelection,
  settle,
  computeUnitPayout,
  getUnitStake,
} from './index.ts'
import { isAtLeast, addRatios, makeRatio, multiplyRatios } from '@moongate/money'

const bet = (id: string, text: string, unit_stake_minor = 1000n, multiple = 1): Bet => {
  const type = findBetType(jzssc, id)!
  const parsed = parseSelection(type, text)
  if (!parsed.ok) throw new Error(parsed.fault)
  return { type, picks: parsed.selection.picks, unit_stake_minor, multiple, odds_milli: type.odds_milli }
}
const balls = (text: string): number[] => Array.from(text, Number)

describe('settlement', () => {
  it.each<[string, string, string, number, bigint, string]>([
    ['star1', '3,7|-|-|-|-', '30829', 1, 9850n, 'won'],
    ['star1', '3|0|-|-|9', '30829', 3, 29550n, 'won'],
    ['star1', '4|-|-|-|-', '30829', 0, 0n, 'lost'],
    ['star2_front', '3|0', '30829', 1, 98500n, 'won'],
    ['star2_front', '0|3', '30829', 0, 0n, 'lost'],
    ['star2_back', '2|9', '30829', 1, 98500n, 'won'],
    ['star2_front_group', '0,3', '30829', 1, 49250n, 'won'],
    ['star2_front_group', '0,3', '33829', 0, 0n, 'lost'],
    ['star3_front', '3|0|8', '30829', 1, 985000n, 'won'],
    ['star3_middle_group6', '0,2,8', '30829', 1, 164100n, 'won'],
    ['star3_back_group3', '2,9', '30292', 1, 328300n, 'won'],
    ['star3_back_group3', '2,9', '30222', 0, 0n, 'lost'],
    ['star3_back_group6', '0,2,9', '30292', 0, 0n, 'lost'],
    ['sides', 'small,odd|-|-|-|big', '30829', 3, 5910n, 'won'],
    ['sides', 'big|-|-|-|-', '50000', 1, 1970n, 'won'],
    ['sum', 'small,even', '30829', 2, 3940n, 'won'],
    ['sum', 'big', '59900', 1, 1970n, 'won'],
    ['sum', 'big', '49900', 0, 0n, 'lost'],
    ['dragon_tiger', '-|-|-|tiger|-|-|-|-|-|-', '30829', 1, 1966n, 'won'],
    ['dragon_tiger', '-|-|-|dragon|-|-|-|-|-|-', '30829', 0, 0n, 'lost'],
    ['dragon_tiger', '-|-|-|dragon|-|-|-|-|-|-', '30823', 0, 1000n, 'tie_refund'],
    ['dragon_tiger', 'dragon|-|-|dragon|-|-|-|-|-|-', '30823', 1, 2966n, 'won'],
    ['dragon_tiger_tie', '-|-|-|tie|-|-|-|-|-|-', '30823', 1, 9850n, 'won'],
    ['pattern_triple', 'triple|-|-', '77712', 1, 98500n, 'won'],
    ['pattern_straight', 'straight|-|straight', '98012', 2, 32800n, 'won'],
    ['pattern_straight', 'straight|-|-', '91012', 1, 16400n, 'won'],
    ['pattern_pair', 'pair|-|-', '77012', 1, 3640n, 'won'],
    ['pattern_pair', 'pair|-|-', '77712', 0, 0n, 'lost'],
    ['pattern_half_straight', 'half_straight|-|-', '12712', 1, 2730n, 'won'],
    ['pattern_half_straight', 'half_straight|-|-', '09500', 1, 2730n, 'won'],
    ['pattern_mixed', 'mixed|-|-', '30829', 1, 3280n, 'won'],
  ])('R1.1 %s %s on %s wins %s units, pays %s: %s', (id, text, drawn, won_units, payout_minor, result) => {
    expect(settle(bet(id, text), { state: 'drawn', balls: balls(drawn) })).toMatchObject({
      won_units,
      payout_minor,
      result,
    })
  })

  it('R1.1 a void draw hands the whole stake back', () => {
    const ticket = bet('star2_front', '1,2|3,4', 123n, 7)
    expect(settle(ticket, { state: 'void' })).toEqual({
      won_units: 0,
      returned_units: 4,
      payout_minor: computeBetStake(ticket),
      result: 'void',
    })
    expect(computeBetStake(ticket)).toBe(123n * 7n * 4n)
  })

  it('R1.1 keeps the odds the bet was accepted at', () => {
    expect(
      settle({ ...bet('sum', 'big'), odds_milli: 1900 }, { state: 'drawn', balls: balls('99999') }).payout_minor,
    ).toBe(1900n)
  })

  it.each<[bigint, number, bigint]>([
    [100n, 1, 198n],
    [300n, 1, 596n],
    [500n, 1, 992n],
    [100n, 3, 596n],
    [1000n, 1, 1985n],
    [101n, 1, 200n],
  ])('rounds %s × %s at 1.985 half to even, once on the whole unit stake: %s', (stake, multiple, pays) =>
    expect(computeUnitPayout({ ...bet('sum', 'big', stake, multiple), odds_milli: 1985 })).toBe(pays),
  )

  it('R1.1 rounding never lifts a return to the whole stake, from the smallest stake up, at any odds that may be set', () => {
    const stake = fc.bigInt({ min: jzssc.limits.min_unit_minor, max: jzssc.limits.max_unit_minor })
    fc.assert(
      fc.property(fc.constantFrom(...jzssc.bet_types), stake, fc.boolean(), (type, unit_stake_minor, best) => {
        const { min_milli, max_milli } = computeOddsBand(type)
        const odds_milli = best ? max_milli : min_milli
        const paid = computeUnitPayout({ type, picks: [], unit_stake_minor, multiple: 1, odds_milli })
        const back = addRatios(multiplyRatios(type.rule.chance, makeRatio(paid, unit_stake_minor)), type.rule.push)
        return back.part < back.of && isAtLeast(back, makeRatio(75, 100))
      }),
    )
  })
})

describe('best payout', () => {
  it.each<[string, Bet[], bigint]>([
    [
      'digits of one position exclude each other',
      [bet('star1', '3|-|-|-|-', 2000n), bet('star1', '7|-|-|-|-', 2000n), bet('sum', 'big', 5000n)],
      29550n,
    ],
    ['digits of two positions add up', [bet('star1', '3|7|-|-|-', 2000n)], 39400n],
    ['both sides of a sum pay once', [bet('sum', 'big,small')], 1970n],
    ['a circle of dragons cannot be', [bet('dragon_tiger', 'dragon|tiger|-|-|dragon|-|-|-|-|-')], 3932n],
    [
      'a tie pays the tie and returns the sides',
      [bet('dragon_tiger_tie', 'tie|-|-|-|-|-|-|-|-|-'), bet('dragon_tiger', 'dragon,tiger|-|-|-|-|-|-|-|-|-')],
      11850n,
    ],
    ['nothing pays nothing', [], 0n],
  ])('R1.1 %s', (_title, bets, best) => expect(findBestPayout(bets)).toBe(best))

  it('equals the largest settlement over all outcomes', () => {
    const texts: [string, string][] = [
      ['star1', '3,7|-|2|-|-'],
      ['sum', 'big,odd'],
      ['sides', 'small|-|-|even|-'],
      ['star3_front_group6', '1,2,3,4'],
      ['star2_back', '1,2|3'],
      ['dragon_tiger', 'dragon|-|tiger|-|-|tiger|-|-|-|dragon'],
      ['pattern_half_straight', 'half_straight|-|half_straight'],
      ['star3_back_group3', '1,3'],
    ]
    fc.assert(
      fc.property(fc.subarray(texts, { minLength: 1 }), fc.bigInt({ min: 1n, max: 100_000n }), (chosen, stake) => {
        const bets = chosen.map(([id, text]) => bet(id, text, stake))
        let best = 0n
        for (const drawn of listOutcomes(10, 5)) {
          const sum = bets.reduce(
            (total, one) => total + settle(one, { state: 'drawn', balls: drawn }).payout_minor,
            0n,
          )
          if (sum > best) best = sum
        }
        expect(findBestPayout(bets)).toBe(best)
      }),
      { numRuns: 3 },
    )
  })

  it('refuses amounts beyond exact whole numbers', () =>
    expect(() => findBestPayout([bet('star3_front', '1|2|3', 10n ** 15n)])).toThrow(RangeError))
})

describe('units', () => {
  it('the stake is unit stake × multiple × units', () => {
    const ticket = bet('star1', '1,2,3|4|-|-|-', 250n, 4)
    expect(getUnitStake(ticket)).toBe(1000n)
    expect(computeBetStake(ticket)).toBe(4000n)
    expect(judge(ticket.type, ticket.picks, balls('24000'))).toEqual({ won: 2, returned: 0 })
  })
})

describe('limits', () => {
  it.each<[string, Bet, string | undefined]>([
    ['the smallest', bet('sum', 'big', 100n), undefined],
    ['below the smallest, whatever the multiple', bet('sum', 'big', 99n, 1000), 'stake_below_min'],
    ['the largest', bet('sum', 'big', 50_000_00n), undefined],
    ['above the largest by the multiple', bet('sum', 'big', 25_000_01n, 2), 'stake_above_max'],
    ['a payout of exactly the limit', { ...bet('star3_front', '1|2|3', 1_000_00n), odds_milli: 1_000_000 }, undefined],
    [
      'a payout above the limit',
      { ...bet('star3_front', '1|2|3', 1_000_01n), odds_milli: 1_000_000 },
      'payout_above_max',
    ],
  ])('R1.1 %s', (_title, ticket, fault) => expect(findBetFault(jzssc.limits, ticket)).toBe(fault))
})
