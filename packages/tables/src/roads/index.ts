import { deriveMarks, type DerivedRoad } from './derived.ts'
import { type Cell, layRuns, ROWS } from './lay.ts'
import { findStreaks, type Mark } from './streaks.ts'

export type BeadCell = { readonly column: number; readonly row: number; readonly mark: Mark; readonly at: number }
/** The five maps of a shoe. */
export type Roads = Record<DerivedRoad | 'big', readonly Cell[]> & {
  readonly bead: readonly BeadCell[]
  readonly first_ties: number
}

/** The bead plate: one bead a round, down each column and on in the next. */
const layBeads = (marks: readonly Mark[]): BeadCell[] =>
  marks.map((mark, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, mark, at }))

/** Draws the maps of the rounds of a shoe. */
export const drawRoads = (marks: readonly Mark[]): Roads => {
  const { first_ties, list } = findStreaks(marks)
  const derive = (road: DerivedRoad): Cell[] => layRuns(findStreaks(deriveMarks(list, road)).list)
  return {
    bead: layBeads(marks),
    first_ties,
    big: layRuns(list),
    big_eye: derive('big_eye'),
    small: derive('small'),
    cockroach: derive('cockroach'),
  }
}

/** What the derived roads would be marked with, if the next round went to a side. */
export const askNext = (
  marks: readonly Mark[],
  side: 'red' | 'blue',
): Record<DerivedRoad, 'red' | 'blue' | undefined> => {
  const { list } = findStreaks([...marks, side])
  // A road that has begun is marked by every round that somebody wins.
  const ask = (road: DerivedRoad) => deriveMarks(list, road).at(-1)
  return { big_eye: ask('big_eye'), small: ask('small'), cockroach: ask('cockroach') }
}
