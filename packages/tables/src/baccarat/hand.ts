import { type Card, getRank } from '../card.ts'
import type { Take } from '../shoe.ts'

export type Winner = 'player' | 'banker' | 'tie'
/** A round of baccarat: two or three cards on each side. */
export type Hand = { readonly player: readonly Card[]; readonly banker: readonly Card[]; readonly winner: Winner }

/** Tens and court cards are nothing, an ace is one. */
export const getPoints = (card: Card): number => (getRank(card) < 10 ? getRank(card) : 0)
/** What a side counts: the last digit of its sum. */
export const sumPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + getPoints(card), 0) % 10

/** Player's third cards on which a banker of so many points draws. */
const BANKER_DRAWS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/** The player draws up to five. */
export const mustDrawAsPlayer = (points: number): boolean => points <= 5
/** `third` are the points of the player's third card, undefined where the player stood. */
export const mustDrawAsBanker = (points: number, third: number | undefined): boolean => {
  if (points <= 2) return true
  if (third === undefined) return points <= 5
  return BANKER_DRAWS[points]?.includes(third) ?? false
}

/** Who is nearer to nine. */
export const compareSides = (player: number, banker: number): Winner => {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}
const isNatural = (points: number): boolean => points >= 8

/** Deals a round: player, banker, player, banker, and the third cards that the rule gives. */
export const dealHand = (take: Take): Hand => {
  const [p1, b1, p2, b2] = [take(), take(), take(), take()]
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ]
  if (!isNatural(sumPoints(player)) && !isNatural(sumPoints(banker))) {
    const third = mustDrawAsPlayer(sumPoints(player)) ? take() : undefined
    if (third !== undefined) player.push(third)
    if (mustDrawAsBanker(sumPoints(banker), third === undefined ? undefined : getPoints(third))) banker.push(take())
  }
  return { player, banker, winner: compareSides(sumPoints(player), sumPoints(banker)) }
}
