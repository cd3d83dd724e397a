import type { Draw } from './draw.ts'
import {
  drawFieldCourse,
  type FieldSport,
  type FieldState,
  judgeFieldBet,
  openFieldBook,
  readFieldState,
  measureEntrants,
} from './field/match.ts'
import { type Offer, listFieldOffers, listRaceOffers, listScoreOffers } from './offers.ts'
import { type Outcome, type Share, toShare, VOID } from './outcome.ts'
import { drawRaceCourse, type RaceState, readRaceState } from './race/course.ts'
import { judgeRaceBet, openRaceBook } from './race/match.ts'
import { computeUnit, type RaceSport } from './race/sport.ts'
import { drawScoreCourse } from './score/course.ts'
import { judgeScoreBet, openScoreBook, readScoreState, type ScoreState } from './score/match.ts'
import { computeRates, type ScoreSport } from './score/sport.ts'

export type SportRules = ScoreSport | RaceSport | FieldSport
export type ContestState = ScoreState | RaceState | FieldState
/** A match as it is at a moment: how it stands, what has become of a bet, what one brings in the mean, and which ones are offered. */
export type Moment = {
  readonly state: ContestState
  readonly over: boolean
  readonly judge: (code: string) => Outcome | undefined
  readonly expect: (code: string) => Share | undefined
  readonly listOffers: () => Offer[]
}
/** A match with all that happens in it. `marks_s` are the moments at which it jumps, from its start. */
export type Contest = {
  readonly length_s: number
  readonly marks_s: readonly number[]
  readonly read: (at_s: number) => Moment
}

/** How a match may end is computed when somebody asks for odds, not where it is only judged. */
const defer = (open: () => Moment['expect']): Moment['expect'] => {
  const held: { expect?: Moment['expect'] } = {}
  return (code) => (held.expect ??= open())(code)
}
const ahead = (ratings: readonly number[]): number => (ratings[0] ?? 0) - (ratings[1] ?? 0)

const openScore = (draw: Draw, sport: ScoreSport, ratings: readonly number[]): Contest => {
  const rates = computeRates(sport, ahead(ratings))
  const course = drawScoreCourse(draw, sport, rates)
  const read = (at_s: number): Moment => {
    const state = readScoreState(sport, course, at_s)
    const expect = defer(() => openScoreBook(sport, rates, state))
    return {
      state,
      over: state.over,
      expect,
      judge: (code) => judgeScoreBet(sport, state, code),
      listOffers: () => listScoreOffers(sport, rates, state),
    }
  }
  return { length_s: course.length_s, marks_s: course.events.map(({ at_s }) => at_s), read }
}

const openRace = (draw: Draw, sport: RaceSport, ratings: readonly number[]): Contest => {
  const p = computeUnit(sport, ahead(ratings))
  const course = drawRaceCourse(draw, sport, p)
  const read = (at_s: number): Moment => {
    const state = readRaceState(sport, course, at_s)
    const judge = (code: string) => judgeRaceBet(state, code)
    const listOffers = () => listRaceOffers(sport, state)
    return { state, over: state.over, expect: defer(() => openRaceBook(sport, p, state)), judge, listOffers }
  }
  return { length_s: course.length_s, marks_s: course.units.map(({ at_s }) => at_s), read }
}

const openField = (draw: Draw, sport: FieldSport, ratings: readonly number[]): Contest => {
  const weights = measureEntrants(ratings)
  const course = drawFieldCourse(draw, sport, weights)
  const read = (at_s: number): Moment => {
    const state = readFieldState(course, at_s)
    const judge = (code: string) => judgeFieldBet(state, code)
    // A race is bet on before it starts.
    const listOffers = () => (at_s < 0 ? listFieldOffers(weights.length) : [])
    return { state, over: state.over, expect: openFieldBook(weights, state), judge, listOffers }
  }
  return { length_s: course.length_s, marks_s: [], read }
}

/** Draws a match between sides of these ratings. The same draws are the same match. */
export const openContest = (draw: Draw, sport: SportRules, ratings: readonly number[]): Contest => {
  if (sport.family === 'field') return openField(draw, sport, ratings)
  return sport.family === 'sets' ? openRace(draw, sport, ratings) : openScore(draw, sport, ratings)
}

/** A match that is broken off: from then on all that is not decided is void. */
export const endEarly = (contest: Contest, broken_s: number): Contest => ({
  length_s: broken_s,
  marks_s: contest.marks_s.filter((at_s) => at_s <= broken_s),
  read: (at_s) => {
    const moment = contest.read(Math.min(at_s, broken_s))
    if (at_s < broken_s) return moment
    const judge = (code: string) => moment.judge(code) ?? VOID
    return { ...moment, over: true, judge, expect: (code) => toShare(judge(code)), listOffers: () => [] }
  },
})
