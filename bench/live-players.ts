import { playBoard } from './live-board.ts'
import { playCards } from './live-cards.ts'
import type { Play } from './live-play.ts'
import { playSea } from './live-sea.ts'
import type { Kind } from './live-suppliers.ts'
import { playTable } from './live-tables.ts'

/** How each kind is played until the trial is over. */
export const PLAYS: Readonly<Record<Kind, Play>> = {
  tables: playTable,
  sea: playSea,
  board: playBoard,
  cards: playCards,
}
