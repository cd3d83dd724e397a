import { type BaccaratBet, computePayout, type Hand, isBaccaratBet, judgeHand, returnBet } from '@moongate/tables'
import type { Spots } from './bets.sql.ts'
import type { LiveTable } from './tables.ts'

const UNIT = 100

/** Chips of several calls on one round, together. */
export const addSpots = (all: readonly Spots[]): Spots => {
  const sum: Record<string, number> = {}
  for (const spots of all) for (const [bet, stake] of Object.entries(spots)) sum[bet] = (sum[bet] ?? 0) + stake
  return sum
}

/**
 * Whether a table takes these chips beside those that lie there: on spots that it has, in whole units, and on each spot within its
 * limits.
 */
export const takesSpots = ({ least, most }: LiveTable, spots: Spots, laid: Spots): boolean => {
  const all = Object.entries(spots)
  if (all.length === 0) return false
  return all.every(
    ([bet, stake]) =>
      isBaccaratBet(bet) &&
      stake > 0 &&
      stake % UNIT === 0 &&
      stake + (laid[bet] ?? 0) >= least &&
      stake + (laid[bet] ?? 0) <= most,
  )
}

export const sumSpots = (spots: Spots): number => Object.values(spots).reduce((sum, stake) => sum + stake, 0)

/** What each spot brings back when a hand is over. */
export const payHand = (hand: Hand, spots: Spots): Partial<Record<BaccaratBet, number>> => {
  const outcome = judgeHand(hand)
  return Object.fromEntries(
    Object.entries(spots).map(([bet, stake]) => [
      bet,
      isBaccaratBet(bet) ? Number(computePayout(BigInt(stake), returnBet(bet, outcome))) : 0,
    ]),
  )
}
