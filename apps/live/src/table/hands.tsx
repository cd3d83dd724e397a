import { sumPoints, type Card } from '@moongate/tables'
import type { Dealt } from '../play/deal.rules.ts'
import type { Table } from '../play/use-tables.ts'
import { t } from '../text.ts'
import { Dealer } from './dealer.tsx'
import { PlayingCard } from './playing-card.tsx'
import css from './table.module.css'

type SideProps = { side: 'player' | 'banker'; cards: readonly Card[]; won: boolean }

const Side = ({ side, cards, won }: SideProps) => (
  <div className={css.side} data-side={side} data-won={won}>
    <h2>
      {t(`spot.${side}`)}
      <b>{cards.length > 0 ? sumPoints(cards) : '–'}</b>
    </h2>
    <div className={css.cards}>
      {[0, 1, 2].map((at) => {
        const card = cards[at]
        if (card !== undefined) return <PlayingCard key={at} card={card} third={at === 2} />
        return at < 2 ? <span key={at} className={css.place} /> : null
      })}
    </div>
  </div>
)

/** The dealer, and the cards of both sides as they come to lie. */
export const Hands = ({ table, dealt: { player, banker } }: { table: Table; dealt: Dealt }) => {
  const winner = table.phase === 'result' ? table.hand?.winner : undefined
  return (
    <div className={css.hands}>
      <Side side="player" cards={player} won={winner === 'player'} />
      <Dealer phase={table.phase} />
      <Side side="banker" cards={banker} won={winner === 'banker'} />
    </div>
  )
}
