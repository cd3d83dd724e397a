import { type Card, DECK } from '../card.ts'
import type { Take } from '../deck.ts'
import { chooseAct } from './bots.ts'
import { computeScore } from './score.ts'
import {
  type Act,
  canCompare,
  canRaise,
  findNext,
  getPrice,
  getTurn,
  listIn,
  MOST_ROUNDS,
  type Seat,
  SEATS,
  type Table,
} from './table.ts'

/** The player's seat. */
export const OWN = 0
/** Cards that nobody holds decide what is left to chance; the same cards make the same round. */
const DICE = 24
const LUCK = 12

const dealSeat = (take: Take): Seat => {
  const cards: Card[] = [take(), take(), take()]
  return { cards, score: computeScore(cards), looked: false, out: false, staked: 1, last: null }
}

const drawDice = (take: Take, count: number): number[] => Array.from({ length: count }, () => take() / DECK)
const rollDice = (dice: readonly number[]): (() => number) => {
  let rolled = 0
  return () => dice[rolled++ % dice.length]!
}

/** Ends the round where one is left, or where the last round of turns is over: then the best hand wins, of equal ones the first in turn. */
const findWinner = (table: Table): number | undefined => {
  const left = listIn(table)
  if (left.length > 1 && table.round <= MOST_ROUNDS) return undefined
  const order = left.toSorted((a, b) => ((a - table.first + SEATS) % SEATS) - ((b - table.first + SEATS) % SEATS))
  return order.reduce((best, seat) => (table.seats[seat]!.score > table.seats[best]!.score ? seat : best), order[0]!)
}

/** Gives the turn to the next who is in. */
const passTurn = (table: Table): void => {
  do {
    table.at += 1
    if (table.at === SEATS) {
      table.at = 0
      table.round += 1
    }
  } while (table.seats[getTurn(table)]!.out)
  table.winner = findWinner(table)
}

/** Whoever asks loses where both hands are equal. */
const compareHands = (asking: Seat, asked: Seat): void => {
  const loser = asking.score > asked.score ? asked : asking
  loser.out = true
}

/** Does what somebody has chosen; looking leaves the turn with them. */
const applyAct = (table: Table, choice: Act, seat: Seat, other: number): void => {
  seat.last = choice
  if (choice === 'look') {
    seat.looked = true
    return
  }
  if (choice === 'fold') seat.out = true
  else {
    if (choice === 'raise') table.level += 1
    seat.staked += getPrice(table, seat)
  }
  if (choice === 'compare') compareHands(seat, table.seats[other]!)
  passTurn(table)
}

/** Lets the bots play until it is the player's turn, or the round is over, for the player or for all. */
const playBots = (table: Table): void => {
  while (table.winner === undefined && !table.seats[OWN]!.out && getTurn(table) !== OWN) {
    const turn = getTurn(table)
    const seat = table.seats[turn]!
    applyAct(table, chooseAct(table, seat, table.dice()), seat, findNext(table, turn))
  }
}

/** Deals a round, and lets the bots play that come before the player. */
export const openTable = (take: Take): Table => {
  const seats = Array.from({ length: SEATS }, () => dealSeat(take))
  const first = take() % SEATS
  const [dice, luck] = [rollDice(drawDice(take, DICE)), drawDice(take, LUCK)]
  const table: Table = { seats, first, dice, luck, moved: 0, level: 0, round: 1, at: 0, winner: undefined }
  playBots(table)
  return table
}

/** Whether the round is over for the player. */
export const isOver = ({ winner, seats }: Table): boolean => winner !== undefined || seats[OWN]!.out

/** The moves that the player has now: with whom they compare stands behind it. */
export const listMoves = (table: Table): string[] => {
  const own = table.seats[OWN]!
  if (isOver(table)) return []
  return [
    ...(own.looked ? [] : ['look']),
    'call',
    ...(canRaise(table) ? ['raise'] : []),
    ...(canCompare(table)
      ? listIn(table)
          .filter((seat) => seat !== OWN)
          .map((seat) => `compare:${seat}`)
      : []),
    'fold',
  ]
}

const ACTS = ['look', 'call', 'raise', 'compare', 'fold'] as const

/** What a move lays, in antes. */
export const getCost = (table: Table, move: string): number => {
  if (move === 'look' || move === 'fold') return 0
  return getPrice({ level: table.level + (move === 'raise' ? 1 : 0) }, table.seats[OWN]!)
}

/** Makes the player's move, and those of the bots after it; false where the round does not take it now. */
export const makeMove = (table: Table, move: string): boolean => {
  if (!listMoves(table).includes(move)) return false
  const [named, other = ''] = move.split(':')
  const choice = ACTS.find((one) => one === named)
  if (!choice) return false
  table.moved += 1
  applyAct(table, choice, table.seats[OWN]!, Number(other))
  playBots(table)
  return true
}

/** What the bots would do in the player's place. */
export const suggestMove = (table: Table): string => {
  const own = table.seats[OWN]!
  const choice = chooseAct(table, own, table.luck[table.moved % LUCK]!)
  return choice === 'compare' ? `compare:${findNext(table, OWN)}` : choice
}
