import type { FieldSport } from '../field/match.ts'
import type { RaceSport } from '../race/sport.ts'

/** Sets that win, units that win a set, the lead that it takes, seconds of a unit. */
type Row = readonly [sets: number, to: number, by: number, unit_s: number]

const race = ([sets, to, by, unit_s]: Row, odd: Partial<RaceSport> = {}): RaceSport => ({
  family: 'sets',
  sets,
  to,
  by,
  cap: Infinity,
  last_to: to,
  unit_s,
  break_s: unit_s < 60 ? 60 : 90,
  suspend_s: 3,
  ...odd,
})
const field = (entrants: number, race_s: number): FieldSport => ({ family: 'field', entrants, race_s, suspend_s: 0 })

/** Sports in sets: one side wins each point, game, frame or leg with the same chance. */
export const SETS: Readonly<Record<string, RaceSport>> = {
  tennis: race([2, 6, 2, 210], { cap: 7 }),
  padel: race([2, 6, 2, 190], { cap: 7 }),
  table_tennis: race([3, 11, 2, 18]),
  badminton: race([2, 21, 2, 20], { cap: 30 }),
  squash: race([3, 11, 2, 22]),
  pickleball: race([2, 11, 2, 24]),
  volleyball: race([3, 25, 2, 24], { last_to: 15 }),
  beach_volleyball: race([2, 21, 2, 24], { last_to: 15 }),
  sepak_takraw: race([2, 21, 2, 20], { cap: 25 }),
  snooker: race([5, 1, 1, 1080]),
  pool: race([7, 1, 1, 420]),
  darts: race([3, 3, 1, 150]),
}

/** Titles of e-sports in maps or games. */
export const MAPS: Readonly<Record<string, RaceSport>> = {
  iron_vanguard: race([2, 13, 2, 95], { cap: 16 }),
  nine_towers: race([2, 9, 1, 180]),
  star_legion: race([3, 1, 1, 840]),
  fist_of_jade: race([3, 3, 1, 75]),
  card_sages: race([3, 1, 1, 540]),
}

/** Sports of a field: one wins. */
export const FIELDS: Readonly<Record<string, FieldSport>> = {
  horse_racing: field(10, 120),
  greyhounds: field(6, 35),
  cycling: field(12, 5400),
  motor_racing: field(12, 5400),
  motorcycling: field(12, 2700),
  athletics: field(8, 60),
  swimming: field(8, 120),
  speed_skating: field(8, 150),
}

/** Titles of e-sports in which a field drives or fights. */
export const ARENAS: Readonly<Record<string, FieldSport>> = { neon_drift: field(8, 300), last_island: field(12, 1500) }
