import { randomBytes } from 'node:crypto'
import type { Batch, Decided, Refused, ShotsTold } from '@moongate/game-contract/fishing'
import { bookRound } from '../bets.ts'
import { type Entered, isTimeOver } from '../rounds.ts'
import { readTime, type World } from '../world.ts'
import { decideShots } from './decide.rules.ts'
import { listCaught, readMoment, type Seated, takeSeat } from './seas.ts'
import { insertCatch } from './seas.sql.ts'
import { findFisher, readBalance, tellSeat } from './seat.ts'
import { countStaked, findBatch, insertBatch } from './shots.sql.ts'
import { isStaked } from './state.ts'

/** So many shots a second a cannon fires. */
const SHOTS = 10
const SECOND_MS = 1_000

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

const decideBatch = (w: World, visit: Entered, seated: Seated, { sea: named, batch_id, shots }: Batch): Decided[] => {
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
export const playShots = (w: World, asked: Batch): ShotsTold | Refused => {
  const visit = findFisher(w, asked.session)
  if (!visit) return { error: 'session' }
  return w.books.transaction((): ShotsTold | Refused => {
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
