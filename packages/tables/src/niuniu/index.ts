import type { TableGame } from '../game.ts'
import { BULL_BETS, returnBullBet } from './bets.ts'
import { dealBulls } from './hand.ts'
import { countPairs, proveBullBet } from './proof.ts'

export const niuniu: TableGame = {
  code: 'niuniu',
  bets: BULL_BETS,
  kinds: ['player:1', 'banker:1', 'times:1'],
  published: { least: '97.5000', most: '99.1945' },
  open: (chance) => () => {
    const round = dealBulls(chance)
    return (bet) => returnBullBet(bet, round)
  },
  prove: () => {
    const pairs = countPairs()
    return (bet) => proveBullBet(bet, pairs)
  },
}
