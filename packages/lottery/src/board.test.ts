import { describe, expect, it } from 'vitest'
import { listOutcomes } from './combinatorics.ts'
import { buildHistoryRows, jzssc, countMisses, PATTERNS, summarizeDraw } from './index.ts'
import { findPattern } from './traits.ts'

describe('board', () => {
  it.each([
    [
      [5, 0, 8, 2, 9],
      {
        sum: 24,
        size: 'big',
        parity: 'even',
        dragon_tiger: 'tiger',
        front: 'mixed',
        middle: 'mixed',
        back: 'half_straight',
      },
    ],
    [
      [7, 7, 7, 0, 1],
      {
        sum: 22,
        size: 'small',
        parity: 'even',
        dragon_tiger: 'dragon',
        front: 'triple',
        middle: 'pair',
        back: 'half_straight',
      },
    ],
    [
      [8, 9, 0, 1, 8],
      {
        sum: 26,
        size: 'big',
        parity: 'even',
        dragon_tiger: 'tie',
        front: 'straight',
        middle: 'straight',
        back: 'half_straight',
      },
    ],
    [
      [0, 0, 1, 2, 1],
      { sum: 4, size: 'small', parity: 'even', dragon_tiger: 'tiger', front: 'pair', middle: 'straight', back: 'pair' },
    ],
  ])('reads %j', (balls, read) => expect(summarizeDraw(balls)).toEqual(read))

  it('every triple has exactly one pattern, in the known numbers', () => {
    const count = new Map<string, number>()
    for (const balls of listOutcomes(10, 3)) count.set(findPattern(balls), (count.get(findPattern(balls)) ?? 0) + 1)
    expect(PATTERNS.map((pattern) => count.get(pattern))).toEqual([10, 60, 270, 360, 300])
  })

  it('counts the draws since a digit last fell, newest first', () => {
    const misses = countMisses(jzssc, [
      [1, 2, 3, 4, 5],
      [1, 0, 3, 4, 5],
      [9, 0, 0, 0, 0],
    ])
    expect(misses[0]).toEqual([3, 0, 3, 3, 3, 3, 3, 3, 3, 2])
    expect(misses[1]).toEqual([1, 3, 0, 3, 3, 3, 3, 3, 3, 3])
    expect(countMisses(jzssc, [])).toEqual(Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 0)))
  })

  it('makes history rows', () => {
    expect(buildHistoryRows([{ issue: '20261121-0001', balls: [1, 1, 1, 1, 1] }])).toMatchObject([
      { issue: '20261121-0001', summary: { sum: 5, front: 'triple' } },
    ])
  })
})
