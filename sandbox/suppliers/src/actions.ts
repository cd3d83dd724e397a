import { randomBytes } from 'node:crypto'
import { findFixture } from '@moongate/sports'
import { findBrand } from './brands.ts'
import { answer, type Ending, runCall } from './endings.ts'
import { isLeft } from './leaving.ts'
import { findPlayer } from './players.ts'
import {
  applyAgain,
  applyTransfer,
  findTransfer,
  postponeTransfer,
  type Transfer,
  type TransferAnswer,
  type TransferRow,
} from './transfers.ts'
import { NO_SPELL, type Visit } from './visit.ts'
import { readTime, type World } from './world.ts'

/** A transfer as both dialects make it, with all that can go wrong. */
export const transfer = (w: World, t: Transfer): Promise<Ending<TransferAnswer>> =>
  runCall(w, t.brand, 'transfer', () => applyTransfer(w, t), {
    applies_then_silent: () => {
      applyTransfer(w, t)
      return { kind: 'silence' }
    },
    fails_then_applies: ({ delay_ms }) => {
      postponeTransfer(w, t, delay_ms)
      return { kind: 'failure' }
    },
    applies_each_time: () => {
      applyAgain(w, t)
      return { kind: 'silence' }
    },
    says_ok_does_nothing: () => answer({ state: 'applied', amount: t.amount, reason: null, balance: 0 }),
    wrong_amount: () => answer(applyTransfer(w, t, Math.ceil(t.amount / 2))),
  })

/** How long "never heard of it" may be wrong: each dialect promises it. */
const HORIZON_MS = { meridian: 120_000, pagoda: 180_000 } as const

/** A transfer that this supplier still may deny: its promise holds whatever else goes wrong. */
const denyTransfer = (w: World, brand: string, id: string): TransferRow | undefined => {
  const found = findTransfer(w, brand, id)
  const horizon_ms = HORIZON_MS[findBrand(brand)?.dialect ?? 'pagoda']
  return found && readTime(w) - found.sent_at > horizon_ms ? found : undefined
}

/** What became of a transfer; undefined for an id that nobody heard of. */
export const askTransfer = (w: World, brand: string, id: string): Promise<Ending<TransferRow | undefined>> =>
  runCall<TransferRow | undefined>(w, brand, 'status', () => findTransfer(w, brand, id), {
    not_found: () => answer(denyTransfer(w, brand, id)),
  })

/** A balance; undefined for a player who was never made. */
export const askBalance = (w: World, brand: string, player: string): Promise<Ending<number | undefined>> =>
  runCall<number | undefined>(w, brand, 'balance', () => findPlayer(w, brand, player)?.balance, {
    stale_balance: () => answer(findPlayer(w, brand, player)?.previous),
  })

/** Where the site of matches opens: at a match of the feed, or else at its board. */
const addMatch = (match = ''): string => (findFixture(match) ? `?match=${match}` : '')

/** An address that opens a game once, of matches at one of them; undefined for a player who was never made, and for a visit that was ended. */
export const openVisit = (
  w: World,
  v: Visit & { match?: string | undefined; visit?: string },
  spell = NO_SPELL,
): Promise<Ending<string | undefined>> =>
  runCall<string | undefined>(w, v.brand, 'launch', () => {
    const { visit = '' } = v
    if (!findPlayer(w, v.brand, v.player) || isLeft(w, { ...v, visit })) return undefined
    const key = randomBytes(24).toString('base64url')
    w.books
      .prepare(
        'insert into visits (key, brand, player, game, lang, visit, reality_minutes, played_seconds, seconds_left, break_loss) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        key,
        v.brand,
        v.player,
        v.game,
        v.lang,
        visit,
        spell.reality_minutes,
        spell.played_seconds,
        spell.seconds_left,
        spell.break_loss,
      )
    return `/sandbox/games/${key}${addMatch(v.match)}`
  })
