import type { Chance } from '@moongate/slots'
import type { TableGame } from './game.ts'

/** What rounds brought a bet. Figures of an experiment, not money: floats are right here. */
export type BetSimulation = {
  readonly bet: string
  readonly rounds: number
  /** Mean return of a stake of one, and its standard deviation. */
  readonly mean: number
  readonly deviation: number
}

/** Plays so many rounds with every one of these bets on each of them. */
export const simulateBets = (
  game: Pick<TableGame, 'open'>,
  bets: readonly string[],
  chance: Chance,
  rounds: number,
): BetSimulation[] => {
  const deal = game.open(chance)
  const sums = bets.map((bet) => ({ bet, sum: 0, squares: 0 }))
  for (let round = 0; round < rounds; round += 1) {
    const judge = deal()
    for (const one of sums) {
      const returned = judge(one.bet) / 100
      one.sum += returned
      one.squares += returned * returned
    }
  }
  return sums.map(({ bet, sum, squares }) => {
    const mean = sum / rounds
    return { bet, rounds, mean, deviation: Math.sqrt(squares / rounds - mean * mean) }
  })
}
