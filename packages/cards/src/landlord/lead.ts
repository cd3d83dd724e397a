import { countCards, type Group, type Heights, listHeights } from './hand.ts'
import { isStrong, isWing, type Split } from './split.ts'

const getLow = ({ top, length }: Group): number => top - length + 1
const compareLow = (a: Group, b: Group): number => getLow(a) - getLow(b) || b.length * b.size - a.length * a.size

/** What a row of triples carries: singles or pairs that stand alone, the lowest; nothing where there are too few. */
const findCarried = (groups: readonly Group[], length: number): number[] => {
  const wings = groups.filter(isWing).toSorted(compareLow)
  const [singles, pairs] = [1, 2].map((of) => wings.filter(({ size }) => size === of))
  if (length === 1) return wings.slice(0, 1).flatMap(listHeights)
  const enough = [singles, pairs].find((some) => some !== undefined && some.length >= length)
  if (enough) return enough.slice(0, length).flatMap(listHeights)
  // A pair may be carried as two singles.
  return length === 2 ? (pairs ?? []).slice(0, 1).flatMap(listHeights) : []
}

/** A group with what it carries. */
const playGroup = (group: Group, groups: readonly Group[]): number[] => [
  ...listHeights(group),
  ...(group.size === 3 ? findCarried(groups, group.length) : []),
]

/** Against who has one card left: what is more than one card, else the highest. */
const chooseSafe = (groups: readonly Group[]): Group | undefined =>
  groups.find(({ size, length }) => size * length > 1) ?? groups.at(-1)

/** What is led: the lowest first, bombs last, but before the very last turn. `fewest`: what the closest opponent still holds. */
export const chooseLead = (heights: Heights, { groups, turns }: Split, fewest: number): number[] => {
  const strong = groups.filter(isStrong)
  const others = groups.filter((group) => !isStrong(group)).toSorted(compareLow)
  const [bomb] = strong
  if (bomb && (others.length === 0 || turns === 2)) return listHeights(bomb)
  const triples = others.filter(({ size }) => size === 3)
  const chosen = fewest === 1 ? chooseSafe(others) : others[0]
  if (!chosen) return heights.flatMap((count, height) => (count > 0 ? [height] : [])).slice(0, 1)
  // What a triple can carry is not led alone.
  const carrier = isWing(chosen) && countCards(heights) > 4 ? triples[0] : undefined
  return playGroup(carrier ?? chosen, others)
}
