import type { SportRules } from '../contest.ts'
import { GOALS, PLAYED_BY_CLOCK, POINTS } from './goals.ts'
import { ARENAS, FIELDS, MAPS, SETS } from './sets.ts'

/** Categories of games as operators count them: 5 sports, 7 e-sports. */
export type SportCategory = 5 | 7
/** What a match is counted in; rallies make sets that Chinese calls by another word than those of tennis. */
export type Counted = 'goal' | 'point' | 'set' | 'rally' | 'game' | 'frame' | 'map'
/** What is played: its rules, who plays it, and how many leagues of it there are. */
export type Sport = {
  readonly code: string
  readonly category: SportCategory
  readonly rules: SportRules
  readonly counts: Counted
  /** Teams have a place and a nickname, single players a name, runners a nickname. */
  readonly sides: 'teams' | 'people' | 'runners'
  readonly leagues: number
}

const LEAGUES: Readonly<Record<string, number>> = { football: 6, basketball: 3, tennis: 3, horse_racing: 2 }
const COUNTS: Readonly<Record<string, Counted>> = {
  tennis: 'set',
  padel: 'set',
  darts: 'set',
  volleyball: 'rally',
  beach_volleyball: 'rally',
  sepak_takraw: 'rally',
  snooker: 'frame',
  pool: 'frame',
  iron_vanguard: 'map',
  star_legion: 'map',
}
const ALONE =
  /tennis|padel|badminton|squash|pickleball|snooker|pool|darts|fist|card|star|cycling|motor|athletics|swimming|skating|drift|island/
const RUN = /horse|greyhound/

const chooseSides = (code: string): Sport['sides'] => {
  if (RUN.test(code)) return 'runners'
  return ALONE.test(code) ? 'people' : 'teams'
}
const chooseCount = (code: string, { family }: SportRules): Counted => {
  if (family === 'sets') return COUNTS[code] ?? 'game'
  return family === 'goals' ? 'goal' : 'point'
}
const list = (category: SportCategory, rules: Readonly<Record<string, SportRules>>): Sport[] =>
  Object.entries(rules).map(([code, one]) => ({
    code,
    category,
    rules: one,
    counts: chooseCount(code, one),
    sides: chooseSides(code),
    leagues: LEAGUES[code] ?? (category === 7 ? 2 : 1),
  }))

/** Everything that is played, in the order in which it is shown. */
export const SPORTS: readonly Sport[] = [
  ...list(5, { ...GOALS, ...POINTS, ...SETS, ...FIELDS }),
  ...list(7, { ...PLAYED_BY_CLOCK, ...MAPS, ...ARENAS }),
]

/** A sport by its code. */
export const findSport = (code: string): Sport | undefined => SPORTS.find((sport) => sport.code === code)
