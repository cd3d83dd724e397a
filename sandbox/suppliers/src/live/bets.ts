import { randomBytes } from 'node:crypto'
import type { Bet, HistoryRow, Refused, SeatTold } from '@moongate/game-contract/live'
import { bookRound } from '../bets.ts'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import type { World } from '../world.ts'
import type { Visit } from '../visit.ts'
import { findLiveBet, insertLiveBet, listLaid, listLiveBets } from './bets.sql.ts'
import { getShoe, locateShoe } from './shoes.ts'
import type { Shoe } from './state.ts'
import { addSpots, isWithinCap, sumMost, sumSpots, takesSpots } from './stakes.rules.ts'
import { findTable } from './tables.ts'

const HISTORY = 50

/** How a round is named to those who bet on it. */
export const nameRound = (shoe: Shoe, round: number): string => `${shoe.id}-${round + 1}`

/** What a player has laid on a round, and what it brought once that is booked. */
export const readSeat = (w: World, visit: Visit, shoe: Shoe, round: number): SeatTold => {
  const laid = listLaid(w, visit, shoe.id, round)
  const open = laid.some(({ status }) => status === 'open')
  return {
    balance: findPlayer(w, visit.brand, visit.player)?.balance ?? 0,
    round: nameRound(shoe, round),
    laid: addSpots(laid.map(({ spots }) => spots)),
    payout: laid.length === 0 || open ? null : laid.reduce((sum, { payout }) => sum + payout, 0),
  }
}

const layBet = (w: World, visit: Entered, shoe: Shoe, { bet_id, round: named, spots }: Bet): SeatTold | Refused => {
  if (isTimeOver(w, visit)) return { error: 'time' }
  const { round, phase } = locateShoe(w, shoe)
  if (phase !== 'betting' || named !== nameRound(shoe, round)) return { error: 'closed' }
  const { laid } = readSeat(w, visit, shoe, round)
  if (!takesSpots(shoe.table, spots, laid)) return { error: 'stake' }
  if (!isWithinCap(shoe.table, spots, laid)) return { error: 'cap' }
  const { brand, player, game } = visit
  const id = randomBytes(12).toString('hex')
  const bet = { brand, player, game, stake: sumSpots(spots), most: sumMost(shoe.table, spots), id }
  const done = bookRound(w, { ...bet, payout: 0, status: 'open' })
  if (!done) return { error: 'poor' }
  insertLiveBet(w, visit, { bet_id, id, shoe: shoe.id, round, spots })
  return readSeat(w, visit, shoe, round)
}

/** Lays chips on the round that runs. The same call again lays nothing, and hears how things stand. */
export const placeBet = (w: World, asked: Bet): SeatTold | Refused => {
  const visit = findSession(w, asked.session)
  if (!visit) return { error: 'session' }
  const table = findTable(asked.table)
  if (!table) return { error: 'unknown' }
  return w.books.transaction((): SeatTold | Refused => {
    const shoe = getShoe(w, table)
    const kept = findLiveBet(w, visit, asked.bet_id)
    if (kept && kept.shoe === shoe.id) return readSeat(w, visit, shoe, kept.round)
    return kept ? { error: 'closed' } : layBet(w, visit, shoe, asked)
  })()
}

/** The last bets of this player at the tables. */
export const readLiveHistory = (w: World, session: string): { rounds: HistoryRow[] } | Refused => {
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  const rounds = listLiveBets(w, visit, HISTORY)
  return {
    rounds: rounds.map(({ id, table_code, stake, payout, status, at, spots }) => ({
      id,
      table_code,
      stake,
      payout,
      status,
      at,
      spots,
    })),
  }
}
