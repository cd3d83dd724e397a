import { type Card, type LandlordView, sortCards } from '@moongate/cards'
import { PlayingCard } from '../parts/playing-card.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './landlord.module.css'
import { togglePick } from './picks.rules.ts'

const DEAL_MS = 35
/** How many backs show the place of a hand before the first round. */
const PLACES = Array.from({ length: 17 }, (_, at) => at)

type Props = { round: Round<LandlordView> | null; picked: readonly Card[]; onPick: (cards: readonly Card[]) => void }

/** The player's cards: each is picked or put back by a press. */
export const Hand = ({ round, picked, onPick }: Props) => {
  const cards = sortCards(round?.view.seats[0]?.cards ?? [])
  const asked = round !== null && !round.over && round.view.landlord !== null
  return (
    <fieldset className={css.hand} aria-label={t('landlord.hand')} data-played key={round?.id ?? ''}>
      {cards.map((card, at) => (
        <button
          key={card}
          type="button"
          className={css.pick}
          aria-pressed={picked.includes(card)}
          disabled={!asked}
          onClick={() => onPick(togglePick(picked, card))}
        >
          <PlayingCard card={card} delay_ms={at * DEAL_MS} />
        </button>
      ))}
      {!round && PLACES.map((at) => <PlayingCard key={at} card={undefined} delay_ms={at * DEAL_MS} />)}
    </fieldset>
  )
}
