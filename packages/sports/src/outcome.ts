/** What became of a selection: its stake is cut into `of` equal parts, so many of them are `won`, so many come back, the rest is lost. */
export type Outcome = { readonly won: number; readonly returned: number; readonly of: number }
/** The same in the mean, as shares of the stake. Figures of a model, not money: floats are right here. */
export type Share = { readonly won: number; readonly returned: number }
export type Side = 'home' | 'away'

export const WIN: Outcome = { won: 1, returned: 0, of: 1 }
export const LOSS: Outcome = { won: 0, returned: 0, of: 1 }
/** Void, and a push: the stake comes back. */
export const VOID: Outcome = { won: 0, returned: 1, of: 1 }
const HALF_WIN: Outcome = { won: 1, returned: 1, of: 2 }
const HALF_LOSS: Outcome = { won: 0, returned: 1, of: 2 }

export const judge = (wins: boolean): Outcome => (wins ? WIN : LOSS)

/** An Asian line, by how far it was beaten in quarters: half of a stake on a quarter line lies on each of the lines beside it. */
export const judgeLine = (quarters: number): Outcome => {
  if (quarters >= 2) return WIN
  if (quarters <= -2) return LOSS
  if (quarters === 0) return VOID
  return quarters > 0 ? HALF_WIN : HALF_LOSS
}

/** A dead heat: so many places are shared among so many who came in together. */
export const judgeDeadHeat = (places: number, among: number): Outcome =>
  places >= among ? WIN : { won: places, returned: 0, of: among }

export const toShare = ({ won, returned, of }: Outcome): Share => ({ won: won / of, returned: returned / of })
