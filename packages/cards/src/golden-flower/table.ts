import type { Card } from '../card.ts'

/** Prices of a turn for who has not looked, in antes; who has looked pays twice. */
export const LEVELS = [1, 2, 4, 8] as const
export const SEATS = 4
/** After so many rounds all who are still in show their cards. */
export const MOST_ROUNDS = 8
/** From this round on cards may be compared. */
export const COMPARE_FROM = 2

export type Act = 'look' | 'call' | 'raise' | 'compare' | 'fold'
export type Seat = {
  readonly cards: readonly Card[]
  readonly score: number
  looked: boolean
  out: boolean
  /** Antes that lie in the pot. */
  staked: number
  last: Act | null
}
/** A round on the table. Seat 0 is the player's; `first` begins each round of turns, `at` counts from there. */
export type Table = {
  readonly seats: readonly Seat[]
  readonly first: number
  /** What bots leave to chance, one after the other; and what the advice does, by how often the player has moved. */
  readonly dice: () => number
  readonly luck: readonly number[]
  moved: number
  level: number
  round: number
  at: number
  winner: number | undefined
}

/** Whose turn it is. */
export const getTurn = ({ first, at }: Pick<Table, 'first' | 'at'>): number => (first + at) % SEATS
/** The seats that are still in. */
export const listIn = ({ seats }: Pick<Table, 'seats'>): number[] =>
  seats.flatMap(({ out }, seat) => (out ? [] : [seat]))
/** What a turn costs, in antes. */
export const getPrice = ({ level }: Pick<Table, 'level'>, { looked }: Pick<Seat, 'looked'>): number => {
  const price = LEVELS[level] ?? 0
  return looked ? 2 * price : price
}
/** Whether the price can go up. */
export const canRaise = ({ level }: Pick<Table, 'level'>): boolean => level < LEVELS.length - 1
/** Whether cards may be compared in this round of turns. */
export const canCompare = ({ round }: Pick<Table, 'round'>): boolean => round >= COMPARE_FROM
/** The next who is still in, after a seat. */
export const findNext = (table: Pick<Table, 'seats'>, seat: number): number => {
  const others = listIn(table).filter((one) => one !== seat)
  return others.find((one) => one > seat) ?? others[0] ?? seat
}
