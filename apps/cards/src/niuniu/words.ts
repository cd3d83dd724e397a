import type { NiuniuView } from '@moongate/cards'
import { BULL_BULL, FIVE_COURT } from '@moongate/tables'
import type { MoveButton } from '../parts/move-bar.tsx'
import { type Asked, type Spoken, tellEnd, tellIdle } from '../parts/said.ts'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'

/** What a hand makes, in words. */
export const putBull = (bull: number): string => {
  if (bull === FIVE_COURT) return t('niuniu.bull.five_court')
  if (bull === BULL_BULL) return t('niuniu.bull.bull_bull')
  return bull === 0 ? t('niuniu.bull.none') : t('niuniu.bull.points', { points: bull })
}

const nameMove = (move: string): string => {
  const [name, count = ''] = move.split(':')
  if (name === 'lay') return t('niuniu.move.lay', { times: count })
  return count === '0' ? t('niuniu.move.no_bid') : t('niuniu.move.bid', { times: count })
}

/** What may be bid, or how often the hand shall count, by the keys 0 to 3. */
export const listButtons = ({ options }: Round<NiuniuView>): MoveButton[] =>
  options.map(({ move }) => ({ move, words: nameMove(move), key: move.slice(-1) }))

const tellTurn = ({ banker, bid }: NiuniuView): string =>
  banker === null ? t('niuniu.turn.bid') : t('niuniu.turn.lay', { number: banker, times: bid })

/** What the line above the table's edge says now. */
export const tellRound = (asked: Asked<Round<NiuniuView>>): Spoken => {
  const { round, shown, format } = asked
  const idle = tellIdle(asked)
  if (idle || !round) return idle ?? { words: '', look: 'plain' }
  const { view, over } = round
  if (!over) return { words: tellTurn(view), look: 'plain' }
  if (!shown) return { words: t('niuniu.showing'), look: 'plain' }
  const points = view.seats[0]?.points ?? 0
  if (points === 0) return { words: t('niuniu.even'), look: 'plain' }
  return tellEnd(round, format, t('niuniu.lost', { points: -points }))
}
