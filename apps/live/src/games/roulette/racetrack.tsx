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
const goRound = (event: KeyboardEvent<Element>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const fields = [...event.currentTarget.querySelectorAll<SVGElement>('[role=button]')]
  const at = fields.indexOf(event.target as SVGElement)
  fields[(at + step + fields.length) % fields.length]?.focus()
}

const TrackField = ({ field, idle, onPut }: { field: Field; idle: boolean; onPut: () => void }) => (
  <g
    role="button"
    tabIndex={field.pocket === ZERO_FIRST ? 0 : -1}
    aria-disabled={idle}
    aria-label={t('neighbours', { pocket: field.pocket })}
    className={css.field}
    onClick={onPut}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      onPut()
    }}
  >
    <polygon points={field.points} fill={colourPocket(field.pocket)} />
    <text x={field.middle.x} y={field.middle.y + 4}>
      {field.pocket}
    </text>
  </g>
)

/** The wheel's order as a track: a number with its neighbours, and the sections, each with a chip on all of their bets. */
export const Racetrack = ({ bets, chip }: LayoutProps) => {
  const idle = !bets.open || bets.busy
  const put = (chips: readonly (readonly [string, number])[]): void => {
    if (!idle) bets.put(Object.fromEntries(chips.map(([bet, count]) => [bet, count * chip])))
  }
  return (
    <div className={css.track}>
      <svg
        viewBox={`-1 -1 ${TRACK.width + 2} ${TRACK.height + 2}`}
        onKeyDown={goRound}
        aria-label={t('track')}
        role="group"
      >
        {FIELDS.map((field) => (
          <TrackField
            key={field.pocket}
            field={field}
            idle={idle}
            onPut={() => put(listNeighbours(field.pocket, EACH_SIDE).map((pocket) => [String(pocket), 1]))}
          />
        ))}
      </svg>
      <div className={css.sections}>
        {(['voisins', 'orphelins', 'tiers'] as const).map((section) => (
          <button key={section} type="button" disabled={idle} onClick={() => put(Object.entries(SECTIONS[section]))}>
            {t(`section.${section}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
