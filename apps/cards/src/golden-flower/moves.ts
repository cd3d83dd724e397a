import type { GoldenFlowerView } from '@moongate/cards'
import type { MoveButton } from '../parts/move-bar.tsx'
import type { Format } from '../parts/said.ts'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'

const KEYS: Readonly<Record<string, string>> = { look: 'l', call: 'c', raise: 'r', fold: 'f' }

const nameMove = (move: string, amount: string): string => {
  if (move === 'look') return t('flower.move.look')
  if (move === 'fold') return t('flower.move.fold')
  if (move === 'call') return t('flower.move.call', { amount })
  if (move === 'raise') return t('flower.move.raise', { amount })
  return t('flower.move.compare', { number: move.slice(-1) })
}

/** What may be done in a turn, with what it costs; comparing goes by the number of the bot. */
export const listButtons = ({ options }: Round<GoldenFlowerView>, format: Format): MoveButton[] =>
  options.map(({ move, cost }) => ({ move, words: nameMove(move, format(cost)), key: KEYS[move] ?? move.slice(-1) }))
