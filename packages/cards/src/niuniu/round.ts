import type { Card } from '../card.ts'
import { chooseBid, chooseLay, judgeFour } from './bots.ts'
import { HAND, LAYS, MOST_BID, OWN, SEATS, SEEN, type Seat, type Table } from './table.ts'

/** So many lots that one to five seats can share them out equally. */
export const LOTS = 60

/** Deals five cards to each seat from a deck, behind which stands the lot. Nobody has bid. */
export const openTable = (cards: readonly Card[]): Table => {
  const seats = Array.from({ length: SEATS }, (_, at): Seat => {
    const own = cards.slice(at * HAND, (at + 1) * HAND)
    return { cards: own, worth: judgeFour(own.slice(0, SEEN)), bid: undefined, lay: undefined }
  })
  return { seats, lot: cards.at(-1) ?? 0, banker: undefined, over: false }
}

/** The banker: who has bid most; of several who have, also where nobody has bid, the lot decides. */
const drawBanker = ({ seats, lot }: Table): number => {
  const most = Math.max(...seats.map(({ bid = 0 }) => bid))
  const highest = seats.flatMap(({ bid = 0 }, seat) => (bid === most ? [seat] : []))
  return highest[lot % highest.length] ?? OWN
}

/** All have chosen: hands are shown. */
const endRound = (table: Table, banker: number): void => {
  const bid = table.seats[banker]?.bid ?? 0
  for (const [at, seat] of table.seats.entries()) if (at !== banker) seat.lay ??= chooseLay(seat.worth, bid)
  table.over = true
}

/** All bid at once; who has become the banker has no more to say. */
const applyBid = (table: Table, bid: number): void => {
  for (const [at, seat] of table.seats.entries()) seat.bid = at === OWN ? bid : chooseBid(seat.worth)
  table.banker = drawBanker(table)
  if (table.banker === OWN) endRound(table, OWN)
}

/** The moves that the player has now. */
export const listMoves = ({ banker, over }: Pick<Table, 'banker' | 'over'>): string[] => {
  if (over) return []
  if (banker !== undefined) return LAYS.map((lay) => `lay:${lay}`)
  return Array.from({ length: MOST_BID + 1 }, (_, bid) => `bid:${bid}`)
}

/** Makes the player's move, and those of the bots; false where the round does not take it now. */
export const makeMove = (table: Table, move: string): boolean => {
  if (!listMoves(table).includes(move)) return false
  const count = Number(move.split(':')[1])
  if (table.banker === undefined) applyBid(table, count)
  else {
    table.seats[OWN]!.lay = count
    endRound(table, table.banker)
  }
  return true
}

/** What the bots would do in the player's place. */
export const suggestMove = ({ seats, banker }: Pick<Table, 'seats' | 'banker'>): string => {
  const { worth } = seats[OWN]!
  return banker === undefined ? `bid:${chooseBid(worth)}` : `lay:${chooseLay(worth, seats[banker]?.bid ?? 0)}`
}
