import type { Card } from '../card.ts'
import type { Counted } from './fan.ts'
import type { Group } from './read.ts'
import { countKinds } from './tile.ts'

export const SEATS = 2
/** The player's seat. */
export const OWN = 0
export const HAND = 13
/** A group that lies on the table, with its tiles. */
export type Meld = Group & { readonly tiles: readonly Card[] }
/** `laid`: what was discarded and nobody took. */
export type Seat = { hand: Card[]; readonly dealt: readonly Card[]; melds: Meld[]; laid: Card[] }
/** What somebody did: with which tile, or with which kind as the lowest of a group. */
type Did = 'discard' | 'chow' | 'pung' | 'kong' | 'win' | 'pass'
export type Act = { readonly seat: number; readonly did: Did; readonly tile?: Card; readonly kind?: number }
/**
 * A round on the table. Whose turn it is may take what `lies` there, or has a tile more than thirteen and discards one. `seen`: how many of each kind
 * all have seen. `ended`: somebody has won, or no tile was left to draw.
 */
export type Table = {
  readonly seats: readonly Seat[]
  readonly wall: readonly Card[]
  readonly dealer: number
  readonly seen: number[]
  readonly log: Act[]
  at: number
  turn: number
  lies: Card | undefined
  drawn: Card | undefined
  after_kong: boolean
  winner: number | undefined
  won_with: Card | undefined
  fan: readonly Counted[]
  ended: boolean
}

/** How many tiles are left to draw. */
export const countLeft = ({ wall, at }: Pick<Table, 'wall' | 'at'>): number => wall.length - at
/** How many of each kind a seat holds in its hand. */
export const countHand = ({ hand }: Pick<Seat, 'hand'>): number[] => countKinds(hand)
