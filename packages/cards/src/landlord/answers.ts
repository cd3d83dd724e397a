import { type Combo } from './combo.ts'
import {
  BIG_JOKER,
  type Group,
  type Heights,
  listHeights,
  ROW_TOP,
  SHAPES,
  SMALL_JOKER,
  takeAway,
  TWO,
} from './hand.ts'

/** What may be played: the heights of its cards, and how it is read. */
export type Answer = { readonly heights: readonly number[]; readonly combo: Combo }

/** The wings that are missed least: such as stand alone first, then the lowest; undefined where there are too few. */
export const findWings = (left: Heights, count: number, of: number): number[] | undefined => {
  const free = left
    .flatMap((has, height) => (has >= of ? [{ height, whole: has === of, times: of === 1 ? has : 1 }] : []))
    .toSorted((a, b) => Number(b.whole && b.height < TWO) - Number(a.whole && a.height < TWO) || a.height - b.height)
    .flatMap(({ height, times }) => Array.from({ length: times }, () => height))
    .slice(0, count)
  const jokers = free.includes(SMALL_JOKER) && free.includes(BIG_JOKER)
  return free.length < count || jokers ? undefined : free.flatMap((height) => Array.from({ length: of }, () => height))
}

const hasBody = (heights: Heights, { size, top, length }: Group): boolean => {
  for (let step = 0; step < length; step += 1) if ((heights[top - step] ?? 0) < size) return false
  return true
}

/** Answers of the same kind, the lowest first. */
const listHigher = (heights: Heights, { kind, top, length }: Combo): Answer[] => {
  if (kind === 'rocket') return []
  const [size, wings, of] = SHAPES[kind]
  const found: Answer[] = []
  for (let to = top + 1; to <= (length > 1 ? ROW_TOP : BIG_JOKER); to += 1) {
    const body = { size, top: to, length }
    if (!hasBody(heights, body)) continue
    const own = listHeights(body)
    // What stands in the body is no wing of it: with its like it would be read as something else.
    const rest = takeAway(heights, own).map((count, height) => (own.includes(height) ? 0 : count))
    const carried = wings === 0 ? [] : findWings(rest, wings * length, of)
    if (carried) found.push({ heights: [...own, ...carried], combo: { kind, top: to, length } })
  }
  return found
}

/** Every bomb, and the rocket. */
const listBombs = (heights: Heights): Answer[] => [
  ...heights.flatMap((count, top): Answer[] =>
    count === 4 ? [{ heights: [top, top, top, top], combo: { kind: 'bomb', top, length: 1 } }] : [],
  ),
  ...(heights[SMALL_JOKER] && heights[BIG_JOKER]
    ? [{ heights: [SMALL_JOKER, BIG_JOKER], combo: { kind: 'rocket', top: BIG_JOKER, length: 1 } as const }]
    : []),
]

/** What of a hand beats what lies there, with the wings that are missed least. */
export const listAnswers = (heights: Heights, lies: Combo): Answer[] => {
  if (lies.kind === 'rocket') return []
  const higher = listHigher(heights, lies)
  return lies.kind === 'bomb'
    ? [...higher, ...listBombs(heights).filter(({ combo }) => combo.kind === 'rocket')]
    : [...higher, ...listBombs(heights)]
}
