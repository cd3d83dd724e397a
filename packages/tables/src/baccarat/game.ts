import { type Card, getRank, shuffleDecks } from '../card.ts'
import { type PlayedShoe, playShoe } from '../shoe.ts'
import { dealHand, type Hand } from './hand.ts'
import type { Chance } from '@moongate/slots'

export const DECKS = 8

/** The first card is shown, and burns as many after it as it counts: an ace one, tens and court cards ten. */
const countBurned = (first: Card): number => 1 + Math.min(getRank(first), 10)

/** Shuffles eight decks and deals them to the end: all rounds of a shoe, in their order. */
export const playBaccarat = (chance: Chance): PlayedShoe<Hand> =>
  playShoe(shuffleDecks(chance, DECKS), countBurned, dealHand)
