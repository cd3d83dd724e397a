import { createSums, type Ends } from '../ends.ts'
import { type Rates, type ScoreSport, shareValues } from './sport.ts'

const REST = 1e-12

/**
 * The chances of the points of a side that scores `mean` times on average, each score worth one of `values`: Panjer's recursion for a
 * compound Poisson sum, which is exact.
 */
export const computePoints = (mean: number, values: ReturnType<typeof shareValues>): number[] => {
  const chances = [Math.exp(-mean)]
  for (let n = 1, seen = chances[0] ?? 1; seen < 1 - REST && n < 1000; n += 1) {
    let sum = 0
    for (const [points, share] of values) if (points <= n) sum += points * share * (chances[n - points] ?? 0)
    chances.push((mean / n) * sum)
    seen += chances[n] ?? 0
  }
  return chances
}

type Standing = { readonly home: number; readonly away: number }

/** How a match may end from a score on, where such a share of its play is left. Without draws the next score decides. */
export const computeScoreEnds = (
  sport: ScoreSport,
  now: Standing,
  rates: Rates,
  left: number,
  draws = sport.draws,
): Ends => {
  const values = shareValues(sport)
  const [homes, aways] = [computePoints(rates.home * left, values), computePoints(rates.away * left, values)]
  const first = rates.home / (rates.home + rates.away)
  const sums = createSums(sport.family === 'goals')
  for (const [i, p] of homes.entries())
    for (const [j, q] of aways.entries()) {
      const [home, away] = [now.home + i, now.away + j]
      if (draws || home !== away) sums.add(home, away, p * q)
      else
        for (const [points, share] of values) {
          sums.add(home + points, away, p * q * share * first)
          sums.add(home, away + points, p * q * share * (1 - first))
        }
    }
  return sums.close()
}
