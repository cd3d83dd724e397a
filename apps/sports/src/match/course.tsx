import type { Figures, MatchTold } from '@moongate/game-contract/sports'
import { findSport } from '@moongate/sports'
import css from './match.module.css'

const [WIDTH, HEIGHT, EDGE] = [600, 64, 12]
type Of<F extends Figures['family']> = Extract<Figures, { family: F }>

const place = (minute: number, whole: number): number => EDGE + (Math.min(minute, whole) / whole) * (WIDTH - 2 * EDGE)
const countPeriods = (sport: string): number => {
  const rules = findSport(sport)?.rules
  return rules && 'periods' in rules ? rules.periods : 1
}

/** Scores where they fell in the time of the match, above the middle those of the home side; its periods; a line where it is now. */
const Scores = ({ sport, figures }: { sport: string; figures: Of<'clock'> }) => {
  const { events, minute, whole_minutes } = figures
  const periods = countPeriods(sport)
  const ends = Array.from({ length: periods + 1 }, (_, at) => place((at * whole_minutes) / periods, whole_minutes))
  return (
    <>
      <path d={`M${EDGE} 32H${WIDTH - EDGE}${ends.map((x) => `M${x} 10V54`).join('')}`} className={css.scale} />
      {events.map((event, at) => (
        <circle
          key={at}
          cx={place(event.minute, whole_minutes)}
          cy={event.side === 'home' ? 20 : 44}
          r={events.length > 20 ? 3 : 6}
          className={css.score}
          data-side={event.side}
        />
      ))}
      <path d={`M${place(minute, whole_minutes)} 4V60`} className={css.hand} />
    </>
  )
}

/** Two bars of each set: how high, is how much each side has of it. */
const Bars = ({ figures: { sets, units } }: { figures: Of<'sets'> }) => {
  const all = units.home + units.away > 0 ? [...sets, units] : sets
  const most = Math.max(1, ...all.flatMap(({ home, away }) => [home, away]))
  const step = (WIDTH - 2 * EDGE) / Math.max(5, all.length)
  return all.map((set, at) =>
    (['home', 'away'] as const).map((side, nth) => (
      <rect
        key={`${at} ${side}`}
        x={EDGE + at * step + nth * step * 0.36}
        y={60 - (set[side] / most) * 54}
        width={step * 0.32}
        height={(set[side] / most) * 54}
        className={css.score}
        data-side={side}
      />
    )),
  )
}

/** The course of a match between two sides, along its time or set by set. */
export const Course = ({ match: { sport }, figures }: { match: MatchTold; figures: Figures }) =>
  figures.family === 'field' ? null : (
    <svg className={css.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {figures.family === 'clock' && <Scores sport={sport} figures={figures} />}
      {figures.family === 'sets' && <Bars figures={figures} />}
    </svg>
  )
