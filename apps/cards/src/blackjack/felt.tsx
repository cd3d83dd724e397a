import type { BlackjackView } from '@moongate/cards'
import { PlayingCard } from '../parts/playing-card.tsx'
import { Stack } from '../parts/stack.tsx'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './blackjack.module.css'
import { Hand, sumStakes } from './hand.tsx'

const DEAL_MS = 220
const DRAW_MS = 450

const Dealer = ({ round }: { round: Round<BlackjackView> | null }) => {
  const { dealer, dealer_total } = round?.view ?? { dealer: [], dealer_total: 0 }
  return (
    <section className={css.dealer} aria-label={t('blackjack.dealer')}>
      <h2>
        {t('blackjack.dealer')} {dealer.length > 0 && <b className={css.total}>{dealer_total}</b>}
      </h2>
      <div className={css.cards}>
        {dealer.map((card, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what a card is known by
          <PlayingCard key={`${at} ${card}`} card={card} delay_ms={at === 0 ? DEAL_MS : (at - 1) * DRAW_MS} />
        ))}
        {round && !round.over && <PlayingCard card={undefined} delay_ms={3 * DEAL_MS} />}
        {!round && [0, 1].map((at) => <span key={at} className={css.place} />)}
      </div>
    </section>
  )
}

/** What is printed on every felt of this game. */
const Print = () => (
  <div className={css.print} aria-hidden>
    <svg viewBox="0 0 600 92">
      <path id="arc" d="M30 12Q300 96 570 12" fill="none" />
      <path d="M24 30Q300 118 576 30" fill="none" stroke="#f7d98388" strokeWidth="2" />
      <text fill="#f7d983" fontSize="25" fontWeight="800" textAnchor="middle">
        <textPath href="#arc" startOffset="50%">
          {t('blackjack.print')}
        </textPath>
      </text>
    </svg>
    <p>{t('blackjack.print_small')}</p>
  </div>
)

type Props = { round: Round<BlackjackView> | null; stake: number; shown: boolean }

/** Dealer, print, and the player's hands. */
export const Felt = ({ round, stake, shown }: Props) => {
  const stakes = round ? sumStakes(round.view.hands, round.wagers) : []
  const insured = round?.wagers.find(({ name }) => name === 'insurance')
  return (
    <div className={css.lay} key={round?.id ?? ''}>
      <Dealer round={round} />
      <Print />
      <div className={css.hands} data-count={stakes.length}>
        {round?.view.hands.map((hand, at) => (
          <Hand
            // oxlint-disable-next-line react/no-array-index-key -- hands are known by their place
            key={at}
            hand={hand}
            name={t('blackjack.hand', { number: at + 1 })}
            staked={stakes[at] ?? 0}
            shown={shown}
          />
        ))}
        {!round && (
          <section className={css.hand}>
            <div className={css.cards}>
              {[0, 1].map((at) => (
                <span key={at} className={css.place} />
              ))}
            </div>
            {stake > 0 && <Stack amount={stake} />}
          </section>
        )}
      </div>
      {insured && <Stack amount={insured.stake} label={t('blackjack.insured')} />}
    </div>
  )
}
