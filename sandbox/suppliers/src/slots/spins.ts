import { randomBytes } from 'node:crypto'
import type {
  AskedSpin,
  Granted,
  HistoryRow,
  Refused,
  RoundTold,
  SeatTold,
  SpinTold,
} from '@moongate/game-contract/slots'
import { computePayout, createChance, playRound, type SlotGame } from '@moongate/slots'
import type { Visit } from '../visit.ts'
import { bookRound } from '../bets.ts'
import { findFreeSeat } from '../free/grants.ts'
import { findOpenGrant, type FreeGrant } from '../free/grants.sql.ts'
import { bookFree } from '../free/plays.ts'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import { readTime, type World } from '../world.ts'
import { findEngine } from './engine.ts'
import { findRound, findSpin, insertSpin, listRounds, type SpinRow } from './spins.sql.ts'
import { listStakes } from './stakes.rules.ts'
import { drawWords, replayWords } from './words.ts'

const HISTORY = 50

type Seat = { visit: Entered; game: SlotGame }

const findSeat = (w: World, session: string): Seat | undefined => {
  const visit = findSession(w, session)
  const game = visit && findEngine(visit.brand, visit.game)
  return visit && game && { visit, game }
}

const readBalance = (w: World, { brand, player }: Visit): number => findPlayer(w, brand, player)?.balance ?? 0

/** Plays a kept round again from its words; a game that plays them otherwise than then is a fault of ours. */
const replayRound = (game: SlotGame, kept: SpinRow): RoundTold => {
  const round = playRound(game, createChance(replayWords(Buffer.from(kept.words, 'base64'))))
  if (round.parts !== kept.parts) throw new Error(`round ${kept.id} of ${game.code} does not come out as it did`)
  const { id, stake, payout, at, is_free } = kept
  return { id, stake, payout, at, round, is_free: is_free === 1 }
}

const readFree = (w: World, visit: Visit): Granted | null => findFreeSeat(w, visit) ?? null

const bookSpin = (w: World, { visit, game }: Seat, spin_id: string, asked: number, grant?: FreeGrant) => {
  const words = drawWords()
  const round = playRound(game, createChance(words.next))
  const { brand, player } = visit
  const stake = grant?.stake ?? asked
  const payout = Number(computePayout(game, round.parts, BigInt(stake)))
  const id = randomBytes(12).toString('hex')
  const done = grant
    ? bookFree(w, grant, { id, payout })
    : bookRound(w, { brand, player, game: visit.game, stake, payout, id, status: 'settled' })
  if (!done) return { error: 'poor' as const }
  const free_spins = round.spins.filter(({ free }) => free).length
  const kept = { id, spin_id, engine: game.code, words: words.list().toString('base64'), parts: round.parts }
  insertSpin(w, visit, { ...kept, free_spins })
  const told = { id, stake, payout, at: done.bet.bet_at, round, is_free: grant !== undefined }
  return { ...told, balance: done.balance, free: readFree(w, visit) }
}

/**
 * Decides a round, moves the balance and keeps what it was decided with, all of it or nothing, before anything is shown. The same
 * spin asked for again is that round again, and costs nothing.
 */
export const spin = (w: World, asked: AskedSpin): SpinTold | Refused => {
  const seat = findSeat(w, asked.session)
  if (!seat) return { error: 'session' }
  return w.books.transaction((): SpinTold | Refused => {
    const kept = findSpin(w, seat.visit, asked.spin_id)
    const now = { balance: readBalance(w, seat.visit), free: readFree(w, seat.visit) }
    if (kept) return { ...replayRound(seat.game, kept), ...now }
    if (isTimeOver(w, seat.visit)) return { error: 'time' }
    if (asked.grant !== undefined) {
      const grant = findOpenGrant(w, seat.visit, readTime(w))
      return grant?.id === asked.grant ? bookSpin(w, seat, asked.spin_id, 0, grant) : { error: 'free' }
    }
    if (!listStakes(seat.game).includes(asked.stake)) return { error: 'stake' }
    return bookSpin(w, seat, asked.spin_id, asked.stake)
  })()
}

/** What the player has there now, and the free spin that comes next. */
export const readSeat = (w: World, session: string): SeatTold | Refused => {
  const seat = findSeat(w, session)
  if (!seat) return { error: 'session' }
  if (isTimeOver(w, seat.visit)) return { error: 'time' }
  return { balance: readBalance(w, seat.visit), free: readFree(w, seat.visit) }
}

/** The last rounds of this player in this game. */
export const readHistory = (w: World, session: string): { rounds: HistoryRow[] } | Refused => {
  const seat = findSeat(w, session)
  if (!seat) return { error: 'session' }
  const rounds = listRounds(w, seat.visit, HISTORY)
  return {
    rounds: rounds.map(({ id, stake, payout, free_spins, at, is_free }) => ({
      id,
      stake,
      payout,
      free_spins,
      at,
      is_free: is_free === 1,
    })),
  }
}

/** One round of this player as it was played. */
export const readRound = (w: World, session: string, id: string): RoundTold | Refused => {
  const seat = findSeat(w, session)
  if (!seat) return { error: 'session' }
  const kept = findRound(w, seat.visit, id)
  return kept && kept.engine === seat.game.code ? replayRound(seat.game, kept) : { error: 'unknown' }
}
