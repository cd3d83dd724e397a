import type { Card } from '../card.ts'
import { orderDeck } from '../deck.ts'
import type { CardGame } from '../game.ts'
import { countPoints, countTimes, listWagers, PARTS, POINTS } from './pay.ts'
import { chooseAct, listMoves, makeMove, openTable, PACK, writeMove } from './round.ts'
import { type Act, isOver, isSpring, OWN, SEATS, type Table } from './table.ts'

/** A seat as the player sees it: cards of others only with the end. */
export type LandlordSeat = {
  readonly cards: readonly Card[] | null
  readonly dealt: readonly Card[] | null
  readonly left: number
  readonly points: number
}
export type LandlordView = {
  readonly game: 'landlord'
  readonly seats: readonly LandlordSeat[]
  /** The three cards, once there is a landlord or the round is over. */
  readonly bottom: readonly Card[] | null
  readonly first: number
  readonly turn: number
  readonly landlord: number | null
  /** What lies there to be beaten, and whose it is. */
  readonly lies: { readonly seat: number; readonly cards: readonly Card[] } | null
  readonly bid: number
  readonly bombs: number
  readonly times: number
  readonly spring: boolean
  readonly winner: number | null
  readonly most_points: number
  /** All that was done, which all have seen. */
  readonly log: readonly Act[]
}

const viewTable = (table: Table): LandlordView => {
  const { bottom, first, turn, landlord, lies, bid, bombs, winner, log } = table
  const over = isOver(table)
  return {
    game: 'landlord',
    seats: table.seats.map(({ hand, dealt }, seat) => ({
      cards: over || seat === OWN ? hand : null,
      dealt: over || seat === OWN ? dealt : null,
      left: hand.length,
      points: countPoints(table, seat),
    })),
    bottom: landlord === undefined && !over ? null : bottom,
    first,
    turn,
    bid,
    bombs,
    log,
    most_points: POINTS.most,
    times: countTimes(table),
    spring: isSpring(table),
    landlord: landlord ?? null,
    lies: lies ? { seat: lies.seat, cards: lies.cards } : null,
    winner: winner ?? null,
  }
}

/** Dou dizhu against two bots: bids, then one against two until somebody is without cards. */
export const landlord: CardGame<LandlordView> = {
  code: 'landlord',
  parts: PARTS,
  // Behind the pack stands who bids first.
  shuffle: (chance) => [...orderDeck(chance, 1, PACK), chance(SEATS)],
  play: (cards, moves) => {
    const table = openTable(cards)
    if (!moves.every((move) => makeMove(table, move))) return undefined
    const over = isOver(table)
    const hint = over ? '' : writeMove(chooseAct(table, OWN))
    return {
      over,
      wagers: listWagers(table),
      options: listMoves(table).map((move) => ({ move, parts: 0 })),
      hint,
      idle: hint,
      view: viewTable(table),
    }
  },
}
