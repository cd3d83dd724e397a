import { judgeScore, readBet } from '../bets.ts'
import { type Ends, expectShare } from '../ends.ts'
import { judge, type Outcome, type Share, toShare } from '../outcome.ts'
import { type ScoreCourse, type ScoreEvent, sumScore } from './course.ts'
import { computeScoreEnds } from './ends.ts'
import { findClock, type Rates, type ScoreSport } from './sport.ts'

/** A match by the clock as it is at a moment: what was scored, and how much is left of it. */
export type ScoreState = {
  readonly events: readonly ScoreEvent[]
  readonly left: number
  readonly half_left: number
  readonly half_over: boolean
  readonly over: boolean
}

/** Reads the state of a match so many seconds after its start. */
export const readScoreState = (sport: ScoreSport, course: ScoreCourse, at_s: number): ScoreState => {
  const { left, half_left } = findClock(sport, at_s)
  return {
    events: course.events.filter((event) => event.at_s <= at_s),
    left,
    half_left,
    half_over: half_left === 0,
    over: at_s >= course.length_s,
  }
}

const sumHalf = (sport: ScoreSport, { events }: ScoreState) =>
  sumScore(events.filter(({ period }) => period < sport.half))

const judgeNext = ({ events, over }: ScoreState, nth: number, who: string): Outcome | undefined => {
  const event = events[nth - 1]
  if (event) return judge(event.side === who)
  return over ? judge(who === 'none') : undefined
}

/** What becomes of a bet on a match by the clock; undefined while that is open. */
export const judgeScoreBet = (sport: ScoreSport, state: ScoreState, code: string): Outcome | undefined => {
  const [name, first = '', second = ''] = code.split(':')
  if (name === 'next') return judgeNext(state, Number(first), second)
  const { home, away } = name === 'ht' ? sumHalf(sport, state) : sumScore(state.events)
  const bet = readBet(name === 'ht' ? `1x2:${first}` : code)
  const decided = name === 'ht' ? state.half_over : state.over
  return bet && decided ? judgeScore(bet, home, away) : undefined
}

/** The next score is that of a side in the measure of how often it scores. */
const expectNext = (sport: ScoreSport, { events, left }: ScoreState, rates: Rates, who: string): Share => {
  const { home, away } = sumScore(events)
  const all = rates.home + rates.away
  const none = sport.draws || home !== away ? Math.exp(-all * left) : 0
  if (who === 'none') return { won: none, returned: 0 }
  return { won: (1 - none) * ((who === 'home' ? rates.home : rates.away) / all), returned: 0 }
}

/** What a bet brings in the mean as a match stands. How it may end is computed once for all bets of a state. */
export const openScoreBook = (sport: ScoreSport, rates: Rates, state: ScoreState) => {
  const held: { whole?: Ends; half?: Ends } = {}
  const getWhole = (): Ends => (held.whole ??= computeScoreEnds(sport, sumScore(state.events), rates, state.left))
  const getHalf = (): Ends =>
    (held.half ??= computeScoreEnds(sport, sumHalf(sport, state), rates, state.half_left, true))
  return (code: string): Share | undefined => {
    const decided = judgeScoreBet(sport, state, code)
    if (decided) return toShare(decided)
    const [name, first = '', second = ''] = code.split(':')
    if (name === 'next')
      return Number(first) === state.events.length + 1 ? expectNext(sport, state, rates, second) : undefined
    const bet = readBet(name === 'ht' ? `1x2:${first}` : code)
    return bet && expectShare((name === 'ht' ? getHalf() : getWhole())[bet.reads], bet.judge)
  }
}
