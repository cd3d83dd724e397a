import type { Figures } from '../api/told.ts'
import css from './match.module.css'

const WIDTH = 600
const HEIGHT = 150

const Ground = () => (
  <>
    <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="10" className={css.grass} />
    <path d={`M${WIDTH / 2} 2V${HEIGHT - 2}`} className={css.line} />
    <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="30" className={css.line} />
    <rect x="2" y="38" width="64" height="74" className={css.line} />
    <rect x={WIDTH - 66} y="38" width="64" height="74" className={css.line} />
  </>
)

const place = (minute: number, whole: number): number => 12 + (Math.min(minute, whole) / whole) * (WIDTH - 24)

type Clock = Extract<Figures, { family: 'clock' }>
/** Scores where they fell in the time of the match, above the middle those of the home side; a line where it is now. */
const Scores = ({ figures: { events, minute, whole_minutes } }: { figures: Clock }) => (
  <>
    {events.map((event, at) => (
      <circle
        key={at}
        cx={place(event.minute, whole_minutes)}
        cy={event.side === 'home' ? HEIGHT * 0.28 : HEIGHT * 0.72}
        r={events.length > 20 ? 4 : 8}
        className={event.side === 'home' ? css.home : css.away}
      />
    ))}
    <path d={`M${place(minute, whole_minutes)} 6V${HEIGHT - 6}`} className={css.hand} />
  </>
)

type Sets = Extract<Figures, { family: 'sets' }>
/** A bar of each set: how high, is how many units each side won of it. */
const Bars = ({ figures: { sets, units } }: { figures: Sets }) => {
  const all = [...sets, units]
  const most = Math.max(1, ...all.flatMap(({ home, away }) => [home, away]))
  const step = (WIDTH - 40) / Math.max(5, all.length)
  return all.map(({ home, away }, at) => (
    <g key={at} transform={`translate(${20 + at * step} 0)`}>
      <rect x="8" y={130 - (home / most) * 110} width={step / 3} height={(home / most) * 110} className={css.home} />
      <rect
        x={12 + step / 3}
        y={130 - (away / most) * 110}
        width={step / 3}
        height={(away / most) * 110}
        className={css.away}
      />
    </g>
  ))
}

/** The match drawn: the ground with its scores along the time, the sets as bars, a race as far as it is run. */
export const Pitch = ({ figures }: { figures: Figures }) => (
  <svg className={css.pitch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {figures.family === 'sets' ? (
      <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="10" className={css.court} />
    ) : (
      <Ground />
    )}
    {figures.family === 'clock' && <Scores figures={figures} />}
    {figures.family === 'sets' && <Bars figures={figures} />}
    {figures.family === 'field' && (
      <circle cx={12 + figures.part * (WIDTH - 24)} cy={HEIGHT / 2} r="12" className={css.home} />
    )}
  </svg>
)
