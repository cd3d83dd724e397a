import { describe, expect, it } from 'vitest'
import { createChance, createSeededWords } from './chance.ts'
import { defineGame } from './define.ts'
import type { SlotGame } from './game.ts'
import { findGame, games } from './index.ts'
import { computePayout, getPriceStakes, isStake, playRound } from './round.ts'

/** One reel of one row: place 0 is the scatter, 1 pays four parts, 2 nothing. A stake has two parts, a round pays five stakes at most. */
const TOY: SlotGame = defineGame({
  code: 'toy',
  names: { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' },
  volatility: 'low',
  published: { rtp: '', hit_rate: '' },
  max_win_stakes: 5,
  stake_parts: 2,
  rows: 1,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'scatter', letter: 'S', kind: 'scatter' },
    { id: 'high', letter: 'H', pays: { 1: 4 } },
    { id: 'blank', letter: '.' },
  ],
  base: { strips: ['SH.'] },
  free_spins: { awards: { 1: 2 }, retriggers: { 1: 2 }, mode: { strips: ['SH.'] } },
  purchase: { spins: 3, price_stakes: 4 },
})

/** Chance that gives these places in turn; a round that asks for more fails. */
const playStops = (stops: readonly number[], bought = false) => {
  const left = [...stops]
  const round = playRound(
    TOY,
    () => {
      if (left.length === 0) throw new Error('the round goes on')
      return left.shift()!
    },
    bought,
  )
  return { ...round, unused: left.length }
}

describe('a round', () => {
  it.each([
    ['a lost spin', [2], false, 0, [0]],
    ['a won spin', [1], false, 4, [0]],
    ['two free spins', [0, 1, 2], false, 4, [2, 1, 0]],
    ['a free spin that brings two more', [0, 2, 0, 1, 2], false, 4, [2, 1, 2, 1, 0]],
    ['bought free spins', [2, 1, 2], true, 4, [2, 1, 0]],
  ])('R1.1 %s', (_case, stops, bought, parts, left) => {
    const round = playStops(stops, bought)
    expect([round.parts, round.spins.map((spin) => spin.left), round.unused]).toEqual([parts, left, 0])
    expect([round.capped, round.bought]).toEqual([false, bought])
  })

  it('R1.1 ends with the largest win and pays no more', () => {
    const round = playStops([0, 0, 0, 1, 1, 1, 1])
    expect(round.spins.map((spin) => spin.parts)).toEqual([0, 0, 0, 4, 4, 4])
    expect([round.parts, round.capped, round.unused]).toEqual([10, true, 1])
  })

  it('R1.1 buys no free spins where none are sold', () => {
    const { purchase: _purchase, ...rest } = TOY
    expect(() => playRound(rest, () => 0, true)).toThrow('toy sells no free spins')
    expect([getPriceStakes(TOY, true), getPriceStakes(TOY, false)]).toEqual([4, 1])
  })

  it.each(games.map((game) => [game.code, game] as const))(
    'R1.1 %s: the same words make the same round',
    (_code, game) => {
      const play = (): string => JSON.stringify(playRound(game, createChance(createSeededWords(41))))
      expect(play()).toBe(play())
      expect(play()).not.toBe(JSON.stringify(playRound(game, createChance(createSeededWords(42)))))
    },
  )
})

describe('amounts', () => {
  it.each([
    [100n, 3, 150n],
    [2n, 1, 1n],
    [10_000_000_000_000_02n, 10, 50_000_000_000_000_10n],
    [100n, 0, 0n],
  ])('a stake of %s pays %s parts as %s', (stake, parts, payout) =>
    expect(computePayout(TOY, parts, stake)).toBe(payout),
  )

  it.each([[1n], [0n], [-2n], [101n]])('a stake of %s is refused', (stake) => {
    expect(isStake(TOY, stake)).toBe(false)
    expect(() => computePayout(TOY, 1, stake)).toThrow('a stake of toy is a multiple of 2')
  })
})

describe('chance', () => {
  it('drops words that would favour low numbers', () => {
    const words = [4_294_967_295, 4_294_967_294, 7]
    expect(createChance(() => words.shift()!)(10)).toBe(7)
  })

  it.each([0, -1, 1.5, 2 ** 33])('refuses %s outcomes', (below) =>
    expect(() => createChance(() => 0)(below)).toThrow('chance needs 1 to 2^32 outcomes'),
  )

  it('draws each of 36 places as often: chi-square of 360,000 words at 99.9 %', () => {
    const chance = createChance(createSeededWords(8))
    const counts = Array.from({ length: 36 }, () => 0)
    for (let draw = 0; draw < 360_000; draw += 1) counts[chance(36)]! += 1
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(66.62)
  })

  it('finds games by their code', () => {
    expect(findGame('jade_rabbit')?.names.zh_cn).toBe('玉兔送福')
    expect(findGame('moon')).toBeUndefined()
  })
})
