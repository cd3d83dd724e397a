import { type Point, SEA } from '@moongate/fishing'

/** The sea on a screen; a high one shows it turned, so that fish stay large. */
export type View = {
  readonly width: number
  readonly height: number
  readonly portrait: boolean
  readonly scale: number
}

/** Fish are drawn so much larger where the screen is high: it is small as well. */
const LARGER = 1.2

export const makeView = (width: number, height: number): View => {
  const portrait = height > width
  const [long, wide] = portrait ? [height, width] : [width, height]
  const scale = Math.min(long / SEA.width, wide / SEA.height) * (portrait ? LARGER : 1)
  return { width, height, portrait, scale }
}

/** A point of the sea on the screen. */
export const toScreen = ({ width, height, portrait }: View, { x, y }: Point): Point =>
  portrait
    ? { x: (y / SEA.height) * width, y: (x / SEA.width) * height }
    : { x: (x / SEA.width) * width, y: (y / SEA.height) * height }

/** Where one's own cannon stands: in the middle below. */
export const placeCannon = ({ width, height }: View): Point => ({ x: width / 2, y: height - 14 })

/** Where the other three stand: above. */
export const placeOthers = ({ width }: View): Point[] => [0.18, 0.5, 0.82].map((share) => ({ x: width * share, y: 12 }))

/** Which place of the sea each of the three is: those that are not one's own, in their order. */
export const listOtherPlaces = (own: number): number[] => [0, 1, 2, 3].filter((place) => place !== own)

const FLAT = 0.12
/** The angle from a cannon to a point, never below the sea's ground. */
export const computeAim = (from: Point, to: Point): number => {
  const angle = Math.atan2(Math.min(to.y - from.y, -1), to.x - from.x)
  return Math.max(-Math.PI + FLAT, Math.min(-FLAT, angle))
}

/** The first of these that a straight shot meets; the nearest of them where several lie on its way. */
export const findOnWay = <T extends Point & { size: number }>(
  from: Point,
  angle: number,
  all: readonly T[],
): T | undefined => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const met = all
    .map((one) => ({
      one,
      along: (one.x - from.x) * dx + (one.y - from.y) * dy,
      aside: Math.abs((one.x - from.x) * dy - (one.y - from.y) * dx),
    }))
    .filter(({ one, along, aside }) => along > 0 && aside <= one.size)
  return met.toSorted((a, b) => a.along - b.along)[0]?.one
}
