import { quoteBet } from './book.ts'
import { findSport } from './catalogue/sports.ts'
import { openContest } from './contest.ts'
import type { Draw } from './draw.ts'
import { computeReturn } from './odds.ts'
import { toShare } from './outcome.ts'
import type { Trial } from './trials.ts'

/** A bet on many matches between the same sides: what it returns in the mean by the model, and what it returned. */
export type BetFairness = {
  readonly bet: string
  readonly proven: number
  readonly mean: number
  readonly deviation: number
  readonly matches: number
}
const TRIAL_START = -1

/** Plays so many matches and bets on each of them at the odds before its start. */
export const simulateContests = (trial: Trial, draw: Draw, matches: number): BetFairness[] => {
  const rules = findSport(trial.sport)?.rules
  if (!rules) throw new RangeError(`no sport is called ${trial.sport}`)
  const before = openContest(draw, rules, trial.ratings).read(TRIAL_START)
  const sums = trial.bets.flatMap((bet) => {
    const [odds, share] = [quoteBet(before, bet), before.expect(bet)]
    return odds && share ? [{ bet, odds, proven: computeReturn(share, odds), sum: 0, squares: 0 }] : []
  })
  for (let match = 0; match < matches; match += 1) {
    const contest = openContest(draw, rules, trial.ratings)
    const { judge } = contest.read(contest.length_s)
    for (const one of sums) {
      const outcome = judge(one.bet)
      if (!outcome) throw new Error(`${one.bet} stays open when a match is over`)
      const returned = computeReturn(toShare(outcome), one.odds)
      one.sum += returned
      one.squares += returned * returned
    }
  }
  return sums.map(({ bet, proven, sum, squares }) => {
    const mean = sum / matches
    return { bet, proven, mean, deviation: Math.sqrt(squares / matches - mean * mean), matches }
  })
}
