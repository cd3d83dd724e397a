import { type Draw, drawPoisson, drawWeighted } from '../draw.ts'
import type { Side } from '../outcome.ts'
import { measureRegular, type Rates, type ScoreSport } from './sport.ts'

export type ScoreEvent = {
  readonly at_s: number
  readonly period: number
  readonly side: Side
  readonly points: number
}
/** All that happens in a match, and how long it takes. */
export type ScoreCourse = { readonly events: readonly ScoreEvent[]; readonly length_s: number }

/** When extra time brings its score, from the end of the last period. */
const EXTRA_S = { from: 60, to: 300 } as const

const drawPoints = (draw: Draw, { values }: ScoreSport): number =>
  values[
    drawWeighted(
      draw,
      values.map(([, weight]) => weight),
    )
  ]?.[0] ?? 1

const drawPeriod = (draw: Draw, sport: ScoreSport, rates: Rates, period: number): ScoreEvent[] =>
  (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: drawPoisson(draw, rates[side] / sport.periods) }, () => ({
      at_s: period * (sport.period_s + sport.break_s) + draw() * sport.period_s,
      period,
      side,
      points: drawPoints(draw, sport),
    })),
  )

/** The score after these events. */
export const sumScore = (events: readonly ScoreEvent[]): { home: number; away: number } => {
  const score = { home: 0, away: 0 }
  for (const { side, points } of events) score[side] += points
  return score
}

const drawExtra = (draw: Draw, sport: ScoreSport, rates: Rates): ScoreEvent => ({
  at_s: measureRegular(sport) + EXTRA_S.from + draw() * (EXTRA_S.to - EXTRA_S.from),
  period: sport.periods,
  side: draw() * (rates.home + rates.away) < rates.home ? 'home' : 'away',
  points: drawPoints(draw, sport),
})

/** Draws a match: each side scores by chance and evenly over the periods; where there is no draw, the next score decides. */
export const drawScoreCourse = (draw: Draw, sport: ScoreSport, rates: Rates): ScoreCourse => {
  const events = Array.from({ length: sport.periods }, (_, period) => drawPeriod(draw, sport, rates, period))
    .flat()
    .toSorted((a, b) => a.at_s - b.at_s)
  const { home, away } = sumScore(events)
  if (sport.draws || home !== away) return { events, length_s: measureRegular(sport) }
  const extra = drawExtra(draw, sport, rates)
  return { events: [...events, extra], length_s: extra.at_s }
}
