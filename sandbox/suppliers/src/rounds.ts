import { randomBytes, randomInt } from 'node:crypto'
import { playRound } from './bets.ts'
import type { Spell, Visit } from './visit.ts'
import { findPlayer } from './players.ts'
import { readTime, type World } from './world.ts'

/** What a stake may be, in minor units. */
export const ROUND_STAKES = { least: 100, most: 100_000 } as const
/** What a stake brings, by its share in a thousand. */
const PRIZES = [
  { share: 680, times: 0 },
  { share: 200, times: 2 },
  { share: 100, times: 3 },
  { share: 19, times: 10 },
  { share: 1, times: 70 },
] as const

/** How much of what is staked comes back in the mean, in per cent. */
export const ROUND_RETURN = PRIZES.reduce((sum, { share, times }) => sum + share * times, 0) / 10

const drawTimes = (): number => {
  let drawn = randomInt(1000)
  return PRIZES.find(({ share }) => (drawn -= share) < 0)?.times ?? 0
}

/** A visit with what the operator said of the player's time, and when the page was opened. */
export type Entered = Visit & Spell & { entered_at: number }

type UsedLink = Pick<Visit, 'brand' | 'game' | 'lang'>

const findVisit = ({ books }: World, key: string): Entered | undefined =>
  books
    .prepare(
      'select brand, player, game, lang, reality_minutes, played_seconds, seconds_left, break_loss, entered_at from visits where key = ?',
    )
    .all(key)[0] as Entered | undefined

/** Uses an address up: its key becomes the session of the page that it opened. Undefined for one that was used. */
export const enterVisit = (w: World, key: string): (Entered & { session: string; balance: number }) | undefined => {
  const visit = findVisit(w, key)
  if (!visit) return undefined
  const session = `s.${randomBytes(24).toString('base64url')}`
  w.books.prepare('update visits set key = ?, entered_at = ? where key = ?').run(session, readTime(w), key)
  w.books
    .prepare('insert into used_links (key, brand, game, lang) values (?, ?, ?, ?)')
    .run(key, visit.brand, visit.game, visit.lang)
  return { ...visit, session, balance: findPlayer(w, visit.brand, visit.player)?.balance ?? 0 }
}

/** What an address has opened that is used up; undefined for one that never was. */
export const findUsed = ({ books }: World, key: string): UsedLink | undefined =>
  books.prepare('select brand, game, lang from used_links where key = ?').all(key)[0] as UsedLink | undefined

/** Who plays on a page that was opened; undefined for one that nobody opened. */
export const findSession = (w: World, session: string): Entered | undefined =>
  session.startsWith('s.') ? findVisit(w, session) : undefined

/** Whether the time that the operator left this visit is used up. */
export const isTimeOver = (w: World, { seconds_left, entered_at }: Entered): boolean =>
  seconds_left !== null && readTime(w) >= entered_at + seconds_left * 1000

export type Played = { error: 'session' | 'poor' | 'time' } | { balance: number; stake: number; payout: number }

/** Decides a round and books it before anything is shown. */
export const playVisit = (w: World, session: string, stake: number): Played => {
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  if (isTimeOver(w, visit)) return { error: 'time' }
  const { brand, player, game } = visit
  const payout = stake * drawTimes()
  const round = { brand, player, game, stake, payout, id: randomBytes(12).toString('hex'), status: 'settled' as const }
  const done = playRound(w, round)
  return done ? { balance: done.balance, stake, payout } : { error: 'poor' }
}
