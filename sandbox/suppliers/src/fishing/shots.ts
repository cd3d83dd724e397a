import { randomBytes } from 'node:crypto'
import { bookRound } from '../bets.ts'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import { readTime, type World } from '../world.ts'
import { decideShots } from './decide.rules.ts'
import { isFishing } from './engine.ts'
import { listCaught, readMoment, type Seated, type SeaTold, takeSeat, viewSea } from './seas.ts'
import { insertCatch } from './seas.sql.ts'
import { countStaked, findBatch, insertBatch } from './shots.sql.ts'
import { type Decided, isStaked, type Shot } from './state.ts'

/** So many shots a second a cannon fires. */
const SHOTS = 10
const SECOND_MS = 1_000

/** `session`: the page is nobody's any more. `time`: the player's time is used up, as the operator said. */
export type FishError = { error: 'session' | 'time' | 'unknown' }
export type Asked = { session: string; sea: string; batch_id: string; shots: readonly Shot[] }
export type SeatTold = SeaTold & { balance: number }
export type ShotsTold = SeatTold & { shots: readonly Decided[] }

/** Who fishes with this session. */
export const findFisher = (w: World, session: string): Entered | undefined => {
  const visit = findSession(w, session)
  return visit && isFishing(visit) ? visit : undefined
}

const readBalance = (w: World, { brand, player }: Entered): number => findPlayer(w, brand, player)?.balance ?? 0

const tellSeat = (w: World, visit: Entered, seated: Seated): SeatTold => ({
  ...viewSea(w, seated),
  balance: readBalance(w, visit),
})

export const sumStakes = (shots: readonly Decided[]): number =>
  shots.filter(isStaked).reduce((sum, { stake }) => sum + stake, 0)
export const sumWins = (shots: readonly Decided[]): number =>
  shots.filter(({ state }) => state === 'caught').reduce((sum, { stake, times }) => sum + stake * times, 0)

/** Books what was decided: one bet for the batch, and each fish that it caught. */
const bookShots = (w: World, visit: Entered, { sea }: Seated, batch_id: string, shots: readonly Decided[]): void => {
  const { brand, player, game } = visit
  const [id, at, staked] = [randomBytes(12).toString('hex'), readTime(w), shots.filter(isStaked).length]
  const [stake, payout] = [sumStakes(shots), sumWins(shots)]
  if (staked > 0 && !bookRound(w, { brand, player, game, stake, payout, id, status: 'settled' }))
    throw new Error(`batch ${batch_id} was decided beyond what ${player} has`)
  insertBatch(w, { brand, player, batch_id, id, game, sea: sea.id, shots, staked, at })
  for (const { fish, state, struck } of shots)
    if (state === 'caught')
      for (const number of [fish, ...struck]) insertCatch(w, { sea: sea.id, brand, player, number, at })
}

const decideBatch = (w: World, visit: Entered, seated: Seated, { sea: named, batch_id, shots }: Asked): Decided[] => {
  const { brand, player } = visit
  const { sea } = seated
  if (named !== sea.id) return shots.map((shot) => ({ ...shot, state: 'gone', times: 0, struck: [] }))
  return decideShots(shots, {
    sea,
    at: readMoment(w, sea),
    batch: { brand, player, batch_id },
    balance: readBalance(w, visit),
    rest: SHOTS - countStaked(w, visit, readTime(w) - SECOND_MS),
    caught: new Set(listCaught(w, sea).map(({ number }) => number)),
  })
}

/**
 * Decides a batch of shots, moves the balance and keeps what it was decided with, all of it or nothing. The same batch asked for again
 * is that batch again, and costs nothing.
 */
export const playShots = (w: World, asked: Asked): ShotsTold | FishError => {
  const visit = findFisher(w, asked.session)
  if (!visit) return { error: 'session' }
  return w.books.transaction((): ShotsTold | FishError => {
    const kept = findBatch(w, visit, asked.batch_id)
    if (!kept && isTimeOver(w, visit)) return { error: 'time' }
    const seated = takeSeat(w, visit)
    if (kept) return { ...tellSeat(w, visit, seated), shots: kept.shots }
    const shots = decideBatch(w, visit, seated, asked)
    bookShots(w, visit, seated, asked.batch_id, shots)
    const fired = shots.filter(isStaked).map(({ fish, stake }) => ({ fish, stake }))
    if (fired.length > 0) seated.seat.fired = { at: readTime(w), shots: fired }
    return { ...tellSeat(w, visit, seated), shots }
  })()
}

/** The sea as it is now, and this player's place at it. */
export const readSeat = (w: World, session: string): SeatTold | FishError => {
  const visit = findFisher(w, session)
  if (!visit) return { error: 'session' }
  return isTimeOver(w, visit) ? { error: 'time' } : tellSeat(w, visit, takeSeat(w, visit))
}
