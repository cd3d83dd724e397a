import { expect, it } from 'vitest'
import { findSeed } from './fairness-trials.ts'
import { computeBound, listUnfair } from './fairness-verdict.ts'

it.each([
  [1, 2.5758],
  [2, 2.807],
  [10, 3.2905],
  [100, 3.8906],
])('of %i bets none is further than so many standard errors in 99 of 100 trials', (bets, errors) => {
  expect(computeBound(bets)).toBeCloseTo(errors, 3)
})

it('one bet of a hundred outside of its own interval is chance, one far outside is none, nor is one that was never played', () => {
  const at = (errors: number) => ({ errors })
  const fair = Array.from({ length: 98 }, () => at(0))
  expect(listUnfair([...fair, at(2.9), at(-3.8)])).toEqual([])
  expect(listUnfair([...fair, at(-3.95), at(Number.NaN)])).toEqual([at(-3.95), at(Number.NaN)])
})

it('a game plays the same rounds alone as among others, and others than they', () => {
  expect(findSeed(8, 'baccarat')).toBe(findSeed(8, 'baccarat'))
  expect(new Set(['baccarat', 'roulette'].flatMap((game) => [findSeed(8, game), findSeed(9, game)])).size).toBe(4)
})
