import { areRatiosEqual, makeRatio, multiplyRatios } from '@moongate/money'
import { createChance, createSeededWords, toPercent } from '@moongate/slots'
import { simulateBets } from '@moongate/tables'
import { describe, expect, it } from 'vitest'
import {
  CANNONS,
  computeOdds,
  findFish,
  fishing,
  isCannon,
  isCaught,
  KINDS,
  listFish,
  listStruck,
  proveShot,
  RETURN,
  sumTimes,
} from './index.ts'

const SEED = 7
const countCaught = (times: number): number =>
  Array.from({ length: 25 * times }, (_, word) => isCaught(() => word, times)).filter(Boolean).length

describe('R1.1 what a shot returns', () => {
  it('there are twenty kinds and six cannons, no two of a price', () => {
    expect([KINDS.length, CANNONS.length]).toEqual([20, 6])
    expect(new Set(KINDS.map(({ code }) => code)).size).toBe(20)
    expect(KINDS.filter(({ boss }) => boss)).toHaveLength(2)
    expect(CANNONS.every(isCannon)).toBe(true)
    expect([0, 11, 1001].some(isCannon)).toBe(false)
  })

  it.each(KINDS.flatMap(({ code, times }) => CANNONS.map((cost) => [code, times, cost] as const)))(
    'is 96 of 100 at %s, which pays %i, for a shot of %i: counted over every draw',
    (_code, times, cost) => {
      const odds = computeOdds(times)
      expect(areRatiosEqual(odds, makeRatio(countCaught(times), 25 * times))).toBe(true)
      const back = multiplyRatios(makeRatio(cost, 1), multiplyRatios(odds, makeRatio(times, 1)))
      expect(areRatiosEqual(back, makeRatio(cost * 96, 100))).toBe(true)
      expect(toPercent(RETURN)).toBe(96)
    },
  )

  it('is the same where lightning or a bomb takes others along, whatever swims beside', () => {
    const worth = new Set<number>()
    for (let at = 30_000; at < 600_000; at += 4_000) {
      const swimming = listFish(SEED, at)
      for (const hit of swimming.filter(({ kind }) => kind.effect)) {
        const struck = listStruck(hit, swimming, at)
        expect(struck.some(({ kind }) => kind.effect ?? kind.boss)).toBe(false)
        const times = sumTimes(hit, struck)
        worth.add(times)
        expect(areRatiosEqual(proveShot(times), RETURN)).toBe(true)
      }
    }
    expect(worth.size).toBeGreaterThan(30)
  })

  it('played 4,000 times at each kind, is within the interval at 99.9 of 100', () => {
    const played = simulateBets(fishing, fishing.kinds, createChance(createSeededWords(5)), 4_000)
    for (const { bet, mean, deviation, rounds } of played)
      expect(Math.abs(mean - 0.96), bet).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
  })
})

describe('R1.1 what is taken along', () => {
  const find = (effect: 'lightning' | 'bomb') => {
    for (let number = 400; ; number += 1) {
      const hit = findFish(SEED, number)
      if (hit?.kind.effect !== effect) continue
      const at = (hit.from + hit.until) / 2
      return { hit, swimming: listFish(SEED, at), at }
    }
  }
  it('lightning strikes five small ones at most, never itself, a boss or another chain', () => {
    const { hit, swimming, at } = find('lightning')
    const struck = listStruck(hit, swimming, at)
    expect(struck).toHaveLength(5)
    expect(struck.every(({ kind }) => kind.times <= 10 && !kind.boss && !kind.effect)).toBe(true)
    expect(struck.map(({ number }) => number)).not.toContain(hit.number)
  })
  it('a bomb takes all within its blast, and a fish without effect takes none', () => {
    const { hit, swimming, at } = find('bomb')
    const struck = listStruck(hit, swimming, at)
    expect(struck.length).toBeGreaterThan(0)
    expect(struck.length).toBeLessThan(swimming.length - 1)
    const plain = swimming.find(({ kind }) => !kind.effect)!
    expect(listStruck(plain, swimming, at)).toEqual([])
  })
})
