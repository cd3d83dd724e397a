import { listNeighbours, RED, SECTIONS } from '@moongate/tables'
import type { KeyboardEvent } from 'react'
import { t } from '../../text.ts'
import type { LayoutProps } from '../game.ts'
import css from './roulette.module.css'
import { FIELDS, type Field, TRACK } from './track.rules.ts'

const EACH_SIDE = 2
const ZERO_FIRST = 0

const colourPocket = (pocket: number): string => {
  if (pocket === 0) return '#1f8a4c'
  return RED.has(pocket) ? '#b3262c' : '#15181d'
}

/** Arrows go round the track. */
const goRound = (event: KeyboardEvent): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-pocket]')]
  const at = fields.findIndex((field) => field === event.target)
  if (at >= 0) fields[(at + step + fields.length) % fields.length]?.focus()
}

const Track = () => (
  <svg viewBox={`-1 -1 ${TRACK.width + 2} ${TRACK.height + 2}`} aria-hidden>
    {FIELDS.map(({ pocket, points, middle }) => (
      <g key={pocket}>
        <polygon points={points} fill={colourPocket(pocket)} />
        <text x={middle.x} y={middle.y + 4}>
          {pocket}
        </text>
      </g>
    ))}
  </svg>
)

type FieldProps = { field: Field; idle: boolean; onPut: () => void }

/** What is pressed of a field: it lies over the drawn one. */
const TrackField = ({ field: { pocket, middle }, idle, onPut }: FieldProps) => (
  <button
    type="button"
    className={css.field}
    style={{ left: `${(middle.x * 100) / TRACK.width}%`, top: `${(middle.y * 100) / TRACK.height}%` }}
    data-pocket={pocket}
    tabIndex={pocket === ZERO_FIRST ? 0 : -1}
    aria-label={t('neighbours', { pocket })}
    disabled={idle}
    onClick={onPut}
  />
)

/** The wheel's order as a track: a number with its neighbours, and the sections, each with a chip on all of their bets. */
export const Racetrack = ({ bets, chip }: LayoutProps) => {
  const idle = !bets.open || bets.busy
  const put = (chips: readonly (readonly [string, number])[]): void =>
    bets.put(Object.fromEntries(chips.map(([bet, count]) => [bet, count * chip])))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside
    <fieldset className={css.track} aria-label={t('track')} onKeyDown={goRound}>
      <Track />
      {FIELDS.map((field) => (
        <TrackField
          key={field.pocket}
          field={field}
          idle={idle}
          onPut={() => put(listNeighbours(field.pocket, EACH_SIDE).map((pocket) => [String(pocket), 1]))}
        />
      ))}
      <div className={css.sections}>
        {(['voisins', 'orphelins', 'tiers'] as const).map((section) => (
          <button key={section} type="button" disabled={idle} onClick={() => put(Object.entries(SECTIONS[section]))}>
            {t(`section.${section}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
