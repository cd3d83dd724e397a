import { HOLD, type Wager } from '../game.ts'
import { isOver, isSpring, OWN, type Table } from './table.ts'

/** What a round can cost at most, in points: a landlord's loss; a farmer's is half of it. */
export const MOST_POINTS = 50
/** Twentieths of a point: of each that is won nineteen go to the winner, and one is kept. */
const SHARES = 20
const RAKED = 19
export const PARTS = MOST_POINTS * SHARES

/** How often a point counts: the bid, doubled by each bomb, by the rocket, and by a spring. */
export const countTimes = (table: Pick<Table, 'bid' | 'bombs' | 'winner' | 'landlord' | 'seats'>): number =>
  table.bid * 2 ** (table.bombs + (isSpring(table) ? 1 : 0))

/** What a seat has won in points, less than nothing where it lost: the landlord for two, each up to half of the most. */
export const countPoints = (table: Table, seat: number): number => {
  if (table.winner === undefined) return 0
  const each = Math.min(countTimes(table), MOST_POINTS / 2)
  const size = seat === table.landlord ? 2 * each : each
  return (seat === table.landlord) === (table.winner === table.landlord) ? size : -size
}

/**
 * What was held comes back with the end. What the round was played for is laid then, out of it: a bet as high as what it cost, or as what was won from
 * the others.
 */
export const listWagers = (table: Table): Wager[] => {
  const over = isOver(table)
  const points = countPoints(table, OWN)
  const staked = Math.abs(points) * SHARES
  const hold = { name: HOLD, staked: PARTS, paid: over ? PARTS : 0 }
  const played = { name: 'played', staked, paid: points > 0 ? staked + points * RAKED : 0 }
  return points === 0 ? [hold] : [hold, played]
}
