import { type LandlordView, sortCards } from '@moongate/cards'
import { PlayingCard } from '../parts/playing-card.tsx'
import { SeatFrame, SeatMark } from '../parts/seat-frame.tsx'
import { t } from '../text.ts'
import css from './landlord.module.css'

/** Bots play one after the other. */
const THINK_MS = 420
const HAND = 17

type Done = LandlordView['log'][number]
type Props = { at: number; view: LandlordView | undefined; done: Done | undefined; shown: boolean; over: boolean }

/** What somebody did: their cards, or a word. */
const Deed = ({ done, delay_ms }: { done: Done | undefined; delay_ms: number }) => {
  if (!done) return <div className={css.deed} />
  const { bid, cards } = done
  if (cards)
    return (
      <div className={css.deed}>
        {sortCards(cards).map((card) => (
          <PlayingCard key={card} card={card} delay_ms={delay_ms} />
        ))}
      </div>
    )
  return (
    <div className={css.deed}>
      <SeatMark>
        {bid ? t('landlord.move.bid', { points: bid }) : t(bid === 0 ? 'landlord.move.no_bid' : 'landlord.move.pass')}
      </SeatMark>
    </div>
  )
}

const writePoints = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(points)}`

/** What a bot holds: backs, and with the end its cards. */
const Rest = ({ cards, left }: { cards: readonly number[] | null; left: number }) => (
  <div className={css.rest}>
    {Array.from({ length: left }, (_, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the place is what a back is known by
      <PlayingCard key={`${at} ${cards === null}`} card={cards?.[at]} />
    ))}
  </div>
)

/** A seat: whose it is, what it holds, and what it did last. */
export const SeatPlace = ({ at, view, done, shown, over }: Props) => {
  const seat = view?.seats[at]
  const points = seat?.points ?? 0
  const name = at === 0 ? t('landlord.you') : t('landlord.bot', { number: at })
  return (
    <SeatFrame
      at={at}
      name={name}
      marks={
        <>
          {view?.landlord === at && <SeatMark only>{t('landlord.landlord')}</SeatMark>}
          <SeatMark>{t('landlord.left', { cards: seat?.left ?? HAND })}</SeatMark>
          {shown && points !== 0 && <SeatMark>{t('landlord.points', { points: writePoints(points) })}</SeatMark>}
        </>
      }
      won={shown && points > 0}
    >
      {at !== 0 && <Rest cards={over ? (seat?.cards ?? null) : null} left={seat?.left ?? HAND} />}
      <Deed key={`${view?.log.length}`} done={done} delay_ms={at * THINK_MS} />
    </SeatFrame>
  )
}
