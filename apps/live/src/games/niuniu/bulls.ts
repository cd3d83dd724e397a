import { isBetterHand, BULL_BULL, type BullHand, FIVE_COURT, nameBull, type TableRound } from '@moongate/tables'
import { t } from '../../text.ts'

/** What a hand makes, in words. */
export const putBull = (hand: BullHand): string => {
  const bull = nameBull(hand)
  if (bull === FIVE_COURT) return t('bull.five_court')
  if (bull === BULL_BULL) return t('bull.bull_bull')
  return bull === 0 ? t('bull.none') : t('bull.points', { points: bull })
}

/** Which of the players beat the banker in a round. */
export const listWon = (round: TableRound): boolean[] =>
  round.game === 'niuniu' ? round.players.map((hand) => isBetterHand(hand, round.banker)) : []
