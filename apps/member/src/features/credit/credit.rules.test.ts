import { describe, expect, it } from 'vitest'
import { findEnd, findStep, splitDays, splitLines, subtractMoney } from './credit.rules.ts'

describe('R3.17 what the credit screens work out', () => {
  it('a moment of the site comes so long after it was read, whatever this clock shows', () =>
    expect(findEnd('2026-01-16 00:00:00', '2026-01-15 23:59:30', 1_000)).toBe(31_000))

  it.each([
    [86_399, { days: 0, rest: 86_399 }],
    [86_400, { days: 1, rest: 0 }],
    [180_000, { days: 2, rest: 7_200 }],
  ])('%s seconds in days', (seconds, parts) => expect(splitDays(seconds)).toEqual(parts))

  it.each([
    ['in_review', 1],
    ['refused', 1],
    ['lent', 3],
    ['repaid', 3],
  ] as const)('R4.19 a loan %s stands at step %s', (state, step) => expect(findStep({ state })).toBe(step))

  it.each([
    ['500.00', '300.00', '200.00'],
    ['300.00', '300.00', '0.00'],
    ['200.00', '300.00', '0.00'],
  ])('of %s less %s, %s are free', (limit, used, free) => expect(subtractMoney(limit, used)).toBe(free))

  it('rules come a line each', () => expect(splitLines('one\n\ntwo')).toEqual(['one', 'two']))
})
