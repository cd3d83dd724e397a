import type { BlackjackView } from '@moongate/cards'
import type { RoundTold } from '@moongate/game-contract/cards'
import { type Asked, tellEnd, tellIdle, type Spoken } from '../parts/said.ts'
import { t } from '../text.ts'

const tellTurn = ({ asked, hands }: BlackjackView): string => {
  if (asked) return t('blackjack.insurance')
  const at = hands.findIndex(({ active }) => active)
  return t('blackjack.turn', { number: at + 1, total: hands[at]?.total ?? 0 })
}

/** What the line above the table's edge says now. */
export const tellRound = (asked: Asked<RoundTold<BlackjackView>>): Spoken => {
  const { round, shown, format } = asked
  const idle = tellIdle(asked)
  if (idle || !round) return idle ?? { words: '', look: 'plain' }
  if (!round.over) return { words: tellTurn(round.view), look: 'plain' }
  return shown ? tellEnd(round, format, t('said.lost')) : { words: t('blackjack.dealer_plays'), look: 'plain' }
}
