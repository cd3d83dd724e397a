import type { Side } from './streaks.ts'

export const ROWS = 6
/** A place on a road: column and row from 0. */
export type Cell = { readonly column: number; readonly row: number; readonly side: Side; readonly ties: number }
type Run = { readonly side: Side; readonly ties: readonly number[] }

const toKey = (column: number, row: number): string => `${column}.${row}`

/**
 * Lays streaks onto the grid: each begins at the top of the next column and goes down; where the bottom or another streak stops it,
 * it turns right and goes on in that row.
 */
export const layRuns = (runs: readonly Run[], rows = ROWS): Cell[] => {
  const taken = new Set<string>()
  const cells: Cell[] = []
  let first = 0
  for (const { side, ties } of runs) {
    while (taken.has(toKey(first, 0))) first += 1
    let [column, row, turned] = [first, 0, false]
    for (const [at, count] of ties.entries()) {
      if (at > 0) {
        turned ||= row + 1 >= rows || taken.has(toKey(column, row + 1))
        if (turned) column += 1
        else row += 1
      }
      taken.add(toKey(column, row))
      cells.push({ column, row, side, ties: count })
    }
  }
  return cells
}
