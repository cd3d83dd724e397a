import type { Card } from '../card.ts'
import { listActs } from './acts.ts'
import { chooseAct } from './bots.ts'
import { type How, listFan } from './fan.ts'
import { listWays } from './read.ts'
import { type Act, countHand, countLeft, HAND, type Meld, OWN, SEATS, type Seat, type Table } from './table.ts'
import { countKinds, getKind, KINDS, PACK } from './tile.ts'

const getOther = (seat: number): number => (seat + 1) % SEATS

/** Gives a seat the next tile of the wall; where none is left nobody wins. */
const drawTile = (table: Table, seat: number, after_kong = false): void => {
  const tile = table.wall[table.at]
  table.lies = undefined
  if (tile === undefined) {
    table.ended = true
    return
  }
  table.at += 1
  table.turn = seat
  table.drawn = tile
  table.after_kong = after_kong
  table.seats[seat]!.hand.push(tile)
}

const takeTiles = (seat: Seat, kind: number, count: number): Card[] => {
  const taken = seat.hand.filter((tile) => getKind(tile) === kind).slice(0, count)
  seat.hand = seat.hand.filter((tile) => !taken.includes(tile))
  return taken
}

const applyDiscard = (table: Table, { seat, tile = 0 }: Act): void => {
  const own = table.seats[seat]!
  own.hand = own.hand.filter((one) => one !== tile).toSorted((a, b) => a - b)
  own.laid.push(tile)
  table.seen[getKind(tile)]! += 1
  Object.assign(table, { turn: getOther(seat), lies: tile, drawn: undefined, after_kong: false })
  if (listActs(table).length === 0) drawTile(table, table.turn)
}

/** Lays a group onto the table: its own tiles of a seat, and what the other had laid. */
const layGroup = (table: Table, { seat, did, kind = 0 }: Act): void => {
  const own = table.seats[seat]!
  const lies = table.lies
  const taken = lies === undefined ? [] : [lies]
  const kinds = did === 'chow' ? [kind, kind + 1, kind + 2] : Array.from({ length: did === 'pung' ? 3 : 4 }, () => kind)
  const needed = lies === undefined ? kinds : kinds.toSpliced(kinds.indexOf(getKind(lies)), 1)
  const tiles = needed.flatMap((one) => takeTiles(own, one, 1))
  for (const tile of tiles) table.seen[getKind(tile)]! += 1
  const shape = did === 'chow' || did === 'pung' ? did : 'kong'
  own.melds.push({ shape, kind, hidden: taken.length === 0, tiles: [...tiles, ...taken].toSorted((a, b) => a - b) })
  if (taken.length > 0) table.seats[getOther(seat)]!.laid.pop()
  Object.assign(table, { lies: undefined, drawn: undefined })
}

const applyKong = (table: Table, act: Act): void => {
  const own = table.seats[act.seat]!
  const pung = own.melds.find(({ shape, kind }) => shape === 'pung' && kind === act.kind)
  if (pung) {
    const tiles = [...pung.tiles, ...takeTiles(own, pung.kind, 1)]
    own.melds = own.melds.map((meld): Meld => (meld === pung ? { ...pung, shape: 'kong', tiles } : meld))
    table.seen[pung.kind]! += 1
  } else layGroup(table, act)
  own.hand = own.hand.toSorted((a, b) => a - b)
  drawTile(table, act.seat, true)
}

/** With the tiles that were dealt, or before the second seat has drawn twice. */
const findOpening = ({ log, dealer }: Table, seat: number): How['opening'] => {
  if (log.length === 0 && seat === dealer) return 'heaven'
  return log.length === 1 && seat !== dealer ? 'earth' : undefined
}

const applyWin = (table: Table, { seat }: Act): void => {
  const own = table.seats[seat]!
  const { lies, drawn, after_kong } = table
  const opening = findOpening(table, seat)
  const tile = lies ?? drawn ?? 0
  if (lies !== undefined) {
    own.hand.push(lies)
    table.seats[getOther(seat)]!.laid.pop()
  }
  const counts = countHand(own)
  const all = countKinds([...own.hand, ...own.melds.flatMap(({ tiles }) => tiles)])
  const how = {
    kind: getKind(tile),
    drawn: lies === undefined,
    kong_draw: after_kong,
    last_tile: countLeft(table) === 0,
    opening,
  }
  Object.assign(table, {
    winner: seat,
    won_with: tile,
    ended: true,
    fan: listFan(listWays(counts, own.melds), all, how),
  })
}

const APPLIED: Readonly<Record<Act['did'], (table: Table, act: Act) => void>> = {
  discard: applyDiscard,
  chow: layGroup,
  pung: layGroup,
  kong: applyKong,
  win: applyWin,
  pass: (table, { seat }) => drawTile(table, seat),
}

/** Does what somebody does. A pass is not written down: it would tell that there was something to take. */
export const applyAct = (table: Table, act: Act): void => {
  APPLIED[act.did](table, act)
  const { won_with } = table
  if (act.did !== 'pass') table.log.push(won_with === undefined ? act : { ...act, tile: won_with })
}

const playBot = (table: Table): void => {
  while (!table.ended && table.turn !== OWN) applyAct(table, chooseAct(table))
}

/** Deals the tiles, behind which it stands who deals and so draws first, and lets the bot play where it comes first. */
export const openTable = (cards: readonly Card[]): Table => {
  const seats = Array.from({ length: SEATS }, (_, seat): Seat => {
    const dealt = cards.slice(seat * HAND, (seat + 1) * HAND).toSorted((a, b) => a - b)
    return { hand: [...dealt], dealt, melds: [], laid: [] }
  })
  const [wall, dealer] = [cards.slice(SEATS * HAND, PACK), cards[PACK] ?? 0]
  const begun = { lies: undefined, drawn: undefined, winner: undefined, won_with: undefined, fan: [], ended: false }
  const seen = Array.from({ length: KINDS }, () => 0)
  const table: Table = { seats, wall, dealer, seen, log: [], at: 0, turn: dealer, after_kong: false, ...begun }
  drawTile(table, dealer)
  playBot(table)
  return table
}

/** An act as the move that does it. */
export const writeMove = ({ did, tile, kind }: Act): string => {
  if (did === 'discard') return `discard:${tile}`
  return did === 'kong' || did === 'chow' ? `${did}:${kind}` : did
}

/** The moves that the player has now. Which tile is laid stands behind `discard`. */
export const listMoves = (table: Table): string[] =>
  table.ended ? [] : [...listActs(table).map(writeMove), table.lies === undefined ? 'discard' : 'pass']

const readAct = (table: Table, move: string): Act | undefined => {
  if (table.ended) return undefined
  const [name = '', said = ''] = move.split(':')
  const { hand } = table.seats[OWN]!
  if (name === 'discard' && table.lies === undefined && /^\d{1,2}$/.test(said) && hand.includes(Number(said)))
    return { seat: OWN, did: 'discard', tile: Number(said) }
  if (move === 'pass' && table.lies !== undefined) return { seat: OWN, did: 'pass' }
  return listActs(table).find((act) => writeMove(act) === move)
}

/** Makes the player's move, and those of the bot after it; false where the round does not take it now. */
export const makeMove = (table: Table, move: string): boolean => {
  const act = readAct(table, move)
  if (!act) return false
  applyAct(table, act)
  playBot(table)
  return true
}
