import { describe, expect, it } from 'vitest'
import { describeGame } from './describe.ts'
import { findGame, games } from './index.ts'

const describeCode = (code: string) => describeGame(findGame(code)!)

describe('a paytable', () => {
  it.each([
    ['jade_rabbit', 3, 3, undefined, ['wild']],
    ['lantern_night', 5, 3, undefined, ['expanding_wild']],
    ['golden_carp', 5, 3, 243, ['wild', 'free_spins']],
    ['jade_palace', 5, 4, 1024, ['wild', 'multiplier_wild', 'free_spins']],
    ['tiger_mountain', 6, 4, 4096, ['wild', 'free_spins']],
    ['phoenix_rise', 5, 3, 243, ['wild', 'cascades', 'free_spins']],
    ['thunder_drum', 6, 5, undefined, ['orbs', 'free_spins']],
  ])('R1.1 of %s shows %i reels of %i, its ways and what it can do', (code, reels, rows, ways, features) => {
    const found = describeCode(code)
    expect([found.reels, found.rows, found.ways]).toEqual([reels, rows, ways])
    expect(found.features.map(({ kind }) => kind)).toEqual(features)
  })

  it('R1.1 tells pays per stake, from which count on, for wild and scatter too', () => {
    const rows = describeCode('teahouse').symbols
    expect(rows.slice(0, 3).map(({ id, kind, pays }) => [id, kind, pays])).toEqual([
      ['storyteller', 'wild', [3, 4, 5].map((count, at) => ({ count, stake_percent: [250, 1250, 5000][at] }))],
      ['gaiwan', 'scatter', [3, 4, 5].map((count, at) => ({ count, stake_percent: [200, 1000, 5000][at] }))],
      ['teapot', 'plain', [3, 4, 5].map((count, at) => ({ count, stake_percent: [200, 750, 2500][at] }))],
    ])
  })

  it('R1.1 tells how free spins come, come again and multiply', () => {
    expect(describeCode('teahouse').features.at(-1)).toEqual({
      kind: 'free_spins',
      awards: [
        { scatters: 3, spins: 10 },
        { scatters: 4, spins: 15 },
        { scatters: 5, spins: 20 },
      ],
      retriggers: [
        { scatters: 3, spins: 10 },
        { scatters: 4, spins: 15 },
        { scatters: 5, spins: 20 },
      ],
      multiplier: 2,
      expands: false,
    })
    expect(describeCode('jade_palace').features[1]).toEqual({
      kind: 'multiplier_wild',
      values: [2, 3],
      free_only: true,
    })
    expect(describeCode('thunder_drum').features[0]).toEqual({ kind: 'orbs', values: [2, 5, 25], free_only: false })
  })

  it('R1.1 goes over the wire as it is, and holds no strip', () => {
    for (const game of games) {
      const text = JSON.stringify(describeGame(game))
      expect(JSON.parse(text)).toEqual(describeGame(game))
      expect(text).not.toContain('strips')
    }
  })
})
