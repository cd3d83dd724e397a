import { type Combo } from './combo.ts'
import { BIG_JOKER, type Group, hasBody, type Heights, listHeights, ROW_TOP, SHAPES, SMALL_JOKER, TWO } from './hand.ts'

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

/** What stands in the body is no wing of it: with its like it would be read as something else. */
const takeBody = (heights: Heights, { top, length }: Group): Heights =>
  heights.map((count, height) => (height <= top && height > top - length ? 0 : count))

/** Answers of the same kind, the lowest first. */
const listHigher = (heights: Heights, { kind, top, length }: Combo): Answer[] => {
  if (kind === 'rocket') return []
  const [size, wings, of] = SHAPES[kind]
  const found: Answer[] = []
  for (let to = top + 1; to <= (length > 1 ? ROW_TOP : BIG_JOKER); to += 1) {
    const body = { size, top: to, length }
    if (!hasBody(heights, body)) continue
    const own = listHeights(body)
    const carried = wings === 0 ? [] : findWings(takeBody(heights, body), wings * length, of)
    if (carried) found.push({ heights: [...own, ...carried], combo: { kind, top: to, length } })
  }
  return found
}

/** Every bomb, and the rocket. */
const listBombs = (heights: Heights): Answer[] => {
  const found: Answer[] = []
  for (const [top, count] of heights.entries())
    if (count === 4) found.push({ heights: [top, top, top, top], combo: { kind: 'bomb', top, length: 1 } })
  if (heights[SMALL_JOKER] && heights[BIG_JOKER])
    found.push({ heights: [SMALL_JOKER, BIG_JOKER], combo: { kind: 'rocket', top: BIG_JOKER, length: 1 } })
  return found
}

/** What of a hand beats what lies there, with the wings that are missed least. */
export const listAnswers = (heights: Heights, lies: Combo): Answer[] => {
  if (lies.kind === 'rocket') return []
  const higher = listHigher(heights, lies)
  return lies.kind === 'bomb'
    ? [...higher, ...listBombs(heights).filter(({ combo }) => combo.kind === 'rocket')]
    : [...higher, ...listBombs(heights)]
}
