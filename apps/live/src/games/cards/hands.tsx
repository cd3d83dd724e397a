import type { Card } from '@moongate/tables'
import type { ReactNode } from 'react'
import { Dealer } from '../../table/dealer.tsx'
import { t } from '../../text.ts'
import css from '../../table/table.module.css'
import { nameBet } from '../name-bet.ts'
import { PlayingCard } from './playing-card.tsx'
import { SqueezedCard } from './squeezed-card.tsx'
import type { Squeeze } from './use-squeeze.ts'

/** A side of the table: its cards, how many places wait for some, what those that are open count, and whether it won. */
export type SideOf = {
  readonly side: string
  readonly cards: readonly Card[]
  readonly places: number
  readonly count: (cards: readonly Card[]) => ReactNode
  readonly won: boolean
}

/** The third card of baccarat lies across. */
const THIRD = 2

const Side = ({ side, cards, places, count, won, squeeze }: SideOf & { squeeze: Squeeze }) => {
  const open = cards.filter((_, at) => !squeeze.isCovered(side, at))
  return (
    <div className={css.side} data-side={side} data-won={won}>
      <h2>
        {nameBet(side)}
        <b>{open.length > 0 ? count(open) : '–'}</b>
      </h2>
      <div className={css.cards}>
        {cards.map((card, at) =>
          squeeze.isCovered(side, at) ? (
            <SqueezedCard key={at} card={card} third={at === THIRD} onOpen={() => squeeze.open(side, at)} />
          ) : (
            <PlayingCard key={`${at} ${card}`} card={card} third={at === THIRD} />
          ),
        )}
        {Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => (
          <span key={at} className={css.place} />
        ))}
      </div>
    </div>
  )
}

type Props = { phase: string; sides: readonly [SideOf, SideOf]; squeeze: Squeeze }

/** The dealer between two sides, with the cards as they come to lie, or to be peeled open by who wants to. */
export const Hands = ({ phase, sides: [left, right], squeeze }: Props) => (
  <div className={css.hands}>
    <Side {...left} squeeze={squeeze} />
    <Dealer phase={phase} />
    <Side {...right} squeeze={squeeze} />
    {squeeze.offered && (
      <button type="button" className={css.squeeze} aria-pressed={squeeze.wanted} onClick={squeeze.toggle}>
        {t('squeeze')}
      </button>
    )}
  </div>
)
