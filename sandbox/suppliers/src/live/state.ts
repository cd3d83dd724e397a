import type { Line } from '@moongate/game-contract/live'
import type { TableRound } from '@moongate/tables'
import type { Visit } from '../visit.ts'
import type { LiveTable } from './tables.ts'

/** A shoe, or a series of rounds where there is none, with all that come out; `hash` is published with its first round, and proves the words once they are shown. */
export type Shoe = {
  readonly id: string
  readonly table: LiveTable
  readonly words: string
  readonly hash: string
  readonly opened_at: number
  readonly rounds: readonly TableRound[]
}

/** Somebody who watches a table, or with `table` empty all of them; `tell` sends them a line. */
export type Watcher = {
  readonly visit: Readonly<Visit>
  readonly table: string
  readonly tell: (line: Line) => void
}
