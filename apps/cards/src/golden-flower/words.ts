import type { GoldenFlowerView } from '@moongate/cards'
import { type Asked, tellEnd, tellIdle, type Spoken } from '../parts/said.ts'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'

/** What the line above the table's edge says now. */
export const tellRound = (asked: Asked<Round<GoldenFlowerView>>): Spoken => {
  const { round, shown, format } = asked
  const idle = tellIdle(asked)
  if (idle || !round) return idle ?? { words: '', look: 'plain' }
  const { view, over } = round
  if (!over) return { words: t('flower.turn', { round: view.round, rounds: view.rounds }), look: 'plain' }
  if (!shown) return { words: t('flower.showing'), look: 'plain' }
  return tellEnd(round, format, view.seats[0]?.last === 'fold' ? t('flower.folded') : t('flower.lost'))
}
