import type { Card } from '../card.ts'

export const SEATS = 5
/** The player's seat. */
export const OWN = 0
export const HAND = 5
/** So many cards of a hand are seen by who holds it before the bids; the last one comes with the end. */
export const SEEN = 4
export const MOST_BID = 3
/** How often what lies between a player and the banker can be counted. */
export const LAYS = [1, 2] as const

/** `worth`: what the four cards that are seen are worth to whoever holds them. */
export type Seat = {
  readonly cards: readonly Card[]
  readonly worth: number
  bid: number | undefined
  lay: number | undefined
}
/** A round on the table. `lot`: who is the banker where several have bid most. */
export type Table = { readonly seats: readonly Seat[]; readonly lot: number; banker: number | undefined; over: boolean }

/** What everything is counted with: the banker's bid, or one where nobody has bid. */
export const countBid = ({ seats, banker }: Pick<Table, 'seats' | 'banker'>): number =>
  banker === undefined ? 0 : Math.max(1, seats[banker]?.bid ?? 0)
