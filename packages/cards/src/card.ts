/** A card: 0 to 51, thirteen of each suit from the ace up. */
export type Card = number
export const DECK = 52
const RANKS = 13

/** 1 for an ace, 11 to 13 for the court cards. */
export const getRank = (card: Card): number => (card % RANKS) + 1
/** 0 to 3: spades, hearts, clubs, diamonds. */
export const getSuit = (card: Card): number => Math.floor(card / RANKS)
