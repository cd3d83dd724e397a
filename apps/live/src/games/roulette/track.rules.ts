import { WHEEL } from '@moongate/tables'

/** The racetrack as it is drawn: two straights and two half circles between them. */
export const TRACK = { width: 420, height: 96, depth: 26 } as const
const { width, height, depth } = TRACK
const RADIUS = height / 2
const STRAIGHT = width - height
const ARC = Math.PI * (RADIUS - depth / 2)
const ALL = 2 * STRAIGHT + 2 * ARC

type Point = { readonly x: number; readonly y: number }

/** The point so far along the middle of the track, on a lane so far from the outside. */
export const findTrackPoint = (along: number, lane: number): Point => {
  const way = ((along % ALL) + ALL) % ALL
  const reach = RADIUS - lane
  if (way < STRAIGHT) return { x: RADIUS + way, y: lane }
  if (way < STRAIGHT + ARC) {
    const angle = ((way - STRAIGHT) / ARC) * Math.PI
    return { x: width - RADIUS + reach * Math.sin(angle), y: RADIUS - reach * Math.cos(angle) }
  }
  if (way < 2 * STRAIGHT + ARC) return { x: width - RADIUS - (way - STRAIGHT - ARC), y: height - lane }
  const angle = ((way - 2 * STRAIGHT - ARC) / ARC) * Math.PI
  return { x: RADIUS - reach * Math.sin(angle), y: RADIUS + reach * Math.cos(angle) }
}

const STEP = ALL / WHEEL.length
/** The zero lies in the middle of the left end. */
const BEGINNING = 2 * STRAIGHT + 1.5 * ARC - STEP / 2
const CUTS = 4

export type Field = { readonly pocket: number; readonly points: string; readonly middle: Point }

/** The fields of the track in the order of the wheel. */
export const FIELDS: readonly Field[] = WHEEL.map((pocket, at) => {
  const from = BEGINNING + at * STEP
  const edge = Array.from({ length: CUTS + 1 }, (_, cut) => from + (cut * STEP) / CUTS)
  const outline = [
    ...edge.map((along) => findTrackPoint(along, 0)),
    ...edge.toReversed().map((along) => findTrackPoint(along, depth)),
  ]
  const points = outline.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')
  return { pocket, points, middle: findTrackPoint(from + STEP / 2, depth / 2) }
})
