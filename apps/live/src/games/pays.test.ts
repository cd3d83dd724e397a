import { toPercent } from '@moongate/slots'
import { tableGames } from '@moongate/tables'
import { expect, it } from 'vitest'
import { PAYS } from './pays.ts'

it.each(tableGames.map((game) => [game.code, game] as const))(
  'R1.1 what %s is said to return is what is proven',
  (code, game) => {
    const prove = game.prove()
    for (const [bet, , returned] of PAYS[code]) {
      const first = code === 'roulette' ? bet : bet.replace(/[-/].*$/, '')
      expect(game.bets, bet).toContain(first)
      expect(toPercent(prove(first)).toFixed(2), bet).toBe(returned)
    }
  },
)
