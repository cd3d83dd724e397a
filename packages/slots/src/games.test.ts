import { describe, expect, it } from 'vitest'
import { createChance, createSeededWords } from './chance.ts'
import type { Mode, SlotGame } from './game.ts'
import { computeHitRate } from './hits.ts'
import { findGame, games } from './index.ts'
import { computeReturns, formatHundredths } from './returns.ts'
import { computeHalfWidth, simulateRounds } from './simulate.ts'
import { judgeSpin } from './spin.ts'
import { listStops } from './tally.ts'

const each = games.map((game) => [game.code, game] as const)
const listModes = ({ base, free_spins }: SlotGame): Mode[] => (free_spins ? [base, free_spins.mode] : [base])
const listUsed = (game: SlotGame): Set<number> => new Set(listModes(game).flatMap(({ strips }) => strips.flat()))

describe('the ten games', () => {
  it.each(each)('R1.1 %s returns what it publishes, to the hundredth of a per cent', (_code, game) => {
    const returns = computeReturns(game)
    expect(formatHundredths(returns.total)).toBe(game.published.rtp)
    expect(returns.bought && formatHundredths(returns.bought)).toBe(game.published.bought_rtp)
    for (const rtp of [game.published.rtp, game.published.bought_rtp ?? game.published.rtp]) {
      expect(Number(rtp)).toBeGreaterThanOrEqual(94)
      expect(Number(rtp)).toBeLessThanOrEqual(97)
    }
  })

  it.each(each)('R1.1 %s hits as often as it publishes', (_code, game) =>
    expect(formatHundredths(computeHitRate(game))).toBe(game.published.hit_rate),
  )

  it.each(each)(
    'R1.1 %s: 20,000 rounds return what it publishes, within the interval at 99.9 of 100',
    (_code, game) => {
      const simulation = simulateRounds(game, createChance(createSeededWords(8)), 20_000)
      const off = Math.abs(simulation.mean - Number(game.published.rtp) / 100)
      expect(off).toBeLessThan(computeHalfWidth(simulation, '99.9'))
      const hit_rate = Number(game.published.hit_rate) / 100
      expect(Math.abs(simulation.hit_rate - hit_rate)).toBeLessThan(0.012)
    },
  )

  it('R1.1 the largest win of a game without free spins is one that its strips can show', () => {
    const game = findGame('jade_rabbit')!
    let most = 0
    for (const stops of listStops(game.base)) most = Math.max(most, judgeSpin(game, game.base, stops).parts)
    expect(Math.ceil(most / game.stake_parts)).toBe(game.max_win_stakes)
    const lanterns = findGame('lantern_night')!
    expect(judgeSpin(lanterns, lanterns.base, [11, 25, 0, 4, 0]).parts).toBe(
      lanterns.max_win_stakes * lanterns.stake_parts,
    )
  })

  it('R1.1 bought free spins return what they publish, within the interval at 99.9 of 100', () => {
    for (const game of games.filter(({ purchase }) => purchase)) {
      const simulation = simulateRounds(game, createChance(createSeededWords(9)), 2_000, true)
      const off = Math.abs(simulation.mean - Number(game.published.bought_rtp) / 100)
      expect(off, game.code).toBeLessThan(computeHalfWidth(simulation, '99.9'))
    }
  })
})

describe('the data of a game', () => {
  it('names every game in five languages, once', () => {
    expect(games).toHaveLength(10)
    for (const language of ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const)
      expect(new Set(games.map(({ names }) => names[language])).size).toBe(10)
    expect(new Set(games.map(({ code }) => code)).size).toBe(10)
  })

  it.each(each)('%s uses every symbol it lists, and each plain one can win', (_code, game) => {
    expect(listUsed(game).size).toBe(game.symbols.length)
    for (const [symbol, { kind, pays }] of game.symbols.entries()) {
      if (kind !== 'plain') continue
      expect(pays.some((parts) => parts > 0)).toBe(true)
      for (const strip of game.base.strips) expect(strip).toContain(symbol)
    }
  })

  it.each(each)('%s pays whole parts, and never less for more', (_code, game) => {
    for (const { pays } of game.symbols)
      for (const [count, parts] of pays.entries()) {
        expect(Number.isInteger(parts)).toBe(true)
        expect(parts).toBeGreaterThanOrEqual(pays[count - 1] ?? 0)
      }
  })

  it.each(each)('%s fits its kind of wins: no wild begins a way, free spins can end', (_code, game) => {
    const isWild = (symbol: number): boolean => game.symbols[symbol]!.kind === 'wild'
    if (game.layout.kind === 'ways')
      for (const { strips } of listModes(game)) expect(strips[0]!.some(isWild)).toBe(false)
    for (const { strips } of listModes(game)) expect(strips).toHaveLength(game.base.strips.length)
    expect(game.symbols.filter(({ kind }) => kind === 'scatter').length).toBe(game.free_spins ? 1 : 0)
  })
})
