import { type Card, DECK } from '../card.ts'
import { type Combo, countHeights, getHeight, type Kind } from './combo.ts'

/** Cards by how high they stand, from three (3) to the big joker (17): how many there are of each. */
export type Heights = number[]
export const [ROW_TOP, TWO, SMALL_JOKER, BIG_JOKER] = [14, 15, 16, 17]
/** Equal cards in a row; the rocket is the jokers in a row of two. */
export type Group = { readonly size: number; readonly top: number; readonly length: number }

/** How each kind is built: so many equal cards in each step of its body, with so many wings of a size beside it. */
export const SHAPES: Readonly<Record<Exclude<Kind, 'rocket'>, readonly [size: number, wings: number, of: number]>> = {
  single: [1, 0, 0],
  pair: [2, 0, 0],
  triple: [3, 0, 0],
  triple_single: [3, 1, 1],
  triple_pair: [3, 1, 2],
  straight: [1, 0, 0],
  pairs: [2, 0, 0],
  plane: [3, 0, 0],
  plane_singles: [3, 1, 1],
  plane_pairs: [3, 1, 2],
  four_singles: [4, 2, 1],
  four_pairs: [4, 2, 2],
  bomb: [4, 0, 0],
}

export const toHeights = (cards: readonly Card[]): Heights => {
  const counts = countHeights(cards)
  return Array.from({ length: BIG_JOKER + 1 }, (_, height) => counts.get(height) ?? 0)
}
export const countCards = (heights: Heights): number => heights.reduce((sum, count) => sum + count, 0)

/** The heights of a group's cards, each as often as it is in it. */
export const listHeights = ({ size, top, length }: Group): number[] =>
  Array.from({ length: size * length }, (_, at) => top - Math.floor(at / size))

/** What is left without cards of these heights. */
export const takeAway = (heights: Heights, taken: readonly number[]): Heights => {
  const left = [...heights]
  for (const height of taken) left[height]! -= 1
  return left
}
export const isBomb = ({ kind }: Pick<Combo, 'kind'>): boolean => kind === 'bomb' || kind === 'rocket'

/** Cards of a hand that have these heights. */
export const pickCards = (hand: readonly Card[], heights: readonly number[]): Card[] => {
  const left = [...heights]
  return hand.filter((card) => {
    const at = left.indexOf(getHeight(card))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
/** The highest first; of equal height in the order of suits. */
export const sortCards = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => getHeight(b) - getHeight(a) || (a % DECK) - (b % DECK))
