import type { Wager } from '../game.ts'
import { countParts, listHeld, type Points } from '../points.ts'
import { isOver, isSpring, OWN, type Table } from './table.ts'

/** Twentieths of a point are paid. What a round can cost at most is a landlord's loss; a farmer's is half of it. */
export const POINTS: Points = { most: 50, shares: 20 }
export const PARTS = countParts(POINTS)

/** How often a point counts: the bid, doubled by each bomb, by the rocket, and by a spring. */
export const countTimes = (table: Pick<Table, 'bid' | 'bombs' | 'winner' | 'landlord' | 'seats'>): number =>
  table.bid * 2 ** (table.bombs + (isSpring(table) ? 1 : 0))

/** What a seat has won in points, less than nothing where it lost: the landlord for two, each up to half of the most. */
export const countPoints = (table: Table, seat: number): number => {
  if (table.winner === undefined) return 0
  const each = Math.min(countTimes(table), POINTS.most / 2)
  const size = seat === table.landlord ? 2 * each : each
  return (seat === table.landlord) === (table.winner === table.landlord) ? size : -size
}

/** What the player held, and what they played for. */
export const listWagers = (table: Table): Wager[] => listHeld(POINTS, isOver(table), countPoints(table, OWN))
