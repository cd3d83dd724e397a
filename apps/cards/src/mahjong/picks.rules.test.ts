import type { MahjongView } from '@moongate/cards'
import { describe, expect, it } from 'vitest'
import { listHand, readDiscard, stepPick, writeDiscard } from './picks.rules.ts'

const seat = { hand: [40, 8, 0], dealt: null, size: 3, melds: [], laid: [], points: 0 }
const view: MahjongView = {
  game: 'mahjong',
  seats: [seat],
  dealer: 0,
  turn: 0,
  lies: null,
  drawn: 8,
  left: 38,
  winner: null,
  won_with: null,
  fan: [],
  most_points: 50,
  log: [],
}

describe('R1.1 tiles are picked', () => {
  it('from a hand that stands in order, what was drawn behind it', () => {
    expect(listHand(view)).toEqual([0, 40, 8])
    expect(listHand({ ...view, drawn: null })).toEqual([0, 8, 40])
    expect(listHand({ ...view, drawn: null, winner: 0, won_with: 0 })).toEqual([8, 40, 0])
  })

  it.each([
    [undefined, 1, 8],
    [0, 1, 40],
    [8, 1, 0],
    [0, -1, 8],
    [99, -1, 8],
  ] as const)('beside %s by %i', (picked, by, then) => expect(stepPick([0, 40, 8], picked, by)).toBe(then))

  it('are written as a move and read from it', () => {
    expect([writeDiscard(8), readDiscard('discard:8'), readDiscard('pung')]).toEqual(['discard:8', 8, undefined])
  })
})
