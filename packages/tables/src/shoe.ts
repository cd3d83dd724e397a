import type { Card } from './card.ts'

/** Cards behind the cut card: whichever round it comes out in, one more follows. */
const BEHIND_CUT = 14

/** Takes the next card of a shoe. */
export type Take = () => Card
/** What a shoe came to: the cards that were burned, and every round dealt from it. */
export type PlayedShoe<R> = { readonly burned: readonly Card[]; readonly rounds: readonly R[] }

/**
 * Deals a shoe to its end: so many cards are burned as `countBurned` says of the first one, that one included; the round in which the
 * cut card comes out is finished, and one more is dealt.
 */
export const playShoe = <R>(
  cards: readonly Card[],
  countBurned: (first: Card) => number,
  deal: (take: Take) => R,
): PlayedShoe<R> => {
  const burned = cards.slice(0, countBurned(cards[0]!))
  const cut = cards.length - BEHIND_CUT
  const place = { at: burned.length }
  const take: Take = () => cards[place.at++]!
  const rounds: R[] = []
  while (place.at <= cut) rounds.push(deal(take))
  rounds.push(deal(take))
  return { burned, rounds }
}
