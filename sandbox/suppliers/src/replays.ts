import { randomBytes } from 'node:crypto'
import type { Facts } from '@moongate/game-contract'
import type { Bet } from './bets.ts'
import type { Lang } from './brands.ts'
import { type Ending, runCall } from './endings.ts'
import { findSession } from './rounds.ts'
import type { World } from './world.ts'

type Asked = { brand: string; id: string; player: string; lang: Lang }

const findBet = ({ books }: World, brand: string, id: string): Bet | undefined =>
  books.prepare('select * from bets where brand = ? and id = ?').all(brand, id)[0] as Bet | undefined

/** An address at which a bet's round can be looked at; undefined for a bet that this player has not made. */
export const openReplay = (w: World, { brand, id, player, lang }: Asked): Promise<Ending<string | undefined>> =>
  runCall<string | undefined>(w, brand, 'bets', () => {
    if (findBet(w, brand, id)?.player !== player) return undefined
    const key = randomBytes(24).toString('base64url')
    w.books.prepare('insert into replays (key, brand, bet, lang) values (?, ?, ?, ?)').run(key, brand, id, lang)
    return `/sandbox/replays/${key}`
  })

/** What an address shows, as often as it is opened; undefined for one that was never given. */
export const findReplay = (w: World, key: string): { bet: Bet; lang: Lang } | undefined => {
  const [found] = w.books.prepare('select brand, bet, lang from replays where key = ?').all(key) as {
    brand: string
    bet: string
    lang: Lang
  }[]
  const bet = found && findBet(w, found.brand, found.bet)
  return bet && { bet, lang: found.lang }
}

type Own = { session: string; id: string }

/** What a round of the player's own was, line by line, for the page that they play on. A round of others is none. */
export const readOwnReplay = (
  w: World,
  { session, id }: Own,
  list: (bet: Bet, lang: Lang) => Facts,
): { facts: Facts } | { error: 'session' | 'unknown' } => {
  const visit = findSession(w, session)
  if (!visit) return { error: 'session' }
  const bet = findBet(w, visit.brand, id)
  return bet?.player === visit.player ? { facts: list(bet, visit.lang) } : { error: 'unknown' }
}
