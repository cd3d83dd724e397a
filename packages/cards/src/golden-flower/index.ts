import { type Card, DECK } from '../card.ts'
import { dealFrom, orderDeck } from '../deck.ts'
import type { CardGame } from '../game.ts'
import { listWagers, PARTS } from './pay.ts'
import { getCost, isOver, listMoves, makeMove, openTable, OWN, suggestMove } from './round.ts'
import { getKind, type Kind } from './score.ts'
import { type Act, getTurn, LEVELS, MOST_ROUNDS, type Seat, type Table } from './table.ts'

/** A seat as the player sees it: cards of others, and own ones that were not looked at, only with the end. */
export type SeatView = {
  readonly cards: readonly Card[] | null
  readonly kind: Kind | null
  readonly looked: boolean
  readonly out: boolean
  readonly staked: number
  readonly last: Act | null
}
/** Stakes are counted in antes. */
export type GoldenFlowerView = {
  readonly game: 'golden_flower'
  readonly seats: readonly SeatView[]
  readonly first: number
  readonly turn: number
  readonly round: number
  readonly rounds: number
  readonly level: number
  readonly winner: number | null
}

const viewSeat = (seat: Seat, shown: boolean): SeatView => ({
  cards: shown ? seat.cards : null,
  kind: shown ? getKind(seat.score) : null,
  looked: seat.looked,
  out: seat.out,
  staked: seat.staked,
  last: seat.last,
})

const viewTable = (table: Table): GoldenFlowerView => ({
  game: 'golden_flower',
  seats: table.seats.map((seat, at) => viewSeat(seat, isOver(table) || (at === OWN && seat.looked))),
  first: table.first,
  turn: getTurn(table),
  round: Math.min(table.round, MOST_ROUNDS),
  rounds: MOST_ROUNDS,
  level: LEVELS[table.level] ?? 0,
  winner: table.winner ?? null,
})

type Played = { table: Table; laid: number[] }

const replayMoves = (cards: readonly Card[], moves: readonly string[]): Played | undefined => {
  const table = openTable(dealFrom(cards))
  const laid = [1]
  const made = moves.every((move) => {
    const cost = getCost(table, move)
    if (!makeMove(table, move)) return false
    if (cost > 0) laid.push(cost)
    return true
  })
  return made ? { table, laid } : undefined
}

/** Three cards against three bots: look or stay blind, call, raise, compare, fold; the last one in takes the pot. */
export const goldenFlower: CardGame<GoldenFlowerView> = {
  code: 'golden_flower',
  parts: PARTS,
  shuffle: (chance) => orderDeck(chance, 1, DECK),
  play: (cards, moves) => {
    const played = replayMoves(cards, moves)
    if (!played) return undefined
    const { table, laid } = played
    return {
      over: isOver(table),
      wagers: listWagers(table, laid),
      options: listMoves(table).map((move) => ({ move, parts: getCost(table, move) * PARTS })),
      hint: isOver(table) ? '' : suggestMove(table),
      idle: 'fold',
      view: viewTable(table),
    }
  },
}
