import { listOutcomes } from './combinatorics.ts'
import type { Balls, Term } from './game.ts'

export const BASE = 10

/** What a term looks at: its positions' balls, or only their sum. Terms of one place are about the same event, whatever their bet types. */
export const namePlace = ({ positions, by_sum }: Term): string => `${positions.join()}${by_sum ? ' sum' : ''}`

/** The row of a place's table that an outcome of its balls stands in. */
export const buildRow = ({ by_sum }: Term, balls: Balls): number =>
  balls.reduce((row, ball) => (by_sum ? row + ball : row * BASE + ball), 0)

/** How many rows the table of a term's place has, at most. */
export const countRows = ({ positions, by_sum }: Term): number => BASE ** (by_sum ? 2 : positions.length)

/** One outcome for each row of a term's table. */
export const listCases = function* (term: Term): Iterable<Balls> {
  const length = term.positions.length
  if (!term.by_sum) yield* listOutcomes(BASE, length)
  else
    for (let sum = 0; sum <= length * (BASE - 1); sum += 1)
      yield Array.from({ length }, (_, at) => Math.min(BASE - 1, Math.max(0, sum - at * (BASE - 1))))
}
