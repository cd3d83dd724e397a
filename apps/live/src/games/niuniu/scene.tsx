import { Dealer } from '../../table/dealer.tsx'
import { pickSide } from '../../play/deal.rules.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { SceneProps } from '../game.ts'
import { nameBet } from '../name-bet.ts'
import { listWon, putBull } from './bulls.ts'
import css from './niuniu.module.css'

const HAND = 5
const PLAYERS = ['player:1', 'player:2', 'player:3'] as const

type HandProps = Pick<SceneProps, 'dealt'> & { side: string; won: boolean }

const Hand = ({ side, dealt, won }: HandProps) => {
  const cards = pickSide(dealt, side)
  return (
    <div className={css.hand} data-side={side} data-won={won}>
      <h2>
        {nameBet(side)} <b>{cards.length === HAND ? putBull(cards) : '–'}</b>
      </h2>
      <div className={css.cards}>
        {cards.map((card) => (
          <PlayingCard key={card} card={card} third={false} />
        ))}
        {Array.from({ length: HAND - cards.length }, (_, at) => (
          <span key={at} className={css.place} />
        ))}
      </div>
    </div>
  )
}

/** The banker's five cards and those of three players. */
export const Scene = ({ table, dealt }: SceneProps) => {
  const won = table.phase === 'result' && table.outcome ? listWon(table.outcome) : []
  return (
    <div className={css.scene}>
      <div className={css.top}>
        <Dealer phase={table.phase} />
        <Hand side="banker" dealt={dealt} won={won.length > 0 && won.every((one) => !one)} />
      </div>
      <div className={css.players}>
        {PLAYERS.map((side, at) => (
          <Hand key={side} side={side} dealt={dealt} won={won[at] ?? false} />
        ))}
      </div>
    </div>
  )
}
