import { describe, expect, it } from 'vitest'
import { countDue, isLookDue, isThere } from './pulse.rules.ts'

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

  it.each([
    ['nothing has come due', [0, false], [0, false], false],
    ['a look by time', [1, false], [0, false], true],
    ['a look that was confirmed', [1, false], [1, false], false],
    ['a loss for which a time-out is offered, before any look', [0, true], [0, false], true],
    ['the same, where it was confirmed', [0, true], [0, true], false],
    ['the next look by time after that', [2, true], [1, true], true],
  ] as const)('%s', (_case, [times, is_offered], [before, offered], due) =>
    expect(isLookDue({ times, is_offered }, { times: before, is_offered: offered })).toBe(due),
  )
})
