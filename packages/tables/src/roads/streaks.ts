/** How a round is marked on a road: banker or dragon red, player or tiger blue. */
export type Mark = 'red' | 'blue' | 'tie'
export type Side = Exclude<Mark, 'tie'>
/** Rounds won by one side in a row, and how many ties followed each of them. */
export type Streak = { readonly side: Side; readonly ties: readonly number[] }
/** The big road as it is counted: streaks, and the ties before anybody won. */
export type Streaks = { readonly first_ties: number; readonly list: readonly Streak[] }

/** Puts rounds together to streaks; a tie breaks none and begins none. */
export const findStreaks = (marks: readonly Mark[]): Streaks => {
  const list: { side: Side; ties: number[] }[] = []
  let first_ties = 0
  for (const mark of marks) {
    const last = list.at(-1)
    if (mark === 'tie') {
      if (last) last.ties[last.ties.length - 1]! += 1
      else first_ties += 1
    } else if (last?.side === mark) last.ties.push(0)
    else list.push({ side: mark, ties: [0] })
  }
  return { first_ties, list }
}
