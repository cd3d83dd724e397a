import type { Balls, Game } from '@moongate/lottery'
import type { Line, SlipAction } from '../../play/slip.rules.ts'
import type { Cell, Quick, Row } from './board.rules.ts'

/** What every grid of buttons is given. */
export type BoardProps = {
  label: string
  rows: readonly Row[]
  /** Miss counts by position of the row, where the rows are positions of a draw. */
  misses?: ((row: Row) => readonly number[] | undefined) | undefined
  odds: (type: string) => string
  isPicked: (cell: Cell) => boolean
  isHit?: ((cell: Cell) => boolean) | undefined
  disabled: boolean
  onToggle: (cell: Cell) => void
  onQuick: (row: Row, quick: Quick) => void
  /** Enter, where it does more than press the button: answers whether it did. */
  onEnter?: (() => boolean) | undefined
}

/** What the tab of a family is given. */
export type PanelProps = {
  game: Game
  family: string
  lines: readonly Line[]
  dispatch: (action: SlipAction) => void
  odds: (type: string) => string
  /** By position and digit; nothing until the draws are known. */
  misses: readonly (readonly number[])[] | undefined
  /** The newest result while it is being celebrated. */
  hit: Balls | undefined
  disabled: boolean
}
