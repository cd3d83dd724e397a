import type { Mark, TableRound } from '@moongate/tables'
import type { TextKey } from '../text.ts'

type Side = Exclude<Mark, 'tie'>
/** What the roads of a game are lettered with, and what its sides are called. */
export type Roaded = {
  readonly letters: Readonly<Record<Mark, TextKey>>
  readonly names: Readonly<Record<Mark, TextKey>>
  readonly asked: Readonly<Record<Side, TextKey>>
  /** Whether a round has a dot in the corner of a side: a pair. */
  readonly dot?: (round: TableRound, side: Side) => boolean
}
