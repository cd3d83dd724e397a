import type { Wager } from '../game.ts'
import type { Hand, Laid, Table } from './round.ts'
import { BUST, isBlackjack, sumHand } from './total.ts'

/** Half stakes: insurance is one, a blackjack brings five for two. */
export const PARTS = 2

export type Result = 'blackjack' | 'win' | 'push' | 'lose'
const RETURNS: Readonly<Record<Result, number>> = { blackjack: 5, win: 4, push: 2, lose: 0 }
const INSURED = 3

/** How a hand ends against the dealer's. */
export const judgeHand = ({ cards, split }: Pick<Hand, 'cards' | 'split'>, dealer: Hand['cards']): Result => {
  const [mine, theirs] = [sumHand(cards).total, sumHand(dealer).total]
  const [natural, beaten] = [!split && isBlackjack(cards), isBlackjack(dealer)]
  if (natural || beaten) return natural && beaten ? 'push' : natural ? 'blackjack' : 'lose'
  if (mine > BUST) return 'lose'
  if (theirs > BUST || mine > theirs) return 'win'
  return mine === theirs ? 'push' : 'lose'
}

const payLaid = ({ hand }: Laid, { dealer }: Table): number => {
  if (!hand) return isBlackjack(dealer) ? INSURED : 0
  return RETURNS[judgeHand(hand, dealer)]
}

/** How many half stakes a move lays. */
export const getCost = (move: string): number =>
  move === 'insure' ? 1 : move === 'double' || move === 'split' ? PARTS : 0

/** All that was laid in a round, and what it brings once the round is over. */
export const listWagers = (table: Table): Wager[] =>
  table.laid.map((laid) => ({
    name: laid.name,
    staked: laid.hand ? PARTS : 1,
    paid: table.over ? payLaid(laid, table) : 0,
  }))
