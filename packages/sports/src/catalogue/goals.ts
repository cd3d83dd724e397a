import type { ScoreSport } from '../score/sport.ts'

const MINUTE = 60
const ONE = [[1, 1]] as const
type Table = Readonly<Record<string, ScoreSport>>
/** Periods and their minutes, minutes of a break, how often each side scores. */
type Row = readonly [periods: number, minutes: number, pause: number, home: number, away: number]

const goals = ([periods, minutes, pause, home, away]: Row, draws = true): ScoreSport => ({
  family: 'goals',
  periods,
  period_s: minutes * MINUTE,
  break_s: pause * MINUTE,
  half: Math.max(1, Math.floor(periods / 2)),
  rate: { home, away },
  values: ONE,
  draws,
  suspend_s: 12,
})
const points = (
  [periods, minutes, pause, home, away]: Row,
  values: ScoreSport['values'],
  draws = false,
): ScoreSport => ({
  family: 'points',
  periods,
  period_s: minutes * MINUTE,
  break_s: pause * MINUTE,
  half: Math.max(1, Math.floor(periods / 2)),
  rate: { home, away },
  values,
  draws,
  suspend_s: 3,
})

/** Sports that count goals: each side scores by chance, so often in the mean. */
export const GOALS: Table = {
  football: goals([2, 45, 15, 1.47, 1.16]),
  futsal: goals([2, 20, 10, 3.2, 2.8]),
  beach_football: goals([3, 12, 3, 4.5, 4], false),
  ice_hockey: goals([3, 20, 15, 3.1, 2.7], false),
  field_hockey: goals([4, 15, 5, 2.3, 1.9]),
  handball: goals([2, 30, 10, 29, 27]),
  water_polo: goals([4, 8, 3, 10.6, 9.6], false),
  floorball: goals([3, 20, 10, 5.2, 4.5], false),
  bandy: goals([2, 45, 15, 4.6, 4]),
  lacrosse: goals([4, 15, 5, 10.8, 10], false),
}

/** Sports whose scores count several points: how many of them there are is chance, and what each counts. */
export const POINTS: Table = {
  basketball: points(
    [4, 12, 5, 54, 52],
    [
      [1, 20],
      [2, 50],
      [3, 30],
    ],
  ),
  basketball_3x3: points(
    [1, 10, 0, 12, 11.4],
    [
      [1, 65],
      [2, 35],
    ],
  ),
  american_football: points(
    [4, 15, 8, 4.7, 4.2],
    [
      [2, 2],
      [3, 38],
      [6, 6],
      [7, 50],
      [8, 4],
    ],
  ),
  rugby_union: points(
    [2, 40, 12, 5.2, 4.5],
    [
      [3, 35],
      [5, 25],
      [7, 40],
    ],
    true,
  ),
  rugby_league: points(
    [2, 40, 12, 4.8, 4.2],
    [
      [2, 20],
      [4, 30],
      [6, 50],
    ],
    true,
  ),
  australian_football: points(
    [4, 20, 8, 24, 22],
    [
      [1, 47],
      [6, 53],
    ],
    true,
  ),
  gaelic_football: points(
    [2, 35, 12, 15, 13.5],
    [
      [1, 83],
      [3, 17],
    ],
    true,
  ),
  netball: points([4, 15, 5, 56, 53], [[1, 1]]),
  kabaddi: points(
    [2, 20, 5, 24, 22.5],
    [
      [1, 70],
      [2, 25],
      [3, 5],
    ],
    true,
  ),
  baseball: points(
    [9, 18, 2, 3, 2.7],
    [
      [1, 70],
      [2, 20],
      [3, 7],
      [4, 3],
    ],
  ),
}

/** Titles of e-sports that are played by the clock. */
export const PLAYED_BY_CLOCK: Table = {
  pixel_football: goals([2, 6, 1, 2.1, 1.8]),
  pixel_hoops: points(
    [4, 5, 1, 22, 21],
    [
      [1, 20],
      [2, 50],
      [3, 30],
    ],
  ),
}
