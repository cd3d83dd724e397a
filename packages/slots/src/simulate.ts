import type { Chance } from './chance.ts'
import type { SlotGame } from './game.ts'
import { getPriceStakes, playRound } from './round.ts'

/** What rounds came to. Figures of an experiment, not money: floats are right here. */
export type Simulation = {
  readonly rounds: number
  /** Mean return of a round per price, and its standard deviation. */
  readonly mean: number
  readonly deviation: number
  /** Share of rounds that paid or had free spins, and that had free spins. */
  readonly hit_rate: number
  readonly feature_rate: number
  readonly largest_stakes: number
  /** Rounds that the largest win ended. */
  readonly capped: number
}

/** Plays so many rounds, each as a player's would be, and sums them up. */
export const simulateRounds = (game: SlotGame, chance: Chance, rounds: number, bought = false): Simulation => {
  const price = game.stake_parts * getPriceStakes(game, bought)
  let [sum, squares, hits, features, largest, capped] = [0, 0, 0, 0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const { spins, parts, capped: isCapped } = playRound(game, chance, bought)
    sum += parts
    squares += parts * parts
    if (spins[0]!.parts > 0 || spins.length > 1) hits += 1
    if (spins.length > 1) features += 1
    if (isCapped) capped += 1
    largest = Math.max(largest, parts)
  }
  const mean = sum / rounds
  return {
    rounds,
    mean: mean / price,
    deviation: Math.sqrt(squares / rounds - mean * mean) / price,
    hit_rate: hits / rounds,
    feature_rate: features / rounds,
    largest_stakes: largest / game.stake_parts,
    capped,
  }
}

/** Normal quantiles of the intervals that are asked for. */
export const QUANTILES = { '99': 2.5758, '99.9': 3.2905 } as const

/** Half the width of the interval around the mean. */
export const computeHalfWidth = ({ deviation, rounds }: Simulation, level: keyof typeof QUANTILES): number =>
  (QUANTILES[level] * deviation) / Math.sqrt(rounds)
