import type { Card } from '../card.ts'
import { type Combo, countHeights, type Kind } from './combo.ts'

type Counts = ReadonlyMap<number, number>

/** Twos and jokers stand in no row. */
const HIGHEST_IN_ROW = 14
const [SMALL_JOKER, BIG_JOKER] = [16, 17]

/** Bodies of so many equal cards in a row of `length`, by the height at which each ends. */
const listRows = (counts: Counts, size: number, length: number): number[] =>
  [...counts.keys()].filter((top) =>
    Array.from({ length }, (_, step) => top - step).every(
      (height) => (counts.get(height) ?? 0) >= size && (length === 1 || height <= HIGHEST_IN_ROW),
    ),
  )

/** What is left when the bodies of a row are taken away. */
const takeRow = (counts: Counts, size: number, length: number, top: number): Counts =>
  new Map(
    [...counts].flatMap(([height, count]): [number, number][] => {
      const left = height <= top && height > top - length ? count - size : count
      return left > 0 ? [[height, left]] : []
    }),
  )

const sumCounts = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)
const hasRocket = (counts: Counts): boolean => counts.has(SMALL_JOKER) && counts.has(BIG_JOKER)

/** Whether cards may be carried as so many single wings: whatever they are, but not the rocket. */
const isSingles = (left: Counts, wings: number): boolean => sumCounts(left) === wings && !hasRocket(left)
/** Whether they may be carried as so many pairs, each of another height. */
const isPairs = (left: Counts, wings: number): boolean =>
  left.size === wings && [...left.values()].every((count) => count === 2)

type Body = { kinds: readonly [bare: Kind | undefined, singles: Kind, pairs: Kind]; size: number; wings: number }

/** A row of triples, or four of a kind, with what it carries. */
const readBody = (counts: Counts, { kinds, size, wings }: Body, length: number): Combo[] =>
  listRows(counts, size, length).flatMap((top) => {
    const left = takeRow(counts, size, length, top)
    const [bare, singles, pairs] = kinds
    // What a body of one carries is of another height: with its like it would be a bomb.
    const apart = length > 1 || !left.has(top)
    const found: Kind[] = []
    if (bare && left.size === 0) found.push(bare)
    if (apart && isSingles(left, wings * length)) found.push(singles)
    if (apart && isPairs(left, wings * length)) found.push(pairs)
    return found.map((kind) => ({ kind, top, length }))
  })

/** Equal cards in a row and nothing beside them. */
const readRow = (counts: Counts, kind: Kind, size: number, length: number): Combo[] =>
  listRows(counts, size, length)
    .filter((top) => takeRow(counts, size, length, top).size === 0)
    .map((top) => ({ kind, top, length }))

const TRIPLE: Body = { kinds: ['triple', 'triple_single', 'triple_pair'], size: 3, wings: 1 }
const PLANE: Body = { kinds: ['plane', 'plane_singles', 'plane_pairs'], size: 3, wings: 1 }
const FOUR: Body = { kinds: ['bomb', 'four_singles', 'four_pairs'], size: 4, wings: 2 }

/** Every way in which cards can be read, most often one; none where they cannot be played together. */
export const readCombos = (cards: readonly Card[]): Combo[] => {
  const [counts, count] = [countHeights(cards), cards.length]
  if (count === 2 && hasRocket(counts)) return [{ kind: 'rocket', top: BIG_JOKER, length: 1 }]
  const found = [
    ...(count === 1 ? readRow(counts, 'single', 1, 1) : []),
    ...(count === 2 ? readRow(counts, 'pair', 2, 1) : []),
    ...(count >= 5 ? readRow(counts, 'straight', 1, count) : []),
    ...(count >= 6 && count % 2 === 0 ? readRow(counts, 'pairs', 2, count / 2) : []),
    ...readBody(counts, TRIPLE, 1),
    ...readBody(counts, FOUR, 1),
  ]
  for (let length = 2; length * 3 <= count; length += 1) found.push(...readBody(counts, PLANE, length))
  return found
}

/** Whether a reading may be played onto another: kind and length say how many cards it has. */
export const canBeat = (combo: Combo, other: Combo): boolean => {
  if (other.kind === 'rocket') return false
  if (combo.kind === 'rocket') return true
  if (combo.kind === 'bomb' && other.kind !== 'bomb') return true
  return combo.kind === other.kind && combo.length === other.length && combo.top > other.top
}
