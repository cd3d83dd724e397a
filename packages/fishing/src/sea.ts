import { type Kind, KINDS } from './kinds.ts'
import { hashPlace, drawShare } from './hash.ts'
import { follow, layPath, type Path, type Point } from './path.ts'

/** One arrives so often; a boss takes the place of every seventieth, the two of them by turns. */
const ARRIVAL_MS = 550
const BOSS_EVERY = 70
const BOSS_FIRST = 20
/** Numbers of a school's fish lie so far apart from the next arrival's, and they swim so long after one another. */
const SCHOOL = 8
const LAG_MS = 900

/** A fish of a sea. `number` is its name; `from` and `until` are counted from the sea's beginning, in milliseconds. */
export type Fish = {
  readonly number: number
  readonly kind: Kind
  readonly path: Path
  readonly from: number
  readonly until: number
}

const SWIMMERS = KINDS.filter(({ weight }) => weight > 0)
const BOSSES = KINDS.filter(({ boss }) => boss)
const ALL_WEIGHT = SWIMMERS.reduce((sum, { weight }) => sum + weight, 0)
const LONGEST_MS = Math.max(...KINDS.map(({ crossing_ms, school }) => crossing_ms + school * LAG_MS))

const chooseKind = (seed: number, arrival: number): Kind | undefined => {
  if (arrival % BOSS_EVERY === BOSS_FIRST) return BOSSES[Math.floor(arrival / BOSS_EVERY) % BOSSES.length]
  let drawn = hashPlace(seed, arrival, 0) % ALL_WEIGHT
  return SWIMMERS.find(({ weight }) => (drawn -= weight) < 0)
}

/** When the fish at a place of an arrival begins its way. */
const beginWay = (seed: number, arrival: number, place: number): number =>
  Math.round((arrival + drawShare(seed, arrival, 1)) * ARRIVAL_MS) + place * LAG_MS

/** The fish of that number, whenever it swims; undefined for a number that no fish has. */
export const findFish = (seed: number, number: number): Fish | undefined => {
  if (!Number.isInteger(number) || number < 0) return undefined
  const [arrival, place] = [Math.floor(number / SCHOOL), number % SCHOOL]
  const kind = chooseKind(seed, arrival)
  if (!kind || place >= kind.school) return undefined
  const from = beginWay(seed, arrival, place)
  return { number, kind, path: layPath(seed, arrival), from, until: from + kind.crossing_ms }
}

const listArrived = (seed: number, arrival: number, at: number): Fish[] => {
  const { school = 0, crossing_ms = 0 } = chooseKind(seed, arrival) ?? {}
  return Array.from({ length: school }, (_, place) => place).flatMap((place) => {
    const from = beginWay(seed, arrival, place)
    const fish = from <= at && at < from + crossing_ms ? findFish(seed, arrival * SCHOOL + place) : undefined
    return fish ? [fish] : []
  })
}

/** Every fish that is in the sea at a moment of it, those that came first before the others. */
export const listFish = (seed: number, at: number): Fish[] => {
  const first = Math.max(0, Math.floor((at - LONGEST_MS) / ARRIVAL_MS) - 1)
  const length = Math.max(0, Math.floor(at / ARRIVAL_MS) + 1 - first)
  return Array.from({ length }, (_, nth) => first + nth).flatMap((arrival) => listArrived(seed, arrival, at))
}

/** Where a fish is at a moment of its sea. */
export const placeFish = ({ path, from, until }: Fish, at: number): Point => follow(path, (at - from) / (until - from))
