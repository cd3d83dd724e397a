import { bookRound } from '../bets.ts'
import type { World } from '../world.ts'
import { type LiveBetRow, listOpenLiveBets, markSettled } from './bets.sql.ts'
import { countShown } from './clock.rules.ts'
import { findShoe, locateShoe } from './shoes.ts'
import { payRound, sumSpots } from './stakes.rules.ts'

const settleBet = (w: World, bet: LiveBetRow): boolean => {
  const shoe = findShoe(w, bet.shoe)
  const round = shoe?.rounds[bet.round]
  if (!shoe || !round) throw new Error(`bet ${bet.id} lies on a round that no shoe has`)
  if (countShown(locateShoe(w, shoe)) <= bet.round) return false
  const { brand, player, game, stake, id } = bet
  const payout = sumSpots(payRound(round, bet.spots))
  w.books.transaction(() => {
    bookRound(w, { brand, player, game, stake, payout, id, status: 'settled' })
    markSettled(w, bet)
  })()
  return true
}

/**
 * Pays every bet whose round is over, each in a transaction of its own: also those whose round ended while nobody ran this program.
 * Answers how many.
 */
export const settleLive = (w: World): number => listOpenLiveBets(w).filter((bet) => settleBet(w, bet)).length
