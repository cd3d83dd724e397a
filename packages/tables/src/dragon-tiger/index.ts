import { makeRatio } from '@moongate/money'
import type { Chance } from '@moongate/slots'
import { type Card, DECK, getRank, getSuit, shuffleDecks } from '../card.ts'
import { dealOn } from '../deal-on.ts'
import type { Return, TableGame } from '../game.ts'
import { type PlayedShoe, playShoe } from '../shoe.ts'

const DECKS = 8
/** A round of dragon and tiger: one card each, the ace is the lowest. */
export type Duel = { readonly dragon: Card; readonly tiger: Card }
export type DuelWinner = 'dragon' | 'tiger' | 'tie'

/** The higher rank wins, whatever its suit. */
export const compareDuel = ({ dragon, tiger }: Duel): DuelWinner => {
  if (getRank(dragon) === getRank(tiger)) return 'tie'
  return getRank(dragon) > getRank(tiger) ? 'dragon' : 'tiger'
}

/** Even money, half of the stake back on a tie; a tie pays 8 to 1, one within a suit 50 to 1. */
export const returnDuelBet = (bet: string, duel: Duel): Return => {
  const winner = compareDuel(duel)
  if (bet === 'tie') return winner === 'tie' ? 900 : 0
  if (bet === 'suited_tie') return winner === 'tie' && getSuit(duel.dragon) === getSuit(duel.tiger) ? 5100 : 0
  if (winner === 'tie') return 50
  return winner === bet ? 200 : 0
}

/** All rounds of a shoe of eight decks; one card is burned. */
export const playDuels = (chance: Chance): PlayedShoe<Duel> =>
  playShoe(
    shuffleDecks(chance, DECKS),
    () => 1,
    (take) => ({ dragon: take(), tiger: take() }),
  )

const sumReturns = (bet: string): number => {
  let sum = 0
  for (let dragon = 0; dragon < DECK; dragon += 1)
    for (let tiger = 0; tiger < DECK; tiger += 1)
      sum += DECKS * (dragon === tiger ? DECKS - 1 : DECKS) * returnDuelBet(bet, { dragon, tiger })
  return sum
}

export const DUEL_BETS = ['dragon', 'tiger', 'tie', 'suited_tie'] as const

export const dragonTiger: TableGame = {
  code: 'dragon_tiger',
  bets: DUEL_BETS,
  kinds: DUEL_BETS,
  published: { least: '67.2289', most: '96.2651' },
  open: (chance) => {
    const deal = dealOn(() => playDuels(chance).rounds)
    return () => {
      const duel = deal()
      return (bet) => returnDuelBet(bet, duel)
    }
  },
  prove: () => (bet) => makeRatio(sumReturns(bet), DECK * DECKS * (DECK * DECKS - 1) * 100),
}
