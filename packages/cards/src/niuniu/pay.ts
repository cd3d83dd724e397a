import { isBetterHand, multiplyBull, nameBull } from '@moongate/tables'
import type { Wager } from '../game.ts'
import { countParts, listHeld, type Points } from '../points.ts'
import { countBid, OWN, SEATS, type Table } from './table.ts'

/** What lies between the banker and a player at most, in points. */
export const MOST_EACH = 10
/** Of each point that is won a twenty-fifth is kept. */
export const POINTS: Points = { most: MOST_EACH * (SEATS - 1), shares: 25 }
export const PARTS = countParts(POINTS)

/** What a player wins from the banker in points, or loses to them: bid, lay, and what the better hand makes. */
const countAgainst = (table: Table, seat: number, banker: number): number => {
  const { cards: own, lay = 0 } = table.seats[seat]!
  const { cards: theirs } = table.seats[banker]!
  const won = isBetterHand(own, theirs)
  const size = Math.min(MOST_EACH, countBid(table) * lay * multiplyBull(nameBull(won ? own : theirs)))
  return won ? size : -size
}

/** What a seat has won in points, less than nothing where it lost: the banker from all others together. */
export const countPoints = (table: Table, seat: number): number => {
  const { banker, over, seats } = table
  if (!over || banker === undefined) return 0
  if (seat !== banker) return countAgainst(table, seat, banker)
  return seats.reduce((sum, _, other) => (other === banker ? sum : sum - countAgainst(table, other, banker)), 0)
}

/** What the player held, and what they played for. */
export const listWagers = (table: Table): Wager[] => listHeld(POINTS, table.over, countPoints(table, OWN))
