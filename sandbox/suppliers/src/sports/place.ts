import { randomBytes } from 'node:crypto'
import type { Told } from '@moongate/game-contract'
import type { AskedSlip, Refused, Taken } from '@moongate/game-contract/sports'
import { listLines, quoteBet, takesOdds } from '@moongate/sports'
import { bookRound } from '../bets.ts'
import { findPlayer } from '../players.ts'
import { type Entered, findSession, isTimeOver } from '../rounds.ts'
import { readTime, type World } from '../world.ts'
import { getCategory } from './brands.ts'
import { getMatch, isSuspended, readMoment } from './feed.ts'
import { computeMost } from './most.rules.ts'
import { findSlip, insertSlip, sumOnMatch } from './slips.sql.ts'

/** Limits in minor units: of what is staked on a slip, of all that a player has open on one match, and of what a slip may bring. */
export const LIMITS = { least: 200, most: 2_000_000, match: 5_000_000, win: 50_000_000 } as const
/** How long before its start a match may be bet on. */
export const AHEAD_MS = 3 * 86_400_000

type Placed = Told<'sports', 'place'>
type Found = { now: Taken } | { error: 'closed' | 'suspended' | 'unknown' }

/** A selection at the odds of now. */
const findPick = (w: World, visit: Entered, { match: id, code }: Taken): Found => {
  const match = getMatch(w, id)
  if (!match || match.fixture.sport.category !== getCategory(visit.brand)) return { error: 'unknown' }
  if (match.fixture.starts_at > readTime(w) + AHEAD_MS) return { error: 'closed' }
  const moment = readMoment(w, match)
  const offered = moment.listOffers().some(({ codes }) => codes.includes(code))
  const odds = offered ? quoteBet(moment, code) : undefined
  if (odds === undefined) return { error: 'closed' }
  return isSuspended(w, match) ? { error: 'suspended' } : { now: { match: id, code, odds } }
}

const findPicks = (w: World, visit: Entered, { picks, mode }: AskedSlip): Taken[] | Refused => {
  const found = picks.map((pick) => findPick(w, visit, pick))
  const now: Taken[] = []
  for (const one of found) {
    if ('error' in one) return one
    now.push(one.now)
  }
  const taken = now.every(({ odds }, at) => takesOdds(mode, picks[at]?.odds ?? Infinity, odds))
  return taken ? now.map((one, at) => ({ ...one, asked: picks[at]?.odds })) : { error: 'odds', picks: now }
}

const isDistinct = (picks: readonly Taken[]): boolean => new Set(picks.map(({ match }) => match)).size === picks.length

const place = (w: World, visit: Entered, asked: AskedSlip): Placed | Refused => {
  if (isTimeOver(w, visit)) return { error: 'time' }
  const lines = isDistinct(asked.picks) ? listLines(asked.system, asked.picks.length) : undefined
  if (!lines) return { error: 'unknown' }
  const stake = asked.line * lines.length
  if (stake < LIMITS.least || stake > LIMITS.most) return { error: 'stake' }
  const picks = findPicks(w, visit, asked)
  if ('error' in picks) return picks
  if (picks.some(({ match }) => sumOnMatch(w, visit, match) + stake > LIMITS.match)) return { error: 'match' }
  const { brand, player, game } = visit
  const id = randomBytes(12).toString('hex')
  const most = computeMost({ ...asked, picks }, LIMITS.win)
  const done = bookRound(w, { brand, player, game, stake, payout: 0, most, id, status: 'open' })
  if (!done) return { error: 'poor' }
  insertSlip(w, visit, { slip_id: asked.slip_id, id, system: asked.system, line: asked.line, picks })
  return { id, balance: done.balance, stake, picks }
}

/** Places a slip. The same call again places nothing, and hears how it was placed. */
export const placeSlip = (w: World, asked: AskedSlip): Placed | Refused => {
  const visit = findSession(w, asked.session)
  if (!visit) return { error: 'session' }
  return w.books.transaction((): Placed | Refused => {
    const kept = findSlip(w, visit, asked.slip_id)
    if (!kept) return place(w, visit, asked)
    const balance = findPlayer(w, visit.brand, visit.player)?.balance ?? 0
    return { id: kept.id, balance, stake: kept.stake, picks: kept.picks }
  })()
}
