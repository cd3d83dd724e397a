import { listPlayed } from '@moongate/cards'
import type { RoundTold } from '@moongate/game-contract/cards'
import type { Said } from '../play/use-round.ts'
import { t } from '../text.ts'

export type Spoken = { words: string; look: 'plain' | 'won' | 'wrong' }
export type Format = (minor: number) => string
/** What a table says of its round; `shown` once what it brought may be seen. */
export type Asked<R> = { round: R | null; shown: boolean; said: Said | undefined; format: Format }

/** What a round brought: all stakes and all payouts of it together. */
export const sumRound = ({ over, wagers }: Pick<RoundTold, 'over' | 'wagers'>): { staked: number; paid: number } => {
  const played = listPlayed(over, wagers)
  return {
    staked: played.reduce((sum, { stake }) => sum + stake, 0),
    paid: played.reduce((sum, { payout }) => sum + payout, 0),
  }
}

/** How a round ended; `lost` is said where nothing comes back. */
export const tellEnd = (round: Pick<RoundTold, 'over' | 'wagers'>, format: Format, lost: string): Spoken => {
  const { staked, paid } = sumRound(round)
  if (paid > staked) return { words: t('said.won', { amount: format(paid), net: format(paid - staked) }), look: 'won' }
  if (paid === staked) return { words: t('said.even', { amount: format(paid) }), look: 'plain' }
  return { words: paid > 0 ? t('said.part', { amount: format(paid) }) : lost, look: 'plain' }
}

/** What any table says before it has a round, or when a call was refused. */
export const tellIdle = ({ round, said }: Pick<Asked<object>, 'round' | 'said'>): Spoken | undefined => {
  if (said) return { words: said === 'away' ? t('away') : t(`refused.${said}`), look: 'wrong' }
  return round ? undefined : { words: t('said.stake'), look: 'plain' }
}
