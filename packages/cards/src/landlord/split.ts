import { BIG_JOKER, type Group, type Heights, ROW_TOP, SMALL_JOKER, TWO } from './hand.ts'

/** The shortest row of so many equal cards that is one turn: five singles, three pairs; any triple is. */
const SHORTEST = { 1: 5, 2: 3, 3: 1 } as const
/** Rows are looked for by size in one of these orders: each is best for some hands. */
const ORDERS = [
  [3, 2, 1],
  [1, 3, 2],
  [2, 1, 3],
] as const
const LOWEST = 3
/** What a turn is worth against how high cards stand. */
export const TURN = 7
const [BOMB_WORTH, ROCKET_WORTH, MIDDLE] = [9, 20, 10]

export type Split = { readonly groups: readonly Group[]; readonly turns: number; readonly worth: number }

const take = (left: Heights, group: Group, into: Group[]): void => {
  for (let step = 0; step < group.length; step += 1) left[group.top - step]! -= group.size
  into.push(group)
}

/** Straights leave ends that are pairs or more where the row is long enough without them. */
const trimEnds = (left: Heights, low: number, top: number): [from: number, to: number] => {
  let [from, to] = [low, top]
  while (to - from >= SHORTEST[1] && left[to]! > 1) to -= 1
  while (to - from >= SHORTEST[1] && left[from]! > 1) from += 1
  return [from, to]
}

/** Takes every row of so many equal cards. */
const takeRows = (left: Heights, size: 1 | 2 | 3, into: Group[]): void => {
  for (let low = LOWEST; low <= ROW_TOP; low += 1) {
    let top = low
    while (top <= ROW_TOP && left[top]! >= size) top += 1
    const [from, to] = size === 1 ? trimEnds(left, low, top - 1) : [low, top - 1]
    if (to - from + 1 >= SHORTEST[size]) take(left, { size, top: to, length: to - from + 1 }, into)
    low = Math.max(low, top)
  }
}

/** The rocket and the bombs: they are divided no further. */
const takeStrong = (left: Heights): Group[] => {
  const groups: Group[] = []
  if (left[SMALL_JOKER] && left[BIG_JOKER]) take(left, { size: 1, top: BIG_JOKER, length: 2 }, groups)
  for (let top = LOWEST; top <= TWO; top += 1) if (left[top] === 4) take(left, { size: 4, top, length: 1 }, groups)
  return groups
}

/** Groups in the order in which they are found: what stands alone comes last, the lowest first. */
const splitIn = (heights: Heights, strong: readonly Group[], order: readonly (1 | 2 | 3)[]): Group[] => {
  const [left, groups] = [heights.slice(), strong.slice()]
  for (const size of order) takeRows(left, size, groups)
  for (let top = LOWEST; top <= BIG_JOKER; top += 1)
    if (left[top]! > 0) take(left, { size: left[top]!, top, length: 1 }, groups)
  return groups
}

/** Whether there is a row of so many equal cards at all. */
const hasRow = (heights: Heights, size: 1 | 2 | 3): boolean => {
  for (let [top, length] = [LOWEST, 0]; top <= ROW_TOP; top += 1) {
    length = heights[top]! >= size ? length + 1 : 0
    if (length === SHORTEST[size]) return true
  }
  return false
}

/** The orders that may differ for a hand: only between sizes of which it has rows. */
const listOrders = (heights: Heights): readonly (readonly (1 | 2 | 3)[])[] => {
  const sizes = ORDERS[0].filter((size) => hasRow(heights, size))
  if (sizes.length === ORDERS.length) return ORDERS
  return sizes.length > 1 ? [sizes, sizes.toReversed()] : [sizes]
}

/** Whether it beats whatever is no bomb. */
export const isStrong = ({ size, top, length }: Group): boolean => size === 4 || (top === BIG_JOKER && length === 2)
/** Whether it may be carried as a wing. */
export const isWing = ({ size, length }: Group): boolean => size < 3 && length === 1

const rateGroup = (group: Group): number => {
  if (isStrong(group)) return group.size === 4 ? BOMB_WORTH + group.top / 3 : ROCKET_WORTH
  return group.length > 2 ? Math.max(0, (group.top - MIDDLE) / 2) : group.top - MIDDLE
}

/** How groups are played: wings go with triples, the lowest first, as they stand. */
const rateSplit = (groups: readonly Group[]): Split => {
  let [carried, turns, worth] = [0, 0, 0]
  for (const { size, length } of groups) if (size === 3) carried += length
  for (const group of groups)
    if (carried > 0 && group.top < TWO && isWing(group)) carried -= 1
    else {
      turns += 1
      worth += rateGroup(group)
    }
  return { groups, turns, worth: worth - turns * TURN }
}

/** Divides a hand into what may be played of it, turn by turn, as well as it is found. */
export const splitHand = (heights: Heights): Split => {
  const left = heights.slice()
  const strong = takeStrong(left)
  return listOrders(left)
    .map((order) => rateSplit(splitIn(left, strong, order)))
    .reduce((best, one) => (one.worth > best.worth ? one : best))
}
