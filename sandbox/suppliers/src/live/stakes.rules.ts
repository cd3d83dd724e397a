import type { Spots } from '@moongate/game-contract/live'
import { computePayout, findMostReturn, isTableBet, judgeRound, type TableRound } from '@moongate/tables'
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
export const takesSpots = ({ game, least, most }: LiveTable, spots: Spots, laid: Spots): boolean => {
  const all = Object.entries(spots)
  if (all.length === 0) return false
  return all.every(
    ([bet, stake]) =>
      isTableBet(game, bet) &&
      stake > 0 &&
      stake % UNIT === 0 &&
      stake + (laid[bet] ?? 0) >= least &&
      stake + (laid[bet] ?? 0) <= most,
  )
}

/** Whether a player stays within what a table takes from one player on a round, over all its spots. */
export const isWithinCap = ({ cap }: Pick<LiveTable, 'cap'>, spots: Spots, laid: Spots): boolean =>
  sumSpots(spots) + sumSpots(laid) <= cap

export const sumSpots = (spots: Spots): number => Object.values(spots).reduce((sum, stake) => sum + stake, 0)

/** The most that chips may bring back: each spot at its best, although not all of them can be at once. */
export const sumMost = ({ game }: Pick<LiveTable, 'game'>, spots: Spots): number =>
  Object.entries(spots).reduce(
    (sum, [bet, stake]) => sum + Number(computePayout(BigInt(stake), findMostReturn(game, bet))),
    0,
  )

/** What each spot brings back when a round is over. */
export const payRound = (round: TableRound, spots: Spots): Spots => {
  const judge = judgeRound(round)
  return Object.fromEntries(
    Object.entries(spots).map(([bet, stake]) => [bet, Number(computePayout(BigInt(stake), judge(bet)))]),
  )
}
