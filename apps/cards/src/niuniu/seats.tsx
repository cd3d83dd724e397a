import type { NiuniuSeat, NiuniuView } from '@moongate/cards'
import { Money } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import { PlayingCard } from '../parts/playing-card.tsx'
import { SeatFrame, SeatMark } from '../parts/seat-frame.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './niuniu.module.css'
import { putBull } from './words.ts'

const CARDS = [0, 1, 2, 3, 4] as const
const [DEAL_MS, SHOW_MS] = [90, 220]
/** Points that a stake can lose at most; the view says it once there is a round. */
const MOST_POINTS = 40
/** Before the first round: five places, and nothing on them. */
const EMPTY: NiuniuSeat = { cards: null, bull: null, times: null, bid: null, lay: null, points: 0 }

const writePoints = (points: number): string => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`

/** What is read beside a seat: what it bid, and once there is a banker how often it counts. */
const Chosen = ({ seat: { bid, lay }, banks, least }: { seat: NiuniuSeat; banks: boolean; least: number }) => {
  if (banks) return <SeatMark only>{t('niuniu.banks', { times: least })}</SeatMark>
  if (lay !== null) return <SeatMark>{t('niuniu.lays', { times: lay })}</SeatMark>
  if (bid === null) return null
  return <SeatMark>{bid === 0 ? t('niuniu.move.no_bid') : t('niuniu.move.bid', { times: bid })}</SeatMark>
}

type Props = { seat: NiuniuSeat; at: number; banks: boolean; bid: number; shown: boolean }

/** A seat: its cards, what they make, and what they brought. Before the end the fifth of the own ones shows its back. */
const SeatPlace = ({ seat, at, banks, bid, shown }: Props) => {
  const name = at === 0 ? t('niuniu.you') : t('niuniu.bot', { number: at })
  const delay = (card: number): number => (seat.bull === null ? (card * 5 + at) * DEAL_MS : at * SHOW_MS)
  return (
    <SeatFrame
      at={at}
      name={name}
      marks={<Chosen seat={seat} banks={banks} least={bid} />}
      won={shown && seat.points > 0}
    >
      <div className={css.cards}>
        {CARDS.map((card) => (
          <PlayingCard key={`${card} ${seat.cards?.[card]}`} card={seat.cards?.[card]} delay_ms={delay(card)} />
        ))}
        {seat.bull !== null && (
          <strong className={css.bull} style={{ animationDelay: `${at * SHOW_MS}ms` }}>
            {putBull(seat.bull)} <small>× {seat.times}</small>
          </strong>
        )}
      </div>
      <b className={css.points}>
        {shown && seat.bull !== null && t('niuniu.points', { points: writePoints(seat.points) })}
      </b>
    </SeatFrame>
  )
}

type Seen = { round: Round<NiuniuView> | null; stake: number; shown: boolean }

/** Four bots above, the player below, and between them what a point is worth. */
export const Seats = ({ round, stake, shown }: Seen) => {
  const view = round?.view
  const point = (round?.stake ?? stake) / (view?.most_points ?? MOST_POINTS)
  return (
    <div className={css.lay} key={round?.id ?? ''}>
      {(view?.seats ?? CARDS.map(() => EMPTY)).map((seat, at) => (
        <SeatPlace
          // oxlint-disable-next-line react/no-array-index-key -- seats are known by their place
          key={at}
          seat={seat}
          at={at}
          banks={view?.banker === at}
          bid={view?.bid ?? 0}
          shown={shown}
        />
      ))}
      <p className={css.point}>
        {t('niuniu.point')} <Money value={toDecimal(point)} />
        {view && view.bid > 0 && <b>{t('niuniu.times', { times: view.bid })}</b>}
      </p>
    </div>
  )
}
