import type { HandView } from '@moongate/cards'
import type { WagerTold } from '@moongate/game-contract/cards'
import { PlayingCard } from '../parts/playing-card.tsx'
import { Stack } from '../parts/stack.tsx'
import { t } from '../text.ts'
import css from './blackjack.module.css'

const DEAL_MS = 220

const nameTotal = ({ total, soft }: Pick<HandView, 'total' | 'soft'>): string =>
  soft && total < 21 ? `${total - 10} / ${total}` : String(total)

type Props = { hand: HandView; name: string; staked: number; shown: boolean }

/** A hand of the player: its cards, what they count, what lies on it, and how it ended. */
export const Hand = ({ hand, name, staked, shown }: Props) => {
  const result = shown ? hand.result : null
  return (
    <section className={css.hand} data-active={hand.active} data-result={result} aria-label={name}>
      <div className={css.cards}>
        {hand.cards.map((card, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what a card is known by
          <PlayingCard key={`${at} ${card}`} card={card} delay_ms={at < 2 ? at * 2 * DEAL_MS : 0} />
        ))}
        <b className={css.total}>{nameTotal(hand)}</b>
        {result && <strong className={css.result}>{t(`blackjack.result.${result}`)}</strong>}
      </div>
      <Stack amount={staked} />
    </section>
  )
}

/** What lies on each hand, from the wagers in the order in which they were laid: the first on the first, a split's on the next. */
export const sumStakes = (hands: readonly HandView[], wagers: readonly WagerTold[]): number[] => {
  const stake = wagers[0]?.stake ?? 0
  return hands.map(({ doubled }) => (doubled ? 2 * stake : stake))
}
