import { askNext, drawRoads, type Mark } from '@moongate/tables'
import type { MarkTold } from '../api/told.ts'
import { t } from '../text.ts'
import { BeadPlate } from './bead-plate.tsx'
import { Road } from './road.tsx'
import css from './roads.module.css'

const MARKS = { banker: 'red', player: 'blue', tie: 'tie' } as const
export const toMarks = (marks: readonly MarkTold[]): Mark[] => marks.map(({ winner }) => MARKS[winner])

/** What the derived roads would be marked with next, for each side. */
const Asking = ({ marks }: { marks: readonly Mark[] }) => (
  <div className={css.asking}>
    {(['red', 'blue'] as const).map((side) => {
      const next = askNext(marks, side)
      return (
        <p key={side} data-side={side}>
          <b>{t(side === 'red' ? 'ask_banker' : 'ask_player')}</b>
          <i data-look="ring" data-next={next.big_eye} />
          <i data-look="dot" data-next={next.small} />
          <i data-look="slash" data-next={next.cockroach} />
        </p>
      )
    })}
  </div>
)

const Counts = ({ marks }: { marks: readonly MarkTold[] }) => {
  const count = (is: (mark: MarkTold) => boolean): number => marks.filter(is).length
  return (
    <dl className={css.counts}>
      {(['banker', 'player', 'tie'] as const).map((winner) => (
        <div key={winner} data-winner={winner}>
          <dt>{t(`spot.${winner}`)}</dt>
          <dd>{count((mark) => mark.winner === winner)}</dd>
        </div>
      ))}
      <div data-winner="pair">
        <dt>{t('pairs')}</dt>
        <dd>{count((mark) => mark.player_pair || mark.banker_pair)}</dd>
      </div>
    </dl>
  )
}

/** The five maps of a shoe, what they count, and what they would mark next. */
export const RoadsPanel = ({ marks }: { marks: readonly MarkTold[] }) => {
  const sides = toMarks(marks)
  const roads = drawRoads(sides)
  return (
    <section className={css.panel} aria-label={t('roads')}>
      <BeadPlate cells={roads.bead} marks={marks} columns={8} label={t('road.bead')} />
      <div className={css.right}>
        <Road cells={roads.big} columns={24} look="ring" label={t('road.big')} />
        <div className={css.derived}>
          <Road cells={roads.big_eye} columns={16} look="ring" label={t('road.big_eye')} />
          <Road cells={roads.small} columns={16} look="dot" label={t('road.small')} />
          <Road cells={roads.cockroach} columns={16} look="slash" label={t('road.cockroach')} />
        </div>
      </div>
      <div className={css.facts}>
        <Counts marks={marks} />
        <Asking marks={sides} />
      </div>
    </section>
  )
}
