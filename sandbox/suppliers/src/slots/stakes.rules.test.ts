import { games, isStake } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { chooseFirstStake, listStakes } from './stakes.rules.ts'

describe('stakes of a game', () => {
  it.each(games.map((game) => [game.code, game] as const))('of %s are whole parts from 0.50 to 500', (_code, game) => {
    const stakes = listStakes(game)
    expect(stakes.length).toBeGreaterThanOrEqual(8)
    expect(stakes.every((stake) => isStake(game, BigInt(stake)))).toBe(true)
    expect(stakes.every((stake) => stake >= 50 && stake <= 50_000)).toBe(true)
    expect(stakes).toContain(chooseFirstStake(stakes))
    expect(chooseFirstStake(stakes)).toBeLessThanOrEqual(200)
  })
})
