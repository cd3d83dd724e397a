import { describe, expect, it } from 'vitest'
import { findMedian, findPercentile, summarizeRuns } from './figures.rules.ts'

describe('the figures of a benchmark', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 2, 30, 4], 7],
    [[100, 20, 3], 20],
  ])('the median of %j is %d', (values, median) => expect(findMedian(values)).toBe(median))

  it.each([
    [[], 98, 0],
    [[5], 98, 5],
    [[30, 10, 20, 40], 50, 20],
    [[30, 10, 20, 40], 75, 30],
    [Array.from({ length: 60 }, (_, i) => 60 - i), 98, 59],
    [[1, 2, 3], 0, 1],
  ])('of %j, %d in a hundred stay at or below %d', (values, percent, value) =>
    expect(findPercentile(values, percent)).toBe(value),
  )

  it('runs become one, figure by figure', () => {
    const runs = [
      { score: 90, shift: 0.3 },
      { score: 80, shift: 0.1 },
      { score: 100, shift: 0.20004 },
    ]
    expect(summarizeRuns(runs)).toEqual({ score: 90, shift: 0.2 })
    expect(() => summarizeRuns([])).toThrow('no run')
  })
})
