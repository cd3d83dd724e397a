import { askNext, drawRoads, type Mark, markRound, type TableRound } from '@moongate/tables'
import { t } from '../text.ts'
import { BeadPlate } from './bead-plate.tsx'
import { Road } from './road.tsx'
import type { Roaded } from './roaded.ts'
import css from './roads.module.css'

type Props = { past: readonly TableRound[]; roaded: Roaded }

/** What the derived roads would be marked with next, for each side. */
const Asking = ({ marks, asked }: { marks: readonly Mark[] } & Pick<Roaded, 'asked'>) => (
  <div className={css.asking}>
    {(['red', 'blue'] as const).map((side) => {
      const next = askNext(marks, side)
      return (
        <p key={side} data-side={side}>
          <b>{t(asked[side])}</b>
          <i data-look="ring" data-next={next.big_eye} />
          <i data-look="dot" data-next={next.small} />
          <i data-look="slash" data-next={next.cockroach} />
        </p>
      )
    })}
  </div>
)

const Counts = ({ past, roaded: { names, dot } }: Props) => {
  const count = (is: (round: TableRound) => boolean): number => past.filter(is).length
  return (
    <dl className={css.counts}>
      {(['red', 'blue', 'tie'] as const).map((mark) => (
        <div key={mark} data-mark={mark}>
          <dt>{t(names[mark])}</dt>
          <dd>{count((round) => markRound(round) === mark)}</dd>
        </div>
      ))}
      {dot && (
        <div>
          <dt>{t('pairs')}</dt>
          <dd>{count((round) => dot(round, 'red') || dot(round, 'blue'))}</dd>
        </div>
      )}
    </dl>
  )
}

/** The five maps of a shoe, what they count, and what they would mark next. */
export const RoadsPanel = ({ past, roaded }: Props) => {
  const marks = past.map(markRound)
  const roads = drawRoads(marks)
  return (
    <section className={css.panel} aria-label={t('roads')}>
      <BeadPlate cells={roads.bead} past={past} roaded={roaded} columns={8} />
      <div className={css.right}>
        <Road cells={roads.big} columns={24} look="ring" label={t('road.big')} />
        <div className={css.derived}>
          <Road cells={roads.big_eye} columns={16} look="ring" label={t('road.big_eye')} />
          <Road cells={roads.small} columns={16} look="dot" label={t('road.small')} />
          <Road cells={roads.cockroach} columns={16} look="slash" label={t('road.cockroach')} />
        </div>
      </div>
      <div className={css.facts}>
        <Counts past={past} roaded={roaded} />
        <Asking marks={marks} asked={roaded.asked} />
      </div>
    </section>
  )
}
