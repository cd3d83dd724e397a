import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.ts'
import { describeTerms } from './terms.ts'

describe('R6.6 what a supplier tells of a game follows from what plays it', () => {
  it.each([
    ['slots/jade_rabbit', 50, 25_000, null, 951_100, 951_100],
    ['tables/baccarat', 500, 5_000_000, 10_000_000, 856_404, 989_421],
    ['tables/roulette', 100, 200_000, 1_000_000, 972_973, 972_973],
    ['cards/blackjack', 500, 500_000, null, 996_000, 996_000],
    ['cards/mahjong', 1_000, 100_000, null, 975_000, 975_000],
    ['fishing/reef', 10, 1_000, null, 960_000, 960_000],
    ['sports', 200, 2_000_000, 5_000_000, 880_000, 960_000],
    ['round', 100, 100_000, null, 960_000, 960_000],
  ])(
    '%s: stakes of %i to %i, %s of one player, %i to %i of a million come back',
    (engine, least, most, cap, low, high) =>
      expect(describeTerms({ engine })).toEqual({ least, most, cap, least_return: low, most_return: high }),
  )

  it('is told of every game', () => {
    const games = BRANDS.flatMap(({ games: all }) => all)
    expect(games.filter((game) => !describeTerms(game)).map(({ engine }) => engine)).toEqual([])
  })

  it('nothing of what nobody has published', () =>
    expect(describeTerms({ engine: 'cards/unheard_of' })).toBeUndefined())
})
