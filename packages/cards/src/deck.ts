import type { Chance } from '@moongate/slots'
import type { Card } from './card.ts'

/** Takes the next card. */
export type Take = () => Card
/** A pile that deals: `shuffle` puts every card back. */
export type Deck = { readonly take: Take; readonly shuffle: () => void }

/**
 * So many decks of `size` cards whose order chance makes while it is dealt, each order equally likely. Putting the cards back needs no order: what is
 * drawn next is any of those that are left, however they lie.
 */
export const openDeck = (chance: Chance, decks: number, size: number): Deck => {
  const cards = Array.from({ length: decks * size }, (_, at) => at % size)
  let left = cards.length
  const take: Take = () => {
    const at = chance(left)
    left -= 1
    const card = cards[at]!
    cards[at] = cards[left]!
    cards[left] = card
    return card
  }
  return { take, shuffle: () => void (left = cards.length) }
}

/** All cards of so many decks in the order in which they are dealt. */
export const orderDeck = (chance: Chance, decks: number, size: number): Card[] => {
  const { take } = openDeck(chance, decks, size)
  return Array.from({ length: decks * size }, take)
}

/** Deals cards in their order. */
export const dealFrom = (cards: readonly Card[]): Take => {
  let at = 0
  return () => {
    const card = cards[at++]
    if (card === undefined) throw new RangeError('no card is left')
    return card
  }
}
