import { type Fish, placeFish } from './sea.ts'

const STRUCK_MOST = 5
const STRUCK_TIMES = 10
const BLAST_RADIUS = 260

/**
 * The fish that go with one when it is caught, out of those that swim at that moment: for lightning the five nearest small ones, for a
 * bomb all within its blast. Bosses and other chains stay.
 */
export const listStruck = (hit: Fish, swimming: readonly Fish[], at: number): Fish[] => {
  const { effect } = hit.kind
  if (!effect) return []
  const centre = placeFish(hit, at)
  const near = swimming
    .filter(({ kind }) => !kind.effect && !kind.boss)
    .map((fish) => {
      const { x, y } = placeFish(fish, at)
      return { fish, away: (x - centre.x) ** 2 + (y - centre.y) ** 2 }
    })
    .toSorted((one, other) => one.away - other.away || one.fish.number - other.fish.number)
  const struck =
    effect === 'bomb'
      ? near.filter(({ away }) => away <= BLAST_RADIUS ** 2)
      : near.filter(({ fish }) => fish.kind.times <= STRUCK_TIMES).slice(0, STRUCK_MOST)
  return struck.map(({ fish }) => fish)
}

/** What a hit is worth when it catches: the fish and all that go with it, in stakes. */
export const sumTimes = (hit: Fish, struck: readonly Fish[]): number =>
  struck.reduce((sum, { kind }) => sum + kind.times, hit.kind.times)
