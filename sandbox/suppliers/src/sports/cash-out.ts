import type { Asked, Told } from '@moongate/game-contract'
import type { Refused } from '@moongate/game-contract/sports'
import { quoteCashOut, type Share, toShare } from '@moongate/sports'
import { bookRound } from '../bets.ts'
import { findPlayer } from '../players.ts'
import { findSession, isTimeOver } from '../rounds.ts'
import type { World } from '../world.ts'
import { isSuspended, judgeBet, readMoment } from './feed.ts'
import { LIMITS } from './place.ts'
import { judgePicks } from './settle.ts'
import { findSlipOf, markCashed, type SlipRow } from './slips.sql.ts'

type Sold = Told<'sports', 'cash-out'>

/** What a slip is bought back for now; undefined while it is not: something has just happened, or nothing is open. */
export const quoteSlip = (w: World, slip: SlipRow): number | undefined => {
  if (isDecided(w, slip)) return undefined
  const judged = judgePicks(w, slip)
  const picks = slip.picks.flatMap(({ code, odds }, at): { odds: number; share: Share }[] => {
    const match = judged[at]?.match
    if (!match) return []
    const decided = judgeBet(w, match, code)
    if (!decided && isSuspended(w, match)) return []
    const share = decided ? toShare(decided) : readMoment(w, match).expect(code)
    return share ? [{ odds, share }] : []
  })
  if (picks.length < slip.picks.length) return undefined
  const value = quoteCashOut(slip.system, slip.line, picks, LIMITS.win)
  return value > 0 ? value : undefined
}

/** Whether nothing of a slip is open any more. */
const isDecided = (w: World, slip: SlipRow): boolean =>
  slip.status !== 'open' || judgePicks(w, slip).every(({ outcome }) => outcome)

/** Buys a slip back for no less than its player saw. The same call again hears what it was bought for. */
export const cashOut = (w: World, { session, id, value }: Asked<'sports', 'cash-out'>): Sold | Refused => {
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  return w.books.transaction((): Sold | Refused => {
    const slip = findSlipOf(w, visit.brand, id)
    if (!slip || slip.player !== visit.player) return { error: 'unknown' }
    if (slip.cashed !== null)
      return { balance: findPlayer(w, visit.brand, visit.player)?.balance ?? 0, value: slip.cashed }
    if (isTimeOver(w, visit)) return { error: 'time' }
    const now = quoteSlip(w, slip)
    if (now === undefined) return { error: isDecided(w, slip) ? 'closed' : 'suspended' }
    if (now < value) return { error: 'odds', value: now }
    const { brand, player, game, stake } = slip
    const done = bookRound(w, { brand, player, game, stake, payout: now, id, status: 'settled' })
    if (!done) return { error: 'poor' }
    markCashed(w, slip, now)
    return { balance: done.balance, value: now }
  })()
}
