import type { TableRound } from '@moongate/tables'
import type { ComponentType } from 'react'
import type { Dealt } from '../play/deal.rules.ts'
import type { Bets } from '../play/use-bets.ts'
import type { Table } from '../play/use-tables.ts'
import type { TextKey } from '../text.ts'

/** What happens on a table: cards that lie there by now, a wheel, dice. */
export type SceneProps = { table: Table; dealt: readonly Dealt[] }
/** Where chips are put; `round` is what came out, once it is over. */
export type LayoutProps = { bets: Bets; chip: number; round: TableRound | undefined }
export type PastProps = { past: readonly TableRound[] }

/** All in which one game of the tables looks different from the others. */
export type GameView = {
  /** The bets that the keys from 1 on put a chip on. */
  readonly keys: readonly string[]
  readonly rules: readonly TextKey[]
  readonly Scene: ComponentType<SceneProps>
  readonly Layout: ComponentType<LayoutProps>
  /** The rounds before, beside the table and, in short, in the lobby. */
  readonly Past: ComponentType<PastProps>
  readonly Glance: ComponentType<PastProps>
  /** One line of what came out. */
  readonly putResult: (round: TableRound) => string
}
