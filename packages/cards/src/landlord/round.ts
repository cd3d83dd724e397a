import { type Card, DECK } from '../card.ts'
import { chooseBid, chooseCards } from './bots.ts'
import { isBomb, sortCards } from './hand.ts'
import { canBeat, readCombos } from './read.ts'
import { type Act, isOver, MOST_BID, OWN, SEATS, type Table } from './table.ts'

/** A pack with both jokers. */
export const PACK = DECK + 2
const HAND = 17

/** Who has bid most is the landlord, takes the three cards, and leads. */
const crownLandlord = (table: Table, seat: number): void => {
  table.landlord = seat
  table.turn = seat
  const own = table.seats[seat]!
  own.hand = sortCards([...own.hand, ...table.bottom])
}

/** Each bids once; three ends it at once. Where nobody bids the round is passed out. */
const applyBid = (table: Table, seat: number, bid: number): void => {
  table.seats[seat]!.bid = bid
  table.bid = Math.max(table.bid, bid)
  table.turn = (seat + 1) % SEATS
  if (bid < MOST_BID && table.seats.some((one) => one.bid === undefined)) return
  if (table.bid === 0) table.passed_out = true
  else
    crownLandlord(
      table,
      table.seats.findIndex((one) => one.bid === table.bid),
    )
}

const applyCards = (table: Table, seat: number, cards: readonly Card[]): void => {
  const own = table.seats[seat]!
  const readings = readCombos(cards)
  if (readings.some(isBomb)) table.bombs += 1
  table.lies = { seat, cards, readings }
  own.hand = own.hand.filter((card) => !cards.includes(card))
  own.plays += 1
  if (own.hand.length === 0) table.winner = seat
}

const applyAct = (table: Table, act: Act): void => {
  table.log.push(act)
  if (act.bid !== undefined) return applyBid(table, act.seat, act.bid)
  if (act.cards) applyCards(table, act.seat, act.cards)
  table.turn = (act.seat + 1) % SEATS
  // Whoever played last leads again once both others have passed.
  if (table.lies?.seat === table.turn && !isOver(table)) table.lies = undefined
}

/** What a bot does at its turn; the advice is the same in the player's place. */
export const chooseAct = (table: Table, seat: number): Act => {
  if (table.landlord === undefined) return { seat, bid: chooseBid(table.seats[seat]!.hand, table.bid) }
  const cards = chooseCards(table, seat)
  return cards.length > 0 ? { seat, cards } : { seat }
}

const playBots = (table: Table): void => {
  while (!isOver(table) && table.turn !== OWN) applyAct(table, chooseAct(table, table.turn))
}

/** Deals a pack, behind which it stands who bids first, and lets the bots play that come before the player. */
export const openTable = (cards: readonly Card[]): Table => {
  const seats = Array.from({ length: SEATS }, (_, seat) => {
    const dealt = sortCards(cards.slice(seat * HAND, (seat + 1) * HAND))
    return { hand: dealt, dealt, bid: undefined, plays: 0 }
  })
  const [bottom, first] = [sortCards(cards.slice(SEATS * HAND, PACK)), cards[PACK] ?? 0]
  const begun = { bid: 0, landlord: undefined, lies: undefined, bombs: 0, winner: undefined, passed_out: false }
  const table: Table = { seats, bottom, first, turn: first, log: [], ...begun }
  playBots(table)
  return table
}

/** Whether cards may be played now: they are read as something, and as something that beats what lies there. */
const takesCards = ({ lies, seats }: Table, cards: readonly Card[]): boolean => {
  const own = seats[OWN]!.hand
  if (new Set(cards).size !== cards.length || !cards.every((card) => own.includes(card))) return false
  const readings = readCombos(cards)
  if (!lies) return readings.length > 0
  return readings.some((one) => lies.readings.some((other) => canBeat(one, other)))
}

/** The moves that the player has now. Which cards are played stands behind `play`. */
export const listMoves = (table: Table): string[] => {
  if (isOver(table)) return []
  if (table.landlord !== undefined) return table.lies ? ['play', 'pass'] : ['play']
  const higher = Array.from({ length: MOST_BID - table.bid }, (_, at) => `bid:${table.bid + at + 1}`)
  return [...higher, 'bid:0']
}

/** Cards of a move: their numbers. */
const WRITTEN = /^\d{1,2}(-\d{1,2})*$/
const readBare = (name: string | undefined, said: string): Act =>
  name === 'bid' ? { seat: OWN, bid: Number(said) } : { seat: OWN }

const readAct = (table: Table, move: string): Act | undefined => {
  const [name, said = ''] = move.split(':')
  if (name !== 'play') return listMoves(table).includes(move) ? readBare(name, said) : undefined
  const cards = WRITTEN.test(said) ? said.split('-').map(Number) : []
  return listMoves(table).includes('play') && takesCards(table, cards) ? { seat: OWN, cards } : undefined
}

/** Makes the player's move, and those of the bots after it; false where the round does not take it now. */
export const makeMove = (table: Table, move: string): boolean => {
  const act = readAct(table, move)
  if (!act) return false
  applyAct(table, act)
  playBots(table)
  return true
}

/** An act as the move that makes it. */
export const writeMove = ({ bid, cards }: Act): string => {
  if (bid !== undefined) return `bid:${bid}`
  return cards ? `play:${cards.join('-')}` : 'pass'
}
