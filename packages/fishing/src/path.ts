import { drawShare } from './hash.ts'

/** The sea is so many units wide and high, whatever the screen it is drawn on. */
export const SEA = { width: 1600, height: 900 } as const
/** How far outside a path begins and ends: no fish appears out of nothing. */
const MARGIN = 160

export type Point = { readonly x: number; readonly y: number }
/** A cubic Bezier curve: where it begins, two points that pull it, and where it ends. */
export type Path = readonly [Point, Point, Point, Point]

/** A way through the sea from one side to the other, or for one in four from above to below. */
export const layPath = (seed: number, place: number): Path => {
  const share = (salt: number): number => drawShare(seed, place, salt)
  const across = share(10) < 0.75
  const [long, wide] = across ? [SEA.width, SEA.height] : [SEA.height, SEA.width]
  const turned = share(11) < 0.5
  const points = [-MARGIN, long * 0.3, long * 0.7, long + MARGIN].map((along, at) => {
    const [one, other] = [turned ? long - along : along, wide * (0.12 + 0.76 * share(12 + at))]
    return across ? { x: one, y: other } : { x: other, y: one }
  })
  const [from = { x: 0, y: 0 }, first = from, second = from, to = from] = points
  return [from, first, second, to]
}

const bend = ([a, b, c, d]: readonly [number, number, number, number], share: number): number => {
  const rest = 1 - share
  return a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3
}

/** Where a path is when so much of it is behind one: 0 at its beginning, 1 at its end. */
export const follow = ([a, b, c, d]: Path, share: number): Point => ({
  x: bend([a.x, b.x, c.x, d.x], share),
  y: bend([a.y, b.y, c.y, d.y], share),
})
