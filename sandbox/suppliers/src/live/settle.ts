import { bookRound } from '../bets.ts'
import type { World } from '../world.ts'
import { type LiveBetRow, listOpenLiveBets, markSettled } from './bets.sql.ts'
import { countShown } from './clock.rules.ts'
import { findShoe, locateShoe } from './shoes.ts'
import { payRound, sumSpots } from './stakes.rules.ts'

/** How many bets are paid at once: what is written goes to the disk together in one go. */
const TOGETHER = 100

const settleBet = (w: World, bet: LiveBetRow): boolean => {
  const shoe = findShoe(w, bet.shoe)
  const round = shoe?.rounds[bet.round]
  if (!shoe || !round) throw new Error(`bet ${bet.id} lies on a round that no shoe has`)
  if (countShown(locateShoe(w, shoe)) <= bet.round) return false
  const { brand, player, game, stake, id } = bet
  const payout = sumSpots(payRound(round, bet.spots))
  bookRound(w, { brand, player, game, stake, payout, id, status: 'settled' })
  markSettled(w, bet)
  return true
}

/**
 * Pays every bet whose round is over, also those whose round ended while nobody ran this program. Those of one transaction are paid
 * together or not at all. Answers how many.
 */
export const settleLive = (w: World): number => {
  const open = listOpenLiveBets(w)
  let paid = 0
  for (let at = 0; at < open.length; at += TOGETHER) {
    const some = open.slice(at, at + TOGETHER)
    paid += w.books.transaction(() => some.filter((bet) => settleBet(w, bet)).length)()
  }
  return paid
}
