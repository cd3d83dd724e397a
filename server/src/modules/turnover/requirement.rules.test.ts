import { describe, expect, it } from 'vitest'
import { consumeByBets, consumeRequirements, recountBet } from './requirement.rules.ts'

const a = { id: 1n, amount: 100n, consumed: 0n }
const b = { id: 2n, amount: 50n, consumed: 20n }

describe('R3.1 turnover is consumed oldest first', () => {
  it.each([
    ['nothing bet', [a, b], 0n, []],
    ['part of the oldest', [a, b], 40n, [[1n, 40n]]],
    ['exactly the oldest', [a, b], 100n, [[1n, 100n]]],
    [
      'into the next',
      [a, b],
      110n,
      [
        [1n, 100n],
        [2n, 30n],
      ],
    ],
    [
      'more than all: never below nothing',
      [a, b],
      9999n,
      [
        [1n, 100n],
        [2n, 50n],
      ],
    ],
    ['no requirement', [], 10n, []],
  ] as const)('%s', (_case, open, effective, touched) => {
    expect(consumeRequirements(open, effective).touched.map((t) => [t.id, t.consumed])).toEqual(touched)
  })
})

it('R3.1 each bet of many goes on where the one before it ended, and takes of its own member and asset only', () => {
  const bet = (id: string, member_id: number, effective: bigint, asset = 'CNY') => ({ id, member_id, asset, effective })
  const open = [
    { ...a, member_id: 1, asset: 'CNY' },
    { ...b, member_id: 1, asset: 'CNY' },
    { id: 3n, amount: 10n, consumed: 0n, member_id: 2, asset: 'CNY' },
    { id: 4n, amount: 10n, consumed: 0n, member_id: 1, asset: 'PLAY' },
  ]
  const bets = [bet('x', 1, 60n), bet('y', 1, 55n), bet('z', 1, 100n), bet('late', 1, 5n), bet('other', 3, 9n)]
  const { touched, took } = consumeByBets(open, bets)
  expect(touched.map(({ id, consumed }) => [id, consumed])).toEqual([
    [1n, 100n],
    [2n, 50n],
  ])
  expect(took.map(({ id, consumed }) => [id, consumed])).toEqual([
    ['x', 60n],
    ['y', 55n],
    ['z', 15n],
  ])
})

describe('R3.1 a bet that counts otherwise than it was told', () => {
  const spent = { id: 1n, amount: 100n, consumed: 100n }
  const begun = { id: 2n, amount: 50n, consumed: 20n }
  it.each([
    ['the same', { effective: 120n, consumed: 120n }, 120n, [], 120n],
    ['less than it took', { effective: 120n, consumed: 120n }, 110n, [[2n, 10n]], 110n],
    [
      'nothing',
      { effective: 120n, consumed: 120n },
      0n,
      [
        [2n, 0n],
        [1n, 0n],
      ],
      0n,
    ],
    ['less, but no less than it took', { effective: 500n, consumed: 15n }, 15n, [], 15n],
    ['more', { effective: 120n, consumed: 120n }, 130n, [[2n, 30n]], 130n],
    ['more than is asked for', { effective: 120n, consumed: 120n }, 999n, [[2n, 50n]], 150n],
  ] as const)('%s', (_case, bet, effective, touched, consumed) => {
    const told = recountBet([spent, begun], bet, effective, 120n)
    expect([told.touched.map((t) => [t.id, t.consumed]), told.consumed]).toEqual([touched, consumed])
  })

  it('nothing, where it is not known what it took: the other bets cover the rest', () => {
    expect(recountBet([spent, begun], { effective: 80n, consumed: 0n }, 0n, 40n).touched).toEqual([
      { id: 2n, consumed: 0n },
      { id: 1n, consumed: 40n },
    ])
  })
})
