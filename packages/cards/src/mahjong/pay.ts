import type { Wager } from '../game.ts'
import { countParts, listHeld, type Points } from '../points.ts'
import { sumFan } from './fan.ts'
import { OWN, type Table } from './table.ts'

/** Twentieths of a point are paid. No hand counts more than can be lost. */
export const POINTS: Points = { most: 50, shares: 20 }
export const PARTS = countParts(POINTS)

/** What a seat has won in points, less than nothing where it lost: what the hand that won counts. */
export const countPoints = ({ winner, fan }: Pick<Table, 'winner' | 'fan'>, seat: number): number => {
  if (winner === undefined) return 0
  const size = Math.min(POINTS.most, sumFan(fan))
  return seat === winner ? size : -size
}

/** What the player held, and what they played for. */
export const listWagers = (table: Table): Wager[] => listHeld(POINTS, table.ended, countPoints(table, OWN))
