import { dealOn } from '../deal-on.ts'
import type { TableGame } from '../game.ts'
import { BACCARAT_BETS, type BaccaratBet, isBaccaratBet, judgeHand, returnBet } from './bets.ts'
import { playBaccarat } from './game.ts'
import { proveBet, countHands } from './proof.ts'

const check = (bet: string): BaccaratBet => {
  if (!isBaccaratBet(bet)) throw new RangeError(`baccarat knows no bet ${bet}`)
  return bet
}

export const baccarat: TableGame = {
  code: 'baccarat',
  bets: BACCARAT_BETS,
  kinds: BACCARAT_BETS,
  published: { least: '85.6404', most: '98.9421' },
  open: (chance) => {
    const deal = dealOn(() => playBaccarat(chance).rounds)
    return () => {
      const outcome = judgeHand(deal())
      return (bet) => returnBet(check(bet), outcome)
    }
  },
  prove: () => {
    const tally = countHands()
    return (bet) => proveBet(check(bet), tally)
  },
}
