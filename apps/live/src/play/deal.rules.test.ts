import { describe, expect, it } from 'vitest'
import { DEALING_MS, findNextCard, listDealt } from './deal.rules.ts'

const points = { player: 0, banker: 0 }
const four = { player: [1, 2], banker: [3, 4], winner: 'tie' as const, points }
const five = { ...four, banker: [3, 4, 5] }

describe('cards that are dealt', () => {
  it.each([
    [-1, [], []],
    [300, [1], []],
    [1_100, [1], [3]],
    [2_700, [1, 2], [3, 4]],
    [4_599, [1, 2], [3, 4]],
    [4_600, [1, 2], [3, 4, 5]],
    [Infinity, [1, 2], [3, 4, 5]],
  ])('R1.1 come one after the other: after %i ms', (since, player, banker) =>
    expect(listDealt(five, since)).toEqual({ player, banker }),
  )

  it.each([
    [0, 300],
    [300, 1_100],
    [2_700, 4_600],
    [4_600, undefined],
  ])('R1.1 the next one after %i ms', (since, next) => expect(findNextCard(five, since)).toBe(next))

  it('R1.1 all lie there before the dealing ends', () => {
    expect(findNextCard({ ...five, player: [1, 2, 6] }, 4_600)).toBeLessThan(DEALING_MS)
    expect(findNextCard(four, 2_700)).toBeUndefined()
  })
})
