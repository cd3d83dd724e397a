import { listPlayed } from '@moongate/cards'
import type { HistoryRow, Refused } from '@moongate/game-contract/cards'
import type { World } from '../world.ts'
import { getPart, replayRound } from './decks.ts'
import { findCardSeat } from './rounds.ts'
import { listRounds, type RoundRow } from './rounds.sql.ts'

const HISTORY = 50

const sumRound = (row: RoundRow): HistoryRow => {
  const [part, { over, wagers: all }] = [getPart(row), replayRound(row)]
  const wagers = listPlayed(over, all)
  const stake = wagers.reduce((sum, { staked }) => sum + staked, 0) * part
  const payout = wagers.reduce((sum, { paid }) => sum + paid, 0) * part
  return { id: row.id, at: row.acted_at, stake, payout }
}

/** The last rounds of this player in this game, each with all that it was played for. */
export const readCardHistory = (w: World, session: string): { rounds: HistoryRow[] } | Refused => {
  const seat = findCardSeat(w, session)
  return seat ? { rounds: listRounds(w, seat.visit, HISTORY).map(sumRound) } : { error: 'session' }
}
