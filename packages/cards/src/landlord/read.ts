import type { Card } from '../card.ts'
import { type Combo, getHeight, type Kind } from './combo.ts'
import { BIG_JOKER, hasBody, type Heights, listHeights, SMALL_JOKER, takeAway, toHeights } from './hand.ts'

/** Twos and jokers stand in no row. */
const HIGHEST_IN_ROW = 14

/** Cards by their heights, and these in the order in which they first stand in them. */
type Laid = { readonly heights: Heights; readonly tops: readonly number[]; readonly count: number }

const layCards = (cards: readonly Card[]): Laid => {
  const tops: number[] = []
  for (const card of cards) if (!tops.includes(getHeight(card))) tops.push(getHeight(card))
  return { heights: toHeights(cards), tops, count: cards.length }
}

/** Bodies of so many equal cards in a row of `length`, by the height at which each ends. */
const listRows = ({ heights, tops }: Laid, size: number, length: number): number[] =>
  tops.filter((top) => (length === 1 || top <= HIGHEST_IN_ROW) && hasBody(heights, { size, top, length }))

const hasRocket = (heights: Heights): boolean => heights[SMALL_JOKER]! > 0 && heights[BIG_JOKER]! > 0
/** Whether what is carried is pairs, each of another height. */
const isPairs = (left: Heights): boolean => left.every((count) => count === 0 || count === 2)

type Body = { kinds: readonly [bare: Kind | undefined, singles: Kind, pairs: Kind]; size: number; wings: number }

/** A row of triples, or four of a kind, with what it carries: single wings, whatever they are, but not the rocket; or pairs. */
const readBody = (laid: Laid, { kinds, size, wings }: Body, length: number): Combo[] => {
  const [bare, singles, pairs] = kinds
  const [carried, most] = [laid.count - size * length, wings * length]
  if (carried !== 0 && carried !== most && carried !== 2 * most) return []
  return listRows(laid, size, length).flatMap((top) => {
    const left = takeAway(laid.heights, listHeights({ size, top, length }))
    // What a body of one carries is of another height: with its like it would be a bomb.
    const apart = length > 1 || left[top] === 0
    const found: Kind[] = []
    if (bare && carried === 0) found.push(bare)
    if (apart && carried === most && !hasRocket(left)) found.push(singles)
    if (carried === 2 * most && isPairs(left)) found.push(pairs)
    return found.map((kind) => ({ kind, top, length }))
  })
}

/** Equal cards in a row and nothing beside them. */
const readRow = (laid: Laid, kind: Kind, size: number, length: number): Combo[] =>
  listRows(laid, size, length).map((top) => ({ kind, top, length }))

const TRIPLE: Body = { kinds: ['triple', 'triple_single', 'triple_pair'], size: 3, wings: 1 }
const PLANE: Body = { kinds: ['plane', 'plane_singles', 'plane_pairs'], size: 3, wings: 1 }
const FOUR: Body = { kinds: ['bomb', 'four_singles', 'four_pairs'], size: 4, wings: 2 }

/** Every way in which cards can be read, most often one; none where they cannot be played together. */
export const readCombos = (cards: readonly Card[]): Combo[] => {
  const laid = layCards(cards)
  const { heights, count } = laid
  if (count === 2 && hasRocket(heights)) return [{ kind: 'rocket', top: BIG_JOKER, length: 1 }]
  const found = [
    ...(count === 1 ? readRow(laid, 'single', 1, 1) : []),
    ...(count === 2 ? readRow(laid, 'pair', 2, 1) : []),
    ...(count >= 5 ? readRow(laid, 'straight', 1, count) : []),
    ...(count >= 6 && count % 2 === 0 ? readRow(laid, 'pairs', 2, count / 2) : []),
    ...readBody(laid, TRIPLE, 1),
    ...readBody(laid, FOUR, 1),
  ]
  for (let length = 2; length * 3 <= count; length += 1) found.push(...readBody(laid, PLANE, length))
  return found
}

/** Whether a reading may be played onto another: kind and length say how many cards it has. */
export const canBeat = (combo: Combo, other: Combo): boolean => {
  if (other.kind === 'rocket') return false
  if (combo.kind === 'rocket') return true
  if (combo.kind === 'bomb' && other.kind !== 'bomb') return true
  return combo.kind === other.kind && combo.length === other.length && combo.top > other.top
}
