import { judgeScore, readBet } from '../bets.ts'
import type { Draw } from '../draw.ts'
import { createSums, expectShare, type Ends } from '../ends.ts'
import { judge, type Outcome, type Share, type Side, toShare } from '../outcome.ts'
import { computeSet, getRule, isSetOver, type RaceSport } from './sport.ts'

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

/** How many sets each side may win from a state on. */
export const computeRaceEnds = (sport: RaceSport, p: number, { won, units, sets, over }: RaceState): Ends => {
  const sums = createSums()
  const walk = (home: number, away: number, reach: number): void => {
    if (Math.max(home, away) >= sport.sets) return sums.add(home, away, reach)
    const now = !over && home + away === sets.length
    const wins = computeSet(p, getRule(sport, home + away), now ? units.home : 0, now ? units.away : 0)
    walk(home + 1, away, reach * wins)
    walk(home, away + 1, reach * (1 - wins))
  }
  walk(won.home, won.away, 1)
  return sums.close()
}

/** What becomes of a bet on a match in sets; undefined while that is open. A set that is not played gives its stakes back. */
export const judgeRaceBet = (state: RaceState, code: string): Outcome | undefined => {
  const [name, nth = '', who = ''] = code.split(':')
  if (name !== 'set') {
    const bet = readBet(code)
    return bet && state.over ? judgeScore(bet, state.won.home, state.won.away) : undefined
  }
  const set = state.sets[Number(nth) - 1]
  if (set) return judge((set.home > set.away ? 'home' : 'away') === who)
  return state.over ? { won: 0, returned: 1, of: 1 } : undefined
}

/** What a bet brings in the mean as a match stands; of the sets, the one that is played is open. */
export const openRaceBook = (sport: RaceSport, p: number, state: RaceState) => {
  const ends = computeRaceEnds(sport, p, state)
  const rule = getRule(sport, state.sets.length)
  const wins = state.over ? 0 : computeSet(p, rule, state.units.home, state.units.away)
  return (code: string): Share | undefined => {
    const decided = judgeRaceBet(state, code)
    if (decided) return toShare(decided)
    const [name, nth, who] = code.split(':')
    if (name === 'set')
      return Number(nth) === state.sets.length + 1 ? { won: who === 'home' ? wins : 1 - wins, returned: 0 } : undefined
    const bet = readBet(code)
    return bet && expectShare(ends[bet.reads], bet.judge)
  }
}
