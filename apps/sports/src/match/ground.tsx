import type { Figures, MatchTold } from '@moongate/game-contract/sports'
import { findSport } from '@moongate/sports'
import { findGround, findScoringPlace } from './grounds.ts'
import css from './match.module.css'
import { placeRunners } from './runners.ts'
import { findTrack } from './tracks.ts'

const BOX = '0 0 600 220'
type Of<F extends Figures['family']> = Extract<Figures, { family: F }>
type Side = 'home' | 'away'
/** Each side plays in its own half. */
const HALVES = { home: 100, away: 500 } as const

/** Where the last score fell, bright while it is fresh. */
const LastScore = ({ sport, figures: { events, minute } }: { sport: string; figures: Of<'clock'> }) => {
  const last = events.at(-1)
  if (!last) return <circle cx="300" cy="110" r="7" className={css.ball} />
  const [cx, cy] = findScoringPlace(sport, last.side)
  return (
    <g key={events.length}>
      {minute - last.minute <= 1 && <circle cx={cx} cy={cy} r="24" className={css.fresh} data-side={last.side} />}
      <circle cx={cx} cy={cy} r="7" className={css.ball} />
    </g>
  )
}

/** What each side has in its own half: of the set, game or map that is played, or frames where these are not counted within. */
const Units = ({ sport, figures: { units, home, away } }: { sport: string; figures: Of<'sets'> }) => {
  const rules = findSport(sport)?.rules
  const shown = rules?.family === 'sets' && rules.to === 1 ? { home, away } : units
  return (['home', 'away'] as const).map((side: Side) => (
    <text key={side} x={HALVES[side]} y="132" className={css.units} data-side={side}>
      {shown[side]}
    </text>
  ))
}

const Runners = ({ match, figures }: { match: MatchTold; figures: Of<'field'> }) => {
  const track = findTrack(match.sport)
  const shares = placeRunners(match.id, match.sides.length, figures.part, figures.order)
  return shares.map((share, at) => {
    const [x, y] = track.place(share, at / Math.max(1, shares.length - 1))
    return (
      <g key={at} className={css.runner} style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
        <circle r="9" data-first={figures.order[0] === at} style={{ fill: colourRunner(at) }} />
        <text y="4">{at + 1}</text>
      </g>
    )
  })
}

/** As many as a field may have can be told apart. */
export const colourRunner = (at: number): string => `hsl(${(at * 137) % 360} 70% 72%)`

/** The ground of a match with what can be seen on it now: the last score, the set that is played, or all who run. */
export const Ground = ({ match, figures }: { match: MatchTold; figures: Figures }) => {
  const { surface, lines } = figures.family === 'field' ? findTrack(match.sport) : findGround(match.sport)
  return (
    <svg className={css.ground} viewBox={BOX} aria-hidden="true">
      <rect x="1" y="1" width="598" height="218" rx="12" className={css.surface} data-surface={surface} />
      <path d={lines} className={css.lines} data-surface={surface} />
      {figures.family === 'clock' && <LastScore sport={match.sport} figures={figures} />}
      {figures.family === 'sets' && <Units sport={match.sport} figures={figures} />}
      {figures.family === 'field' && <Runners match={match} figures={figures} />}
    </svg>
  )
}
