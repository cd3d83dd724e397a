import { describe, expect, it } from 'vitest'
import { countShown, locateRound, measureRound } from './clock.rules.ts'

const shoe = { opened_at: 1_000, rounds: 3, betting_ms: 10_000, dealing_ms: 8_500 }

describe('R1.1 where a shoe is', () => {
  it.each([
    [0, 0, 'betting', 10_000],
    [9_999, 0, 'betting', 10_000],
    [10_000, 0, 'closed', 11_500],
    [11_499, 0, 'closed', 11_500],
    [11_500, 0, 'dealing', 20_000],
    [20_000, 0, 'result', 26_000],
    [25_999, 0, 'result', 26_000],
    [26_000, 1, 'betting', 36_000],
    [77_999, 2, 'result', 78_000],
    [78_000, 3, 'over', 90_000],
    [900_000, 3, 'over', 90_000],
    [-5_000, 0, 'betting', 10_000],
  ])('after %i ms', (since, round, phase, ends) =>
    expect(locateRound(shoe, 1_000 + since)).toEqual({ round, phase, ends_at: 1_000 + ends }),
  )

  it('a round is as long as its phases together', () =>
    expect(measureRound({ betting_ms: 10_000, dealing_ms: 8_500 })).toBe(26_000))

  it.each([
    [{ round: 2, phase: 'dealing', ends_at: 0 }, 2],
    [{ round: 2, phase: 'result', ends_at: 0 }, 3],
    [{ round: 3, phase: 'over', ends_at: 0 }, 3],
  ] as const)('what is decided for everybody: %j', (place, shown) => expect(countShown(place)).toBe(shown))
})
