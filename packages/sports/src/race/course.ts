import type { Draw } from '../draw.ts'
import type { Side } from '../outcome.ts'
import { getRule, isSetOver, type RaceSport } from './sport.ts'

export type SetScore = { readonly home: number; readonly away: number }
/** Who won which unit, when each of them ends, and how long it all takes. */
export type RaceCourse = {
  readonly units: readonly { readonly at_s: number; readonly side: Side }[]
  readonly length_s: number
}
/** A match in sets as it is at a moment: the sets that are over, and the units of the one that is played. */
export type RaceState = {
  readonly sets: readonly SetScore[]
  readonly won: SetScore
  readonly units: SetScore
  readonly over: boolean
}

const addTo = (score: SetScore, side: Side): SetScore => ({ ...score, [side]: score[side] + 1 })
const NONE: SetScore = { home: 0, away: 0 }
const START: RaceState = { sets: [], won: NONE, units: NONE, over: false }

/** The state after one more unit. */
export const playUnit = (sport: RaceSport, state: RaceState, side: Side): RaceState => {
  const units = addTo(state.units, side)
  if (!isSetOver(getRule(sport, state.sets.length), units.home, units.away)) return { ...state, units }
  const won = addTo(state.won, side)
  return { sets: [...state.sets, units], won, units: NONE, over: Math.max(won.home, won.away) >= sport.sets }
}

/** Draws a match: the home side wins each unit with the same chance. */
export const drawRaceCourse = (draw: Draw, sport: RaceSport, p: number): RaceCourse => {
  const units: { at_s: number; side: Side }[] = []
  let [state, at_s] = [START, 0]
  while (!state.over) {
    const side = draw() < p ? 'home' : 'away'
    const before = state.sets.length
    state = playUnit(sport, state, side)
    at_s += sport.unit_s
    units.push({ at_s, side })
    if (state.sets.length > before && !state.over) at_s += sport.break_s
  }
  return { units, length_s: at_s }
}

/** Reads the state of a match so many seconds after its start. */
export const readRaceState = (sport: RaceSport, course: RaceCourse, at_s: number): RaceState =>
  course.units.reduce((state, unit) => (unit.at_s <= at_s ? playUnit(sport, state, unit.side) : state), START)
