import { describe, expect, it } from 'vitest'
import { DEMO_REST, demoPrizes } from './demo.rules.ts'
import { computeReplay, countChances, type Fallen } from './effect.rules.ts'

const prizes = demoPrizes.map((prize, i) => ({
  ...prize,
  money: BigInt((i + 1) * 100),
  stock: i === 8 ? 3 : null,
}))
const costs = (...fallen: Fallen[]) => computeReplay(prizes, DEMO_REST, fallen)

describe('R6.6 the effect of other prizes on spins that were', () => {
  it.each<[string, Fallen[], bigint, number[]]>([
    ['none', [], 0n, []],
    ['of prizes without end', [{ position: 2, n: 3 }], 600n, []],
    ['less than there is', [{ position: 9, n: 2 }], 1_800n, []],
    ['the last one', [{ position: 9, n: 3 }], 2_700n, [9]],
    ['more: the one that stands in', [{ position: 9, n: 5 }], 2_700n + 200n * BigInt(DEMO_REST), [9]],
    [
      'several',
      [
        { position: 1, n: 1 },
        { position: 12, n: 2 },
      ],
      100n + 2_400n,
      [],
    ],
  ])('%s', (_, fallen, amount, gone) => expect(costs(...fallen)).toEqual({ amount, gone }))
})

describe('R6.6 the effect of other conditions on days that were', () => {
  const day = (deposit: bigint, bet: bigint, n = 1) => ({ deposit, bet, n })
  const STEPS = [
    { deposit: 100n, bet: 100n, spins: 1 },
    { deposit: 500n, bet: 100n, spins: 2 },
  ]
  it.each<[string, ReturnType<typeof day>[], number, number]>([
    ['no days', [], 3, 0],
    ['a cent below the first step', [day(99n, 100n)], 3, 0],
    ['the first', [day(100n, 100n)], 3, 1],
    ['both', [day(500n, 100n)], 3, 3],
    ['no more than are held at most', [day(500n, 100n)], 2, 2],
    ['as often as there are such days', [day(500n, 100n, 4), day(100n, 100n, 2)], 3, 14],
    ['each day on its own', [day(500n, 100n), day(100n, 100n)], 2, 3],
  ])('%s', (_, days, most, chances) => expect(countChances(days, STEPS, most)).toBe(chances))
})
