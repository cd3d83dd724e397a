import type { LandlordView } from '@moongate/cards'
import { Money } from '@moongate/ui'
import type { ReactNode } from 'react'
import { toDecimal } from '@moongate/money'
import { PlayingCard } from '../parts/playing-card.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './landlord.module.css'
import { listLast } from './picks.rules.ts'
import { SeatPlace } from './seat-place.tsx'

/** Points that a stake can lose at most; the view says it once there is a round. */
const MOST_POINTS = 50
const [NONE, BACKS] = [
  [undefined, undefined, undefined],
  [0, 1, 2],
]

type Seen = { round: Round<LandlordView> | null; stake: number; shown: boolean; children: ReactNode }

/** The three cards, and what a point is worth and counts by now. */
const Middle = ({ round, stake }: Pick<Seen, 'round' | 'stake'>) => {
  const view = round?.view
  const point = (round?.stake ?? stake) / (view?.most_points ?? MOST_POINTS)
  return (
    <div className={css.middle}>
      <section className={css.bottom} aria-label={t('landlord.bottom')}>
        {BACKS.map((at) => (
          <PlayingCard key={`${at} ${view?.bottom?.[at]}`} card={view?.bottom?.[at]} />
        ))}
      </section>
      <p>
        {t('landlord.point')} <Money value={toDecimal(point)} />
        {view && view.bid > 0 && <b>{t('landlord.times', { times: view.times })}</b>}
        {view?.spring && <b>{t('landlord.spring')}</b>}
      </p>
    </div>
  )
}

/** The table: two bots at its sides, the player below. */
export const Board = ({ round, stake, shown, children }: Seen) => {
  const view = round?.view
  const last = view ? listLast(view, round.over) : NONE
  return (
    <div className={css.lay} key={round?.id ?? ''}>
      <Middle round={round} stake={stake} />
      {[1, 2, 0].map((at) => (
        <SeatPlace key={at} at={at} view={view} done={last[at]} shown={shown} over={round?.over ?? false} />
      ))}
      {children}
    </div>
  )
}
