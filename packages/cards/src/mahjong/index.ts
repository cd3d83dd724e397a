import type { Card } from '../card.ts'
import type { CardGame } from '../game.ts'
import { chooseAct } from './bots.ts'
import type { Counted } from './fan.ts'
import { countPoints, listWagers, PARTS, POINTS } from './pay.ts'
import { listMoves, makeMove, openTable, writeMove } from './round.ts'
import { shuffleTiles } from './simulate.ts'
import { type Act, countLeft, type Meld, OWN, type Seat, type Table } from './table.ts'

/** A seat as the player sees it: the tiles of the bot only with the end. */
type MahjongSeat = {
  readonly hand: readonly Card[] | null
  readonly dealt: readonly Card[] | null
  readonly size: number
  readonly melds: readonly Meld[]
  readonly laid: readonly Card[]
  readonly points: number
}
export type MahjongView = {
  readonly game: 'mahjong'
  readonly seats: readonly MahjongSeat[]
  readonly dealer: number
  readonly turn: number
  /** What was laid last and may be taken. */
  readonly lies: Card | null
  /** What the player has drawn and may lay again. */
  readonly drawn: Card | null
  readonly left: number
  readonly winner: number | null
  readonly won_with: Card | null
  readonly fan: readonly Counted[]
  readonly most_points: number
  /** All that was done where everybody could see it. */
  readonly log: readonly Act[]
}

const viewSeat = (table: Table, { hand, dealt, melds, laid }: Seat, seat: number): MahjongSeat => {
  const shown = table.ended || seat === OWN
  const points = countPoints(table, seat)
  return { hand: shown ? hand : null, dealt: shown ? dealt : null, size: hand.length, melds, laid, points }
}

const viewTable = (table: Table): MahjongView => {
  const { dealer, turn, lies, drawn, winner, won_with, fan, log } = table
  return {
    game: 'mahjong',
    seats: table.seats.map((seat, at) => viewSeat(table, seat, at)),
    dealer,
    turn,
    fan,
    log,
    lies: lies ?? null,
    drawn: turn === OWN ? (drawn ?? null) : null,
    left: countLeft(table),
    winner: winner ?? null,
    won_with: won_with ?? null,
    most_points: POINTS.most,
  }
}

/** Mahjong for two: one suit and the honours, against a bot. */
export const mahjong: CardGame<MahjongView> = {
  code: 'mahjong',
  parts: PARTS,
  shuffle: shuffleTiles,
  play: (cards, moves) => {
    const table = openTable(cards)
    if (!moves.every((move) => makeMove(table, move))) return undefined
    const hint = table.ended ? '' : writeMove(chooseAct(table))
    return {
      over: table.ended,
      wagers: listWagers(table),
      options: listMoves(table).map((move) => ({ move, parts: 0 })),
      hint,
      idle: hint,
      view: viewTable(table),
    }
  },
}
