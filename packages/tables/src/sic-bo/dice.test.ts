import { expect, it } from 'vitest'
import { type Dice, returnDiceBet } from './bets.ts'

const BETS = ['big', 'small', 'odd', 'even', 'total:11', 'triple:4', 'any_triple', 'double:4', 'pair:4:5', 'single:4']
it.each<[Dice, number[]]>([
  [
    [1, 4, 5],
    [0, 200, 0, 200, 0, 0, 0, 0, 600, 200],
  ],
  [
    [5, 2, 4],
    [200, 0, 200, 0, 700, 0, 0, 0, 600, 200],
  ],
  [
    [4, 4, 3],
    [200, 0, 200, 0, 700, 0, 0, 1100, 0, 300],
  ],
  [
    [4, 1, 4],
    [0, 200, 200, 0, 0, 0, 0, 1100, 0, 300],
  ],
  [
    [4, 4, 4],
    [0, 0, 0, 0, 0, 18_100, 3100, 1100, 0, 400],
  ],
  [
    [3, 3, 3],
    [0, 0, 0, 0, 0, 0, 3100, 0, 0, 0],
  ],
  [
    [6, 6, 2],
    [200, 0, 0, 200, 0, 0, 0, 0, 0, 0],
  ],
])('R1.1 dice of %j', (dice, returns) => expect(BETS.map((bet) => returnDiceBet(bet, dice))).toEqual(returns))

it.each([60, 30, 17, 12, 8, 6, 6, 6, 6, 8, 12, 17, 30, 60].map((odds, at) => [at + 4, odds]))(
  'R1.1 a total of %i pays %i to one',
  (total, odds) => {
    const first = Math.min(6, total - 2)
    const second = Math.min(6, total - first - 1)
    expect(returnDiceBet(`total:${total}`, [first, second, total - first - second])).toBe((odds + 1) * 100)
  },
)
