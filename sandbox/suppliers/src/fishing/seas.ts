import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { SeatTold } from '@moongate/game-contract/fishing'
import type { Visit } from '../visit.ts'
import { readTime, type World } from '../world.ts'
import { insertSea, listCatches, listSeas, type SeaRow } from './seas.sql.ts'
import type { FishSeat } from './state.ts'

/** A sea is an hour long; when it opens it has flowed for a minute, so that fish swim in it. */
const LEAD_MS = 60_000
export const SEA_MS = 3_600_000 + LEAD_MS
const PLACES = 4
/** Who is not heard of for so long has left. */
const AWAY_MS = 15_000
/** No fish swims for longer: what was caught before is of no use to anybody. */
const LONGEST_MS = 40_000
/** Who looks on hears of shots within this time, or not at all. */
const SHOWN_MS = 3_000

export type Seated = { readonly sea: SeaRow; readonly seat: FishSeat }

const listSeats = (w: World, sea: string): FishSeat[] => {
  const now = readTime(w)
  const seats = (w.seats.get(sea) ?? []).filter(({ seen_at }) => now - seen_at < AWAY_MS)
  w.seats.set(sea, seats)
  return seats
}

const openSea = (w: World, brand: string): SeaRow => {
  const words = randomBytes(32).toString('base64')
  const opened_at = readTime(w) - LEAD_MS
  const sea = { id: randomBytes(6).toString('hex'), brand, seed: randomInt(2 ** 31), words, opened_at }
  insertSea(w, sea)
  return sea
}

const sitDown = (w: World, sea: SeaRow, player: string): FishSeat => {
  const seats = listSeats(w, sea.id)
  const place = [0, 1, 2, 3].find((one) => seats.every((seat) => seat.place !== one)) ?? 0
  const seat = { player, place, seen_at: readTime(w) }
  seats.push(seat)
  return seat
}

/** The seat of a player: the one they have, a free one at a sea of their brand, or the first at a new sea. */
export const takeSeat = (w: World, { brand, player }: Pick<Visit, 'brand' | 'player'>): Seated => {
  const open = listSeas(w, brand, readTime(w) - SEA_MS)
  for (const sea of open) {
    const seat = listSeats(w, sea.id).find((one) => one.player === player)
    if (!seat) continue
    seat.seen_at = readTime(w)
    return { sea, seat }
  }
  const sea = open.find(({ id }) => listSeats(w, id).length < PLACES) ?? openSea(w, brand)
  return { sea, seat: sitDown(w, sea, player) }
}

/** A sea as one of its players sees it; what they have is not part of it. */
type SeaTold = Omit<SeatTold, 'balance'>

const listFired = (w: World, { sea, seat }: Seated, seats: readonly FishSeat[]): SeatTold['fired'] =>
  seats.flatMap(({ player, place, fired }) =>
    fired && player !== seat.player && readTime(w) - fired.at < SHOWN_MS
      ? [{ place, at: fired.at - sea.opened_at, shots: fired.shots }]
      : [],
  )

/** The moment of a sea. */
export const readMoment = (w: World, { opened_at }: SeaRow): number => readTime(w) - opened_at

/** What was caught of the fish that may still swim. */
export const listCaught = (w: World, sea: SeaRow) => listCatches(w, sea.id, readTime(w) - LONGEST_MS)

export const viewSea = (w: World, seated: Seated): SeaTold => {
  const { sea, seat } = seated
  const [at, seats] = [readMoment(w, sea), listSeats(w, sea.id)]
  const places = new Map(seats.map(({ player, place }) => [player, place]))
  return {
    sea: sea.id,
    seed: sea.seed,
    at,
    left_ms: SEA_MS - at,
    hash: createHash('sha256').update(Buffer.from(sea.words, 'base64')).digest('hex'),
    place: seat.place,
    taken: seats.map(({ place }) => place),
    fired: listFired(w, seated, seats),
    caught: listCaught(w, sea).map(({ number, player }) => ({ fish: number, place: places.get(player) ?? -1 })),
  }
}
