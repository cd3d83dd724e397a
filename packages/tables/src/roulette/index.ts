import { makeRatio } from '@moongate/money'
import type { Return, TableGame } from '../game.ts'
import { LAYOUT, type Pocket, POCKETS } from './bets.ts'

/** A bet on so many pockets pays what is fair on 36 of them: 35 to one on a single one, even money on half. */
export const returnPocketBet = (bet: string, pocket: Pocket): Return => {
  const covered = LAYOUT.get(bet)
  if (!covered) throw new RangeError(`roulette knows no bet ${bet}`)
  return covered.has(pocket) ? 3600 / covered.size : 0
}

export const roulette: TableGame = {
  code: 'roulette',
  bets: [...LAYOUT.keys()],
  kinds: ['17', '17-18', '16-17-18', '0-1-2-3', '13-14-15-16-17-18', 'dozen_2', 'red'],
  published: { least: '97.2973', most: '97.2973' },
  open: (chance) => () => {
    const pocket = chance(POCKETS)
    return (bet) => returnPocketBet(bet, pocket)
  },
  prove: () => (bet) => {
    const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)
    return makeRatio(
      pockets.reduce((sum, pocket) => sum + returnPocketBet(bet, pocket), 0),
      POCKETS * 100,
    )
  },
}
