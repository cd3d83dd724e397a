import { quoteBet } from './book.ts'
import { findSport } from './catalogue/sports.ts'
import { openContest } from './contest.ts'
import type { Draw } from './draw.ts'
import { computeReturn } from './odds.ts'
import { toShare } from './outcome.ts'

/** A bet on many matches between the same sides: what it returns in the mean by the model, and what it returned. */
export type BetFairness = {
  readonly bet: string
  readonly proven: number
  readonly mean: number
  readonly deviation: number
  readonly matches: number
}
export type Trial = { readonly sport: string; readonly ratings: readonly number[]; readonly bets: readonly string[] }

/** One sport of each family, with a bet of each market. */
export const TRIALS: readonly Trial[] = [
  {
    sport: 'football',
    ratings: [0.8, -0.3],
    bets: [
      '1x2:home',
      '1x2:draw',
      'ah:home:-3',
      'ah:away:4',
      'ou:over:11',
      'cs:1:1',
      'ht:away',
      'next:1:home',
      'next:1:none',
    ],
  },
  { sport: 'rugby_union', ratings: [-0.5, 0.4], bets: ['1x2:away', 'ah:home:14', 'ou:under:178', 'ht:home'] },
  { sport: 'tennis', ratings: [1, -0.2], bets: ['win:away', 'ah:away:6', 'ou:over:10', 'cs:2:1', 'set:1:home'] },
  {
    sport: 'horse_racing',
    ratings: [1.2, 0.4, 0, -0.3, -0.8, 0.9, 0.2, -1.1, 0.6, -0.5],
    bets: ['out:0', 'out:7', 'place:3'],
  },
]

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
