import type { Card } from '@moongate/tables'
import type { ReactNode } from 'react'
import { Dealer } from '../../table/dealer.tsx'
import css from '../../table/table.module.css'
import { nameBet } from '../name-bet.ts'
import { PlayingCard } from './playing-card.tsx'

/** A side of the table: its cards, how many places wait for some, what they count, and whether it won. */
export type SideOf = {
  readonly side: string
  readonly cards: readonly Card[]
  readonly places: number
  readonly counts: ReactNode
  readonly won: boolean
}

/** The third card of baccarat lies across. */
const THIRD = 2

const Side = ({ side, cards, places, counts, won }: SideOf) => (
  <div className={css.side} data-side={side} data-won={won}>
    <h2>
      {nameBet(side)}
      <b>{cards.length > 0 ? counts : '–'}</b>
    </h2>
    <div className={css.cards}>
      {cards.map((card, at) => (
        <PlayingCard key={`${at} ${card}`} card={card} third={at === THIRD} />
      ))}
      {Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => (
        <span key={at} className={css.place} />
      ))}
    </div>
  </div>
)

/** The dealer between two sides, with the cards as they come to lie. */
export const Hands = ({ phase, sides: [left, right] }: { phase: string; sides: readonly [SideOf, SideOf] }) => (
  <div className={css.hands}>
    <Side {...left} />
    <Dealer phase={phase} />
    <Side {...right} />
  </div>
)
