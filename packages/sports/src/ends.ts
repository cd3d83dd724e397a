import { type Outcome, type Share, toShare } from './outcome.ts'

/** Every value that a figure of a match may come to, with its probability. */
export type Chances = readonly (readonly [value: number, probability: number])[]
/** How a match may end: by what the home side leads, by what both score together, and the score itself (`packScore`). */
export type Ends = { readonly diff: Chances; readonly total: Chances; readonly score: Chances }
export type Figure = keyof Ends

const BASE = 1000
/** A score as one number. */
export const packScore = (home: number, away: number): number => home * BASE + away

/** Adds up the ways in which a match may end; the score itself only where it is bet on. */
export const createSums = (scores = true) => {
  const sums = { diff: new Map<number, number>(), total: new Map<number, number>(), score: new Map<number, number>() }
  const add = (chances: Map<number, number>, value: number, p: number): void =>
    void chances.set(value, (chances.get(value) ?? 0) + p)
  return {
    add: (home: number, away: number, p: number): void => {
      add(sums.diff, home - away, p)
      add(sums.total, home + away, p)
      if (scores) add(sums.score, packScore(home, away), p)
    },
    close: (): Ends => ({ diff: [...sums.diff], total: [...sums.total], score: [...sums.score] }),
  }
}

/** What a selection brings in the mean, by the function that also judges it when the match is over. */
export const expectShare = (chances: Chances, judge: (value: number) => Outcome): Share => {
  const sum = { won: 0, returned: 0 }
  for (const [value, p] of chances) {
    const { won, returned } = toShare(judge(value))
    sum.won += p * won
    sum.returned += p * returned
  }
  return sum
}
