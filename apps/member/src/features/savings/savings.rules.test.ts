import { describe, expect, it } from 'vitest'
import { computeTrials, countDaysLeft, findBuyFault, measureCycle, splitSpan } from './savings.rules.ts'

const offer = { MinAmount: '100.00', MaxAmount: '1000.00' }

it.each([
  ['', 'required'],
  ['105', 'no_ten'],
  ['110.50', 'no_ten'],
  ['90', 'below_min'],
  ['1010', 'above_max'],
  ['900', 'above_balance'],
  ['800', undefined],
])('R5.7 an amount of %s', (typed, fault) => expect(findBuyFault(typed, offer, '850.00')).toBe(fault))

it.each<[string, string, string | null, number, string, string]>([
  ['150', 'as it is paid, cycle by cycle', null, 1, '0.02', '0.24'],
  ['150', 'up to its limit', '0.10', 1, '0.02', '0.10'],
  ['150', 'of one cycle', null, 0, '0.02', '0.02'],
  ['', 'of nothing', null, 1, '0.00', '0.00'],
])('R2.9 the trial of %s: %s', (typed, _, LimitInterest, IsCycleSettle, one, ahead) =>
  expect(computeTrials(typed, { rate_ppm: 100, LimitInterest, IsCycleSettle })).toEqual({ one, ahead }),
)

describe('times', () => {
  it.each([
    [1_440, 'day', 1],
    [2_880, 'day', 2],
    [90, 'minute', 90],
    [120, 'hour', 2],
  ])('%s minutes', (minutes, unit, n) => expect(splitSpan(minutes)).toEqual({ unit, n }))

  it('count down from where the server stood, and stop', () => {
    expect(measureCycle({ left_s: 50, cycle_s: 100 }, 25_000)).toEqual({ left: 25, share: 0.75 })
    expect(measureCycle({ left_s: 50, cycle_s: 100 }, 99_000)).toEqual({ left: 0, share: 1 })
    expect([countDaysLeft(7 * 86_400 - 1), countDaysLeft(2 * 86_400)]).toEqual([7, undefined])
  })
})
