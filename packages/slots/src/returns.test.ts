import { formatRatio, makeRatio } from '@moongate/money'
import { describe, expect, it } from 'vitest'
import { defineGame } from './define.ts'
import type { SlotGame } from './game.ts'
import { computeHitRate } from './hits.ts'
import { computeReturns, formatHundredths } from './returns.ts'
import { judgeSpin } from './spin.ts'
import { countStops, listStops } from './tally.ts'

type Text = Parameters<typeof defineGame>[0]

const TOY: Text = {
  code: 'toy',
  names: { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' },
  volatility: 'low',
  published: { rtp: '', hit_rate: '' },
  max_win_stakes: 1_000_000,
  stake_parts: 1,
  rows: 2,
  layout: { kind: 'ways' },
  symbols: [
    { id: 'wild', letter: 'W', kind: 'wild' },
    { id: 'wild_2', letter: '2', kind: 'wild', multiplier: 2, pays: { 3: 9 } },
    { id: 'scatter', letter: 'S', kind: 'scatter', pays: { 3: 7 } },
    { id: 'high', letter: 'H', pays: { 2: 1, 3: 11, 4: 30 } },
    { id: 'low', letter: 'L', pays: { 3: 2, 4: 5 } },
    { id: 'orb_3', letter: '3', kind: 'orb', multiplier: 3 },
    { id: 'orb_5', letter: '5', kind: 'orb', multiplier: 5 },
  ],
  base: { strips: ['HLSLL', 'HLWS2L', 'LH2SL', 'HSLLW'] },
}
const LINES: Text['layout'] = {
  kind: 'lines',
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
}
const ORBS = ['HL3SLL', 'HLS5HL', 'LH3SL', 'HSLL5']

/** What every spin of the strips comes to, one after the other. */
const playAll = (game: SlotGame): { parts: number; hits: number } => {
  const all = { parts: 0, hits: 0 }
  for (const stops of listStops(game.base)) {
    const spin = judgeSpin(game, game.base, stops)
    all.parts += spin.parts
    if (spin.parts > 0 || (game.free_spins?.awards[spin.scatters] ?? 0) > 0) all.hits += 1
  }
  return all
}

describe('the proof of a base game', () => {
  it.each<[string, Partial<Text>]>([
    ['ways', {}],
    ['lines', { layout: LINES }],
    ['lines with wilds that grow', { layout: LINES, base: { ...TOY.base, expands: true } }],
    ['ways with wilds that grow', { base: { ...TOY.base, expands: true } }],
    ['lines, all doubled', { layout: LINES, base: { ...TOY.base, multipliers: [2] } }],
    ['anywhere with orbs', { layout: { kind: 'anywhere' }, base: { strips: ORBS } }],
    [
      'ways with cascades',
      { base: { strips: ['HLSL', 'HLWS', 'LH2S', 'HSLL'], cascades: true, multipliers: [1, 2, 4] } },
    ],
    ['lines with cascades', { layout: LINES, base: { ...TOY.base, cascades: true, multipliers: [1, 3] } }],
    ['two scatters that bring free spins', { free_spins: { awards: { 2: 1 }, retriggers: {}, mode: TOY.base } }],
    [
      'anywhere, where scatters bring free spins',
      {
        layout: { kind: 'anywhere' },
        base: { strips: ORBS },
        free_spins: { awards: { 2: 1 }, retriggers: {}, mode: { strips: ORBS } },
      },
    ],
  ])('R1.1 %s: return and hit rate equal the count over every spin', (_case, change) => {
    const game = defineGame({ ...TOY, ...change })
    const { parts, hits } = playAll(game)
    const cycle = countStops(game.base)
    expect(parts).toBeGreaterThan(0)
    expect(formatRatio(computeReturns(game).base)).toBe(formatRatio(makeRatio(parts, cycle)))
    expect(formatRatio(computeHitRate(game))).toBe(formatRatio(makeRatio(hits, cycle)))
  })
})

describe('the proof of free spins', () => {
  /** One reel of one row: 1 in 4 brings 2 free spins, and a free spin pays 3 parts in 1 of 5. */
  const build = (retriggers: Record<number, number>): SlotGame =>
    defineGame({
      ...TOY,
      rows: 1,
      symbols: [
        { id: 'scatter', letter: 'S', kind: 'scatter' },
        { id: 'high', letter: 'H', pays: { 1: 3 } },
        { id: 'blank', letter: '.' },
      ],
      base: { strips: ['S...'] },
      free_spins: { awards: { 1: 2 }, retriggers, mode: { strips: ['SH...'] } },
      purchase: { spins: 2, price_stakes: 2 },
    })

  it.each([
    ['without retriggers', {}, '3/10', '3/5'],
    // Each free spin brings a fifth of two more: 1 / (1 - 2/5) = 5/3 spins for one.
    ['with retriggers', { 1: 2 }, '1/2', '1/1'],
  ])('R1.1 %s', (_case, retriggers, free, bought) => {
    const returns = computeReturns(build(retriggers))
    expect(formatRatio(returns.trigger)).toBe('1/4')
    expect(formatRatio(returns.free)).toBe(free)
    expect(formatRatio(returns.bought!)).toBe(bought)
  })
})

describe('published figures', () => {
  it.each([
    [96_114_999, 100_000_000, '96.11'],
    [96_115_000, 100_000_000, '96.12'],
    [1, 1, '100.00'],
    [1, 2000, '0.05'],
    [0, 1, '0.00'],
  ])('%i / %i is written %s', (part, of, text) => expect(formatHundredths(makeRatio(part, of))).toBe(text))
})
