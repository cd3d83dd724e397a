import { describe, expect, it } from 'vitest'
import { countDue, isThere } from './pulse.rules.ts'

describe('R6.3 the look at how it went', () => {
  it.each([
    [true, 179_999, true],
    [true, 180_000, false],
    [false, 0, false],
  ])('seen %s, touched %i ms ago: there %s', (seen, ago, there) => expect(isThere(seen, 0, ago)).toBe(there))

  it.each([
    [3_599, 60, 0],
    [3_600, 60, 1],
    [7_200, 60, 2],
    [99_999, 0, 0],
  ])('after %i seconds with one each %i minutes: %i', (seconds, minutes, due) =>
    expect(countDue(seconds, minutes)).toBe(due),
  )
})
