import { type CardGame, type CardView, HOLD, type Play } from '@moongate/cards'
import type { Asked } from '@moongate/game-contract'
import type { Refused, SeatTold } from '@moongate/game-contract/cards'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import type { World } from '../world.ts'
import { bookPlay } from './book.ts'
import { getPart, getReady, hashWords, playMoves, replayRound } from './decks.ts'
import { findCardEngine } from './engine.ts'
import { findCardRound, findDealt, findInState, type RoundRow } from './rounds.sql.ts'
import { takesStake } from './stakes.rules.ts'
import { viewRound } from './view.ts'

type Seat = { visit: Entered; engine: CardGame<CardView> }

/** Who plays which game on a page. */
export const findCardSeat = (w: World, session: string): Seat | undefined => {
  const visit = findSession(w, session)
  const engine = visit && findCardEngine(visit.brand, visit.game)
  return visit && engine && { visit, engine }
}

const readBalance = (w: World, { brand, player }: Entered): number => findPlayer(w, brand, player)?.balance ?? 0

const tellSeat = (w: World, { visit, engine }: Seat, row?: RoundRow, play?: Play<CardView>): SeatTold => ({
  balance: readBalance(w, visit),
  round: row ? viewRound(w, row, play) : null,
  next: hashWords(getReady(w, visit, engine).words),
})

/** What a player has there, and the round that runs; without one the round that their page shows. */
export const readCardSeat = (w: World, session: string, shown?: string): SeatTold | Refused => {
  const seat = findCardSeat(w, session)
  if (!seat) return { error: 'session' }
  const known = shown === undefined ? undefined : findCardRound(w, seat.visit.brand, shown)
  const own = known?.player === seat.visit.player && known.state === 'over' ? known : undefined
  return tellSeat(w, seat, findInState(w, seat.visit, 'open') ?? own)
}

/** What a move lays; nothing where it is laid out of what the round has held. */
const countParts = ({ wagers }: Play<CardView>, from: number): number =>
  from > 0 && wagers[0]?.name === HOLD ? 0 : wagers.slice(from).reduce((sum, { staked }) => sum + staked, 0)

/** Books what a move came to, unless it stakes more than there is, or stakes when the player's time is used up. */
const takeTurn = (w: World, seat: Seat, row: RoundRow, play: Play<CardView>, before: number): SeatTold | Refused => {
  const cost = countParts(play, before) * getPart(row)
  if (cost > 0 && isTimeOver(w, seat.visit)) return { error: 'time' }
  if (cost > readBalance(w, seat.visit)) return { error: 'poor' }
  bookPlay(w, row, play, before)
  return tellSeat(w, seat, findCardRound(w, row.brand, row.id), play)
}

/** Deals a round. The same call again deals nothing, and hears how that round stands; so does one while another round runs. */
export const dealRound = (w: World, asked: Asked<'cards', 'deal'>): SeatTold | Refused => {
  const seat = findCardSeat(w, asked.session)
  if (!seat) return { error: 'session' }
  return w.books.transaction((): SeatTold | Refused => {
    const kept = findDealt(w, seat.visit, asked.deal_id) ?? findInState(w, seat.visit, 'open')
    if (kept) return tellSeat(w, seat, kept)
    if (!takesStake(seat.engine, asked.stake)) return { error: 'stake' }
    const row = { ...getReady(w, seat.visit, seat.engine), deal_id: asked.deal_id, stake: asked.stake }
    return takeTurn(w, seat, row, replayRound(row), 0)
  })()
}

/** Makes a move. One whose turn was taken already moves nothing, and hears how the round stands. */
export const moveRound = (w: World, asked: Asked<'cards', 'move'>): SeatTold | Refused => {
  const seat = findCardSeat(w, asked.session)
  if (!seat) return { error: 'session' }
  return w.books.transaction((): SeatTold | Refused => {
    const row = findCardRound(w, seat.visit.brand, asked.round)
    if (!row || row.player !== seat.visit.player || row.state === 'ready') return { error: 'unknown' }
    if (row.state === 'over' || asked.turn < row.moves.length) return tellSeat(w, seat, row)
    const moves = [...row.moves, asked.move]
    const play = asked.turn === row.moves.length ? playMoves(row, moves) : undefined
    if (!play) return { error: 'move' }
    return takeTurn(w, seat, { ...row, moves }, play, replayRound(row).wagers.length)
  })()
}
