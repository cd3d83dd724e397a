import type { Card } from '../card.ts'
import type { Combo } from './combo.ts'

export const SEATS = 3
/** The player's seat. */
export const OWN = 0
export const MOST_BID = 3
export type Seat = { hand: Card[]; readonly dealt: readonly Card[]; bid: number | undefined; plays: number }
/** What somebody did: a bid, cards, or nothing of either, which is a pass. */
export type Act = { readonly seat: number; readonly bid?: number; readonly cards?: readonly Card[] }
/** What lies there to be beaten: who played it, its cards, and how they are read. */
export type Lying = { readonly seat: number; readonly cards: readonly Card[]; readonly readings: readonly Combo[] }
/** A round on the table. `winner`: who was first without cards. `passed_out`: nobody wanted to be the landlord. */
export type Table = {
  readonly seats: readonly Seat[]
  readonly bottom: readonly Card[]
  readonly first: number
  turn: number
  bid: number
  landlord: number | undefined
  lies: Lying | undefined
  bombs: number
  winner: number | undefined
  passed_out: boolean
  readonly log: Act[]
}

export const isOver = ({ winner, passed_out }: Pick<Table, 'winner' | 'passed_out'>): boolean =>
  winner !== undefined || passed_out
/** Whether two seats play against one another. */
export const isAgainst = ({ landlord }: Pick<Table, 'landlord'>, a: number, b: number): boolean =>
  a !== b && (a === landlord || b === landlord)
/** Whether somebody won without the others coming to play: the farmers no card at all, or the landlord none after the first. */
export const isSpring = ({ winner, landlord, seats }: Pick<Table, 'winner' | 'landlord' | 'seats'>): boolean => {
  if (winner === undefined) return false
  if (winner === landlord) return seats.every(({ plays }, seat) => seat === landlord || plays === 0)
  return seats.some(({ plays }, seat) => seat === landlord && plays === 1)
}
