import type { GoldenFlowerView, SeatView } from '@moongate/cards'
import { PlayingCard } from '../parts/playing-card.tsx'
import { SeatFrame, SeatMark } from '../parts/seat-frame.tsx'
import { Stack } from '../parts/stack.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './golden-flower.module.css'

const CARDS = [0, 1, 2] as const
const DEAL_MS = 120

/** What is read beside a seat: what it is out of, what it did last, or that it is blind. */
const tellSeat = ({ out, looked, last }: SeatView): string => {
  if (last === 'fold') return t('flower.act.fold')
  if (out) return t('flower.act.out')
  if (last) return t(`flower.act.${last}`)
  return t(looked ? 'flower.act.look' : 'flower.act.blind')
}

type Props = { seat: SeatView; at: number; part: number; active: boolean; won: boolean }

const SeatPlace = ({ seat, at, part, active, won }: Props) => {
  const name = at === 0 ? t('flower.you') : t('flower.bot', { number: at })
  return (
    <SeatFrame
      at={at}
      name={name}
      marks={<SeatMark>{tellSeat(seat)}</SeatMark>}
      won={won}
      active={active}
      out={seat.out}
    >
      <div className={css.cards}>
        {CARDS.map((card) => (
          <PlayingCard
            key={`${card} ${seat.cards !== null}`}
            card={seat.cards?.[card]}
            delay_ms={(card * 4 + at) * DEAL_MS}
          />
        ))}
        {seat.kind && <strong className={css.kind}>{t(`flower.kind.${seat.kind}`)}</strong>}
      </div>
      <Stack amount={seat.staked * part} />
    </SeatFrame>
  )
}

/** Before the first round: four places, and nothing on them. */
const EMPTY: SeatView = { cards: null, kind: null, looked: false, out: false, staked: 0, last: null }

type Seen = { round: Round<GoldenFlowerView> | null; stake: number; shown: boolean }

/** The four seats around the pot. */
export const Seats = ({ round, stake, shown }: Seen) => {
  const view = round?.view
  const part = round?.stake ?? stake
  const seats = view?.seats ?? [EMPTY, EMPTY, EMPTY, EMPTY]
  const pot = seats.reduce((sum, { staked }) => sum + staked, 0) * part
  return (
    <div className={css.lay} key={round?.id ?? ''}>
      {seats.map((seat, at) => (
        <SeatPlace
          // oxlint-disable-next-line react/no-array-index-key -- seats are known by their place
          key={at}
          seat={seat}
          at={at}
          part={part}
          active={round?.over === false && view?.turn === at}
          won={shown && view?.winner === at}
        />
      ))}
      <div className={css.pot}>
        <span>{t('flower.pot')}</span>
        <Stack amount={pot} />
        {view && <small>{t('flower.price', { round: view.round, rounds: view.rounds, level: view.level })}</small>}
      </div>
    </div>
  )
}
