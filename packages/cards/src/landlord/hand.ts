import { type Card, DECK } from '../card.ts'
import { type Combo, getHeight, type Kind } from './combo.ts'

/** Cards by how high they stand, from three (3) to the big joker (17): how many there are of each. */
export type Heights = number[]
export const [ROW_TOP, TWO, SMALL_JOKER, BIG_JOKER] = [14, 15, 16, 17]
const NO_CARDS: readonly number[] = Array.from({ length: BIG_JOKER + 1 }, () => 0)
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
  const heights = [...NO_CARDS]
  for (const card of cards) heights[getHeight(card)]! += 1
  return heights
}
export const countCards = (heights: Heights): number => {
  let sum = 0
  for (const count of heights) sum += count
  return sum
}

/** The heights of a group's cards, each as often as it is in it. */
export const listHeights = ({ size, top, length }: Group): number[] => {
  const heights: number[] = []
  for (let at = 0; at < size * length; at += 1) heights.push(top - Math.floor(at / size))
  return heights
}

/** Whether a group stands in cards of these heights. */
export const hasBody = (heights: Heights, { size, top, length }: Group): boolean => {
  for (let step = 0; step < length; step += 1) if ((heights[top - step] ?? 0) < size) return false
  return true
}

/** What is left without cards of these heights. */
export const takeAway = (heights: Heights, taken: readonly number[]): Heights => {
  const left = heights.slice()
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
