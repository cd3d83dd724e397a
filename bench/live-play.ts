import { type Gamer, type Trial } from './live-suppliers.ts'

export type Play = (t: Trial, g: Gamer) => Promise<void>

/** Notes a bet that was taken, or that none was. */
export const note = (t: Trial, g: Gamer, bets: number, stake: number): void => {
  if (bets === 0) t.seen.refused[g.kind] += 1
  g.bets += bets
  g.stake += stake
}
