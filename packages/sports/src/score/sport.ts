/** A sport that is played by the clock and counts goals or points. */
export type ScoreSport = {
  readonly family: 'goals' | 'points'
  readonly periods: number
  readonly period_s: number
  readonly break_s: number
  /** Periods before what its markets call half-time. */
  readonly half: number
  /** How often each side scores in a match of equals; the home side's advantage is in it. */
  readonly rate: { readonly home: number; readonly away: number }
  /** What a score counts, with weights; the mean of goals is one. */
  readonly values: readonly (readonly [points: number, weight: number])[]
  /** Without draws the next score decides after the last period. */
  readonly draws: boolean
  /** Bets are closed so long after a score. */
  readonly suspend_s: number
}
/** How often each side is expected to score in a whole match. */
export type Rates = { readonly home: number; readonly away: number }

/** How strongly ratings weigh: a side one better scores so many times as often, the other so many times less. */
const EDGE = { goals: 0.22, points: 0.05 } as const

/** How often two sides score whose ratings are so far apart. */
export const computeRates = ({ family, rate }: ScoreSport, ahead: number): Rates => ({
  home: rate.home * Math.exp(EDGE[family] * ahead),
  away: rate.away * Math.exp(-EDGE[family] * ahead),
})

/** The weights of what a score counts, summing to one. */
export const shareValues = ({ values }: ScoreSport): readonly (readonly [points: number, share: number])[] => {
  const sum = values.reduce((all, [, weight]) => all + weight, 0)
  return values.map(([points, weight]) => [points, weight / sum])
}

/** Where the clock of a match is: how much of the play is left, of all and of its first half, as shares of the whole. */
export type ClockPlace = {
  readonly period: number
  readonly played_s: number
  readonly left: number
  readonly half_left: number
  readonly pause: boolean
}

/** Finds the place on the clock so many seconds after the start, breaks included. */
export const findClock = ({ periods, period_s, break_s, half }: ScoreSport, at_s: number): ClockPlace => {
  const length = period_s + break_s
  const period = Math.min(periods - 1, Math.max(0, Math.floor(at_s / length)))
  const within = Math.min(period_s, Math.max(0, at_s - period * length))
  const played_s = period * period_s + within
  const whole = periods * period_s
  return {
    period,
    played_s,
    left: (whole - played_s) / whole,
    half_left: Math.max(0, half * period_s - played_s) / whole,
    pause: at_s >= 0 && within === period_s && period < periods - 1,
  }
}

/** How long a match takes without extra time. */
export const measureRegular = ({ periods, period_s, break_s }: ScoreSport): number =>
  periods * period_s + (periods - 1) * break_s
