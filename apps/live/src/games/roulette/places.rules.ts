import { LAYOUT } from '@moongate/tables'

/**
 * Where each bet of the layout lies, in halves of a number's field: `x` along the lines from the zero on, `y` across them. A place of
 * no size of its own is a point on lines: chips lie there between numbers.
 */
export type PlaceOf = {
  readonly bet: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly is_point: boolean
}

export const [LONG, WIDE] = [28, 10]
const BOTTOM = 6

const findCentre = (pocket: number): { x: number; y: number } => {
  const at = pocket - 1
  return { x: 2 * Math.floor(at / 3) + 3, y: 5 - 2 * (at % 3) }
}
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where a chip on several numbers lies: between them, streets and six lines at the edge, those with the zero at its line. */
const findPoint = (pockets: readonly number[]): { x: number; y: number } => {
  const centres = pockets.filter((pocket) => pocket > 0).map(findCentre)
  const [x, y] = [average(centres.map((one) => one.x)), average(centres.map((one) => one.y))]
  if (pockets.includes(0)) return { x: 2, y: pockets.length === 4 ? BOTTOM : y }
  return { x, y: pockets.length === 3 || pockets.length === 6 ? BOTTOM : y }
}

/** Fields around the numbers: from where, and how long and wide. */
const OUTSIDE: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  column_3: [26, 0, 2, 2],
  column_2: [26, 2, 2, 2],
  column_1: [26, 4, 2, 2],
  dozen_1: [2, 6, 8, 2],
  dozen_2: [10, 6, 8, 2],
  dozen_3: [18, 6, 8, 2],
  low: [2, 8, 4, 2],
  even: [6, 8, 4, 2],
  red: [10, 8, 4, 2],
  black: [14, 8, 4, 2],
  odd: [18, 8, 4, 2],
  high: [22, 8, 4, 2],
}

const placeBet = (bet: string, pockets: readonly number[]): PlaceOf => {
  const [x, y, width, height] = OUTSIDE[bet] ?? []
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
    return { bet, x: x + width / 2, y: y + height / 2, width, height, is_point: false }
  if (bet === '0') return { bet, x: 1, y: 3, width: 2, height: 6, is_point: false }
  if (pockets.length === 1) return { bet, ...findCentre(pockets[0] ?? 0), width: 2, height: 2, is_point: false }
  return { bet, ...findPoint(pockets), width: 0, height: 0, is_point: true }
}

/** Every bet with its place; fields first, so that points lie upon them. */
export const PLACES: readonly PlaceOf[] = [...LAYOUT]
  .map(([bet, pockets]) => placeBet(bet, [...pockets]))
  .toSorted((a, b) => Number(a.is_point) - Number(b.is_point))

type Arrow = { readonly along: number; readonly across: number }

/** The nearest place from one in a direction; the same where there is none. */
export const findNext = (bet: string, { along, across }: Arrow): string => {
  const from = PLACES.find((place) => place.bet === bet)
  if (!from) return bet
  const found = PLACES.map((to) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const ahead = dx * along + dy * across
    return { bet: to.bet, ahead, far: ahead + 4 * Math.abs(dx * across - dy * along) }
  })
    .filter(({ ahead }) => ahead > 0)
    .toSorted((a, b) => a.far - b.far)
  return found[0]?.bet ?? bet
}
