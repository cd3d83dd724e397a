import type { RoundTold } from '../api/told.ts'
import type { Said } from '../play/use-round.ts'
import { t } from '../text.ts'

type Look = 'plain' | 'won' | 'wrong'
type Spoken = { words: string; look: Look }

/** What a round brought: all stakes and all payouts of it together. */
export const sumRound = ({ wagers }: Pick<RoundTold, 'wagers'>): { staked: number; paid: number } => ({
  staked: wagers.reduce((sum, { stake }) => sum + stake, 0),
  paid: wagers.reduce((sum, { payout }) => sum + payout, 0),
})

const sayEnd = (round: RoundTold, format: (minor: number) => string): Spoken => {
  const { staked, paid } = sumRound(round)
  if (paid > staked) return { words: t('said.won', { amount: format(paid), net: format(paid - staked) }), look: 'won' }
  if (paid === staked) return { words: t('said.even', { amount: format(paid) }), look: 'plain' }
  return { words: t(paid > 0 ? 'said.part' : 'said.lost', { amount: format(paid) }), look: 'plain' }
}

type Asked = { round: RoundTold | null; shown: boolean; said: Said | undefined; format: (minor: number) => string }

/** What the line above the table's edge says now. */
export const sayRound = ({ round, shown, said, format }: Asked): Spoken => {
  if (said) return { words: t(`refused.${said}`), look: 'wrong' }
  if (!round) return { words: t('said.stake'), look: 'plain' }
  if (round.over) return shown ? sayEnd(round, format) : { words: t('blackjack.dealer_plays'), look: 'plain' }
  if (round.view.asked) return { words: t('blackjack.insurance'), look: 'plain' }
  const at = round.view.hands.findIndex(({ active }) => active)
  const total = round.view.hands[at]?.total ?? 0
  return { words: t('blackjack.turn', { number: at + 1, total }), look: 'plain' }
}
