import { getRank } from '../card.ts'
import type { Return } from '../game.ts'
import type { Hand } from './hand.ts'

export const BACCARAT_BETS = ['player', 'banker', 'tie', 'player_pair', 'banker_pair'] as const
export type BaccaratBet = (typeof BACCARAT_BETS)[number]

/** What decides every bet: who won, and which side began with a pair. */
export type Outcome = Pick<Hand, 'winner'> & { readonly player_pair: boolean; readonly banker_pair: boolean }

const isPair = ([first, second]: Hand['player']): boolean => getRank(first!) === getRank(second!)

/** What a hand decides. */
export const judgeHand = (hand: Hand): Outcome => ({
  winner: hand.winner,
  player_pair: isPair(hand.player),
  banker_pair: isPair(hand.banker),
})

const WINS = { player: 200, banker: 195, tie: 900, pair: 1200 } as const

/** Even money; the banker pays five in a hundred of what it wins; a tie gives both sides their stake back. */
export const returnBet = (bet: BaccaratBet, outcome: Outcome): Return => {
  if (bet === 'player_pair' || bet === 'banker_pair') return outcome[bet] ? WINS.pair : 0
  if (outcome.winner === bet) return WINS[bet]
  return outcome.winner === 'tie' ? 100 : 0
}

/** Whether the table takes such a bet. */
export const isBaccaratBet = (bet: string): bet is BaccaratBet => BACCARAT_BETS.some((known) => known === bet)
