import type { GameCode } from '@moongate/tables'

/**
 * A table of the live casino. Stakes in minor units, whole multiples of a hundred: `least` and `most` of a spot, `cap` of all that a player
 * has on a round. `betting_ms` is how long a round takes bets.
 */
export type LiveTable = {
  readonly code: string
  readonly game: GameCode
  readonly least: number
  readonly most: number
  readonly cap: number
  readonly betting_ms: number
}

/** The tables that stand open, each with a shoe or a series of rounds of its own. */
export const LIVE_TABLES: readonly LiveTable[] = [
  { code: 'B1', game: 'baccarat', least: 1_000, most: 500_000, cap: 1_000_000, betting_ms: 18_000 },
  { code: 'B2', game: 'baccarat', least: 500, most: 200_000, cap: 400_000, betting_ms: 10_000 },
  { code: 'B3', game: 'baccarat', least: 10_000, most: 5_000_000, cap: 10_000_000, betting_ms: 20_000 },
  { code: 'D1', game: 'dragon_tiger', least: 1_000, most: 500_000, cap: 1_000_000, betting_ms: 15_000 },
  { code: 'D2', game: 'dragon_tiger', least: 500, most: 200_000, cap: 400_000, betting_ms: 9_000 },
  { code: 'R1', game: 'roulette', least: 500, most: 200_000, cap: 1_000_000, betting_ms: 25_000 },
  { code: 'R2', game: 'roulette', least: 100, most: 50_000, cap: 250_000, betting_ms: 12_000 },
  { code: 'S1', game: 'sic_bo', least: 1_000, most: 200_000, cap: 1_000_000, betting_ms: 20_000 },
  { code: 'S2', game: 'sic_bo', least: 100, most: 50_000, cap: 250_000, betting_ms: 9_000 },
  { code: 'N1', game: 'niuniu', least: 1_000, most: 500_000, cap: 1_000_000, betting_ms: 18_000 },
  { code: 'N2', game: 'niuniu', least: 500, most: 200_000, cap: 400_000, betting_ms: 9_000 },
]

export const findTable = (code: string): LiveTable | undefined => LIVE_TABLES.find((table) => table.code === code)
