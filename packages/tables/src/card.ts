import type { Chance } from '@moongate/slots'

/** A card: 0 to 51, thirteen of each suit from the ace up. */
export type Card = number
export const DECK = 52
const RANKS = 13

/** 1 for an ace, 11 to 13 for the court cards. */
export const getRank = (card: Card): number => (card % RANKS) + 1
/** 0 to 3: spades, hearts, clubs, diamonds. */
export const getSuit = (card: Card): number => Math.floor(card / RANKS)

/** So many decks in an order that chance has made, each order equally likely. */
export const shuffleDecks = (chance: Chance, decks: number): Card[] => {
  const cards = Array.from({ length: decks * DECK }, (_, at) => at % DECK)
  for (let left = cards.length; left > 1; left -= 1) {
    const at = chance(left)
    const held = cards[at]!
    cards[at] = cards[left - 1]!
    cards[left - 1] = held
  }
  return cards
}
