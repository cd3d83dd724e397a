import { judgeScore, readBet } from '../bets.ts'
import { createSums, expectShare, type Ends } from '../ends.ts'
import { judge, type Outcome, type Share, toShare } from '../outcome.ts'
import type { RaceState } from './course.ts'
import { computeSet, getRule, type RaceSport } from './sport.ts'

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
