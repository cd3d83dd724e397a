import { createChance, createSeededWords, games, playRound, type Round } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { listSteps, listTeases, rankWin } from './script.rules.ts'

const playMany = (at: number, count: number): Round[] => {
  const chance = createChance(createSeededWords(at + 1))
  return Array.from({ length: count }, () => playRound(games[at]!, chance))
}

describe.each(games.map((game, at) => [game.code, game, at] as const))('a round of %s', (_code, game, at) => {
  const rounds = playMany(at, 400)

  it('ends with what the server said it pays', () => {
    for (const round of rounds) {
      const shown = listSteps(game, round).findLast(({ kind }) => kind === 'win')
      expect(shown?.kind === 'win' ? shown.sum : 0).toBe(round.parts)
    }
  })

  it('lands once for each spin, and falls once for each further fall', () => {
    for (const round of rounds) {
      const kinds = listSteps(game, round).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'land')).toHaveLength(round.spins.length)
      expect(kinds.filter((kind) => kind === 'fall')).toHaveLength(
        round.spins.reduce((sum, { falls }) => sum + falls.length - 1, 0),
      )
    }
  })

  it('tells of free spins before they begin, and sums them up after the last', () => {
    for (const round of rounds.filter(({ spins }) => spins.length > 1)) {
      const steps = listSteps(game, round)
      const first = steps.findIndex((step) => step.kind === 'spin' && step.free)
      expect(steps[first - 1]).toMatchObject({ kind: 'award', first: true })
      const free = round.spins.slice(1).reduce((sum, { parts }) => sum + parts, 0)
      if (!round.capped) expect(steps.at(-1)).toEqual({ kind: 'summary', spins: round.spins.length - 1, parts: free })
    }
  })
})

it.each([
  ['none', [], []],
  ['one', [0], []],
  ['two on the first reels', [0, 1], [2, 3, 4]],
  ['two far apart', [0, 3], [4]],
])('with scatters on %s the reels that can bring the third are waited for', (_case, reels, expected) => {
  const game = games.find(({ code }) => code === 'golden_carp')!
  const scatter = game.symbols.findIndex(({ kind }) => kind === 'scatter')
  const window = Array.from({ length: 15 }, (_, cell) =>
    reels.includes(Math.floor(cell / 3)) && cell % 3 === 1 ? scatter : 9,
  )
  expect([...listTeases(game, window)]).toEqual(expected)
})

it.each([
  [14.9, 'small'],
  [15, 'big'],
  [40, 'mega'],
  [100, 'epic'],
  [496, 'most'],
] as const)('a win of %f stakes is %s', (stakes, tier) => {
  const game = games.find(({ code }) => code === 'lantern_night')!
  expect(rankWin(game, stakes * game.stake_parts)).toBe(tier)
})
