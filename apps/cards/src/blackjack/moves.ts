import type { MoveButton } from '../parts/move-bar.tsx'
import { t } from '../text.ts'

const KEYS = { hit: 'h', stand: 's', double: 'd', split: 'p', insure: 'y', decline: 'n' } as const
const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const

/** What may be done with a hand. */
export const listButtons = (): MoveButton[] =>
  MOVES.map((move) => ({ move, words: t(`blackjack.move.${move}`), key: KEYS[move] }))
