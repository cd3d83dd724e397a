import type { Side, Streak } from './streaks.ts'

/** How many streaks back each derived road compares. */
export const DERIVED = { big_eye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof DERIVED

/**
 * Red says that the big road repeats itself, blue that it does not. A new streak asks whether the two before it, so many apart, are
 * equally long; a streak that goes on asks whether the one so far back reached this row or ended well before it.
 */
const deriveMark = (lengths: readonly number[], column: number, row: number, back: number): Side | undefined => {
  const length = lengths[column - back]
  if (row > 0) {
    if (length === undefined) return undefined
    return length === row ? 'blue' : 'red'
  }
  const other = lengths[column - 1 - back]
  if (other === undefined) return undefined
  return lengths[column - 1] === other ? 'red' : 'blue'
}

/** The marks of a derived road, one for each mark of the big road from where it begins. */
export const deriveMarks = (streaks: readonly Streak[], road: DerivedRoad): Side[] => {
  const lengths = streaks.map(({ ties }) => ties.length)
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => deriveMark(lengths, column, row, DERIVED[road])).filter(
      (mark) => mark !== undefined,
    ),
  )
}
