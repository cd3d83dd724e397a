import type { LandlordView } from '@moongate/cards'
import type { MoveButton } from '../parts/move-bar.tsx'
import { type Asked, type Spoken, tellEnd, tellIdle } from '../parts/said.ts'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'

/** What may be bid, by the keys 0 to 3. */
export const listButtons = ({ options }: Round<LandlordView>): MoveButton[] =>
  options.map(({ move }) => {
    const bid = move.slice(-1)
    return { move, words: bid === '0' ? t('landlord.move.no_bid') : t('landlord.move.bid', { points: bid }), key: bid }
  })

const tellTurn = ({ landlord, lies }: LandlordView): string => {
  if (landlord === null) return t('landlord.turn.bid')
  return lies ? t('landlord.turn.answer', { number: lies.seat }) : t('landlord.turn.lead')
}

/** What the line above the table's edge says now. */
export const tellRound = (asked: Asked<Round<LandlordView>>): Spoken => {
  const { round, shown, format } = asked
  const idle = tellIdle(asked)
  if (idle || !round) return idle ?? { words: '', look: 'plain' }
  const { view, over } = round
  if (!over) return { words: tellTurn(view), look: 'plain' }
  if (!shown) return { words: t('landlord.showing'), look: 'plain' }
  if (view.winner === null) return { words: t('landlord.passed_out'), look: 'plain' }
  return tellEnd(round, format, t('landlord.lost', { points: Math.abs(view.seats[0]?.points ?? 0) }))
}
