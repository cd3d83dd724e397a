import { multiplyBull, nameBull } from '@moongate/tables'
import { type Card, DECK } from '../card.ts'
import { orderDeck } from '../deck.ts'
import type { CardGame } from '../game.ts'
import { countPoints, listWagers, MOST_EACH, PARTS, POINTS } from './pay.ts'
import { listMoves, LOTS, makeMove, openTable, suggestMove } from './round.ts'
import { countBid, OWN, SEEN, type Seat, type Table } from './table.ts'

/** A seat as the player sees it: four own cards until the end, then five of everybody. `bull`: what they make. */
export type NiuniuSeat = {
  readonly cards: readonly Card[] | null
  readonly bull: number | null
  readonly times: number | null
  readonly bid: number | null
  readonly lay: number | null
  readonly points: number
}
export type NiuniuView = {
  readonly game: 'niuniu'
  readonly seats: readonly NiuniuSeat[]
  readonly banker: number | null
  /** What everything is counted with once there is a banker. */
  readonly bid: number
  readonly most_points: number
  readonly most_each: number
}

const viewSeat = (table: Table, { cards, bid, lay }: Seat, at: number): NiuniuSeat => {
  const bull = table.over ? nameBull(cards) : null
  return {
    cards: table.over ? cards : at === OWN ? cards.slice(0, SEEN) : null,
    bull,
    times: bull === null ? null : multiplyBull(bull),
    bid: bid ?? null,
    lay: lay ?? null,
    points: countPoints(table, at),
  }
}

const viewTable = (table: Table): NiuniuView => ({
  game: 'niuniu',
  seats: table.seats.map((seat, at) => viewSeat(table, seat, at)),
  banker: table.banker ?? null,
  bid: countBid(table),
  most_points: POINTS.most,
  most_each: MOST_EACH,
})

/** Niuniu against four bots: four cards are seen, all bid at once to be the banker, the others say how often theirs counts, and hands are shown. */
export const niuniu: CardGame<NiuniuView> = {
  code: 'niuniu',
  parts: PARTS,
  // Behind the deck stands the lot.
  shuffle: (chance) => [...orderDeck(chance, 1, DECK), chance(LOTS)],
  play: (cards, moves) => {
    const table = openTable(cards)
    if (!moves.every((move) => makeMove(table, move))) return undefined
    const options = listMoves(table)
    return {
      over: table.over,
      wagers: listWagers(table),
      options: options.map((move) => ({ move, parts: 0 })),
      hint: table.over ? '' : suggestMove(table),
      // The least that it can come to: no bid, and counted once.
      idle: options[0] ?? '',
      view: viewTable(table),
    }
  },
}
