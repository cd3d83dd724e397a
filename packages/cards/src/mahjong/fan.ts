import type { Group, Way } from './read.ts'
import { isDragon, isHonour, isWind, RANKS } from './tile.ts'

/** What counts in a hand that wins, in points. Everything that is there counts, each time that it is there. */
export const FAN = {
  win: 1,
  self_drawn: 1,
  wind: 1,
  kong: 1,
  concealed: 2,
  all_chows: 2,
  simples: 2,
  dragon: 2,
  hidden_kong: 2,
  straight: 4,
  kong_draw: 4,
  last_tile: 4,
  all_pungs: 6,
  pure: 6,
  seven_pairs: 6,
  four_alike: 8,
  small_dragons: 10,
  hidden_pungs: 12,
  big_dragons: 20,
  small_winds: 20,
  all_honours: 20,
  earth: 20,
  big_winds: 30,
  nine_gates: 30,
  heaven: 30,
} as const
export type Fan = keyof typeof FAN
/** What counts, how often it is there, and what that makes. */
export type Counted = { readonly fan: Fan; readonly times: number; readonly points: number }
/** How a hand was won: with which kind, drawn or laid by the other, and what was special in that. */
export type How = {
  readonly kind: number
  readonly drawn: boolean
  readonly kong_draw: boolean
  readonly last_tile: boolean
  readonly opening: 'heaven' | 'earth' | undefined
}

type Seen = Way & { readonly counts: readonly number[]; readonly laid: boolean; readonly how: How }
const isAlike = ({ shape }: Group): boolean => shape !== 'chow'
const countGroups = ({ groups }: Way, is: (group: Group) => boolean): number => groups.filter(is).length
const countAlike = (way: Way, is: (kind: number) => boolean): number =>
  countGroups(way, (group) => isAlike(group) && is(group.kind))
const hasPair = ({ pairs }: Way, is: (kind: number) => boolean): boolean => pairs.length === 1 && pairs.every(is)

/** 1112345678999 and one more of the suit, none of it laid. */
const hasGates = ({ counts, laid }: Seen): boolean =>
  !laid &&
  counts.every(
    (count, kind) => count >= (isHonour(kind) ? 0 : kind % (RANKS - 1) === 0 ? 3 : 1) && !(isHonour(kind) && count > 0),
  )
/** Four threes alike of which the other laid none, nor the last tile of one. */
const hasHidden = (seen: Seen): boolean =>
  countGroups(seen, (group) => isAlike(group) && group.hidden) === 4 &&
  (seen.how.drawn || seen.pairs.includes(seen.how.kind))

/** How often each fan is in a hand as it is read. */
const TIMES: Readonly<Record<Fan, (seen: Seen) => number | boolean>> = {
  win: () => true,
  self_drawn: ({ how }) => how.drawn,
  wind: (seen) => countAlike(seen, isWind),
  kong: (seen) => countGroups(seen, ({ shape, hidden }) => shape === 'kong' && !hidden),
  concealed: ({ laid }) => !laid,
  all_chows: (seen) => countGroups(seen, ({ shape }) => shape === 'chow') === 4 && !hasPair(seen, isHonour),
  simples: ({ counts }) => counts.every((count, kind) => count === 0 || (kind > 0 && kind < RANKS - 1)),
  dragon: (seen) => countAlike(seen, isDragon),
  hidden_kong: (seen) => countGroups(seen, ({ shape, hidden }) => shape === 'kong' && hidden),
  straight: ({ groups }) => [0, 3, 6].every((at) => groups.some(({ shape, kind }) => shape === 'chow' && kind === at)),
  kong_draw: ({ how }) => how.kong_draw,
  last_tile: ({ how }) => how.last_tile,
  all_pungs: (seen) => countGroups(seen, isAlike) === 4,
  pure: ({ counts }) => counts.every((count, kind) => count === 0 || !isHonour(kind)),
  seven_pairs: ({ pairs }) => pairs.length === 7,
  four_alike: ({ pairs }) => pairs.length - new Set(pairs).size,
  small_dragons: (seen) => countAlike(seen, isDragon) === 2 && hasPair(seen, isDragon),
  hidden_pungs: hasHidden,
  big_dragons: (seen) => countAlike(seen, isDragon) === 3,
  small_winds: (seen) => countAlike(seen, isWind) === 3 && hasPair(seen, isWind),
  all_honours: ({ counts }) => counts.every((count, kind) => count === 0 || isHonour(kind)),
  earth: ({ how }) => how.opening === 'earth',
  big_winds: (seen) => countAlike(seen, isWind) === 4,
  nine_gates: hasGates,
  heaven: ({ how }) => how.opening === 'heaven',
}
const NAMES = Object.keys(FAN) as Fan[]

const countWay = (seen: Seen): Counted[] =>
  NAMES.flatMap((fan) => {
    const times = Number(TIMES[fan](seen))
    return times > 0 ? [{ fan, times, points: times * FAN[fan] }] : []
  })

/** What all that counts makes in points. */
export const sumFan = (counted: readonly Counted[]): number => counted.reduce((sum, { points }) => sum + points, 0)

/** What counts in a hand that wins, read in the way that makes most of it. `counts`: of all its tiles. */
export const listFan = (ways: readonly Way[], counts: readonly number[], how: How): Counted[] =>
  ways
    .map((way) => countWay({ ...way, counts, how, laid: way.groups.some(({ hidden }) => !hidden) }))
    .reduce((best, counted) => (sumFan(counted) > sumFan(best) ? counted : best), [])
