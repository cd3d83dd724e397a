import type { z } from 'zod'
import type {
  SupplierAnswer,
  SupplierBet,
  SupplierGame,
  SupplierPort,
  SupplierTransfer,
} from '../../../modules/games/supplier.port.ts'
import { addSaid, confirmAnswer, OK, reject, UNAVAILABLE, UNKNOWN } from '../answers.rules.ts'
import type { AdapterDeps } from '../deps.ts'
import { readEntries } from '../entries.rules.ts'
import { askOutside, type Limits, LIMITS, parseAnswer, type OutsideReply } from '../../http.ts'
import { namePlayer } from '../player-name.rules.ts'
import {
  balance,
  bet,
  bets,
  created,
  failure,
  game,
  games,
  grant,
  launched,
  left,
  type MeridianBet,
  type MeridianGame,
  transfer,
} from './answers.ts'
import { createMatches } from './matches.ts'
import { signCall } from './sign.rules.ts'

/** Two minutes after it was sent, a transfer that is not in their books will never be. */
const HORIZON_MS = 120_000
const PAGE_SIZE = 200

/** Errors that say for certain that nothing was done. */
const CLEAR = new Set(['maintenance', 'wrong_currency', 'bad_request', 'bad_signature'])

const call = (d: AdapterDeps, name: string, asked: object, timeout_ms: number): Promise<OutsideReply> => {
  const path = `/meridian/v1/${d.code}/${name}`
  const body = JSON.stringify(asked)
  const signed = { timestamp: String(d.clock.now().getTime()), nonce: d.ids.token(), path, body }
  return askOutside({
    url: `${d.url}${path}`,
    headers: {
      'content-type': 'application/json',
      'x-operator': d.operator,
      'x-timestamp': signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': signCall(d.secret, signed),
    },
    body,
    timeout_ms,
  })
}

const readLimits = (d: AdapterDeps): Limits => d.limits ?? LIMITS

const parse = <S extends z.ZodType>(schema: S, reply: OutsideReply): z.output<S> | undefined =>
  reply.status === 200 ? parseAnswer(schema, reply.body) : undefined

/** A server that fails (5xx) may have done it all the same, but for one that says it is being serviced. */
const readFailure = (reply: OutsideReply): SupplierAnswer => {
  const code = parseAnswer(failure, reply.body)?.error.code
  return addSaid(code !== undefined && CLEAR.has(code) ? reject(code) : UNKNOWN, reply)
}

/** What a record of a transfer says; one of another id or amount than ours says nothing that we can use. */
const readTransfer = (reply: OutsideReply, id: string, amount: bigint): SupplierAnswer => {
  const told = parse(transfer, reply)?.transfer
  if (!told) return readFailure(reply)
  if (told.id !== id) return addSaid(UNKNOWN, reply)
  if (told.state === 'refused') return addSaid(reject(told.reason), reply)
  return addSaid(told.amount === amount ? OK : UNKNOWN, reply)
}

const readStatus = async (
  d: AdapterDeps,
  transfer_id: string,
  amount: bigint,
): ReturnType<SupplierPort['transferStatus']> => {
  const reply = await call(d, 'transfers/status', { transfer_id }, readLimits(d).ask_ms)
  const code = reply.status === 404 ? parseAnswer(failure, reply.body)?.error.code : undefined
  if (code === 'transfer_not_found') return addSaid({ outcome: 'not_found' }, reply)
  // Only the record of a transfer says no here: that we may not ask now says nothing of it.
  const answer = readTransfer(reply, transfer_id, amount)
  return reply.status === 200 ? answer : addSaid(UNKNOWN, reply)
}

const moveMoney = async (d: AdapterDeps, t: SupplierTransfer, direction: 'in' | 'out'): Promise<SupplierAnswer> => {
  const { transfer_id, amount } = t
  const player_id = namePlayer(t.player)
  const asked = { transfer_id, player_id, direction, amount: Number(amount), currency: d.currency }
  const said = readTransfer(await call(d, 'transfers', asked, readLimits(d).move_ms), transfer_id, amount)
  return said.outcome === 'ok' ? confirmAnswer(said, await readStatus(d, transfer_id, amount)) : said
}

const askBalance = async (d: AdapterDeps, player_id: string): Promise<bigint | undefined> => {
  const reply = await call(d, 'balance', { player_id }, readLimits(d).balance_ms)
  if (reply.status === 404 && parseAnswer(failure, reply.body)?.error.code === 'player_not_found') return 0n
  const told = parse(balance, reply)
  return told?.currency === d.currency ? told.balance : undefined
}

const toBet = (b: MeridianBet): SupplierBet => ({
  id: b.id,
  player: b.player_id,
  game_code: b.game,
  game_type: b.category,
  game_title: b.game_title,
  detail: b.detail,
  stake: b.stake,
  payout: b.status === 'open' ? 0n : b.payout,
  payout_most: b.payout_max ?? undefined,
  status: b.status,
  bet_at: b.bet_at,
  settled_at: b.settled_at ?? undefined,
  changed_at: b.changed_at,
  ...(b.round && { round: b.round }),
  ...(b.reason && { reason: b.reason }),
  ...(b.free_grant && { free_grant: b.free_grant }),
})

const readBets = async (
  d: AdapterDeps,
  { since, cursor = null }: { since: Date; cursor?: string | null | undefined },
): ReturnType<SupplierPort['betHistory']> => {
  const asked = { changed_from: since.toISOString(), cursor, limit: d.page_size ?? PAGE_SIZE }
  const told = parse(bets, await call(d, 'bets', asked, readLimits(d).ask_ms))
  if (!told) return UNAVAILABLE
  const { read, unread } = readEntries(bet, told.bets, 'id')
  return { outcome: 'ok', bets: read.map(toBet), unread, next: told.next ?? undefined }
}

const toGame = (g: MeridianGame): SupplierGame => ({
  game_code: g.game,
  game_type: g.category,
  title: g.title,
  tags: g.tags,
  web_pic: g.picture,
  mobile_pic: g.picture,
  engine: g.engine,
  weight: g.weight,
  added_on: g.added_on,
  art: g.art,
  terms: g.terms ?? undefined,
})

const readGames = async (d: AdapterDeps): ReturnType<SupplierPort['catalogue']> => {
  const told = parse(games, await call(d, 'games', {}, readLimits(d).ask_ms))
  if (!told) return UNAVAILABLE
  const { read, unread } = readEntries(game, told.games, 'game')
  return { outcome: 'ok', games: read.map(toGame), unread }
}

/** Free spins are named by our id: to ask for them again changes nothing there, so an answer that is lost is asked for again. */
const createFreeSpins = (d: AdapterDeps): NonNullable<SupplierPort['free_spins']> => ({
  give: async ({ grant_id, player, game_code: game, spins, stake, expires_at }) => {
    const what = { game, spins, stake: Number(stake), currency: d.currency, expires_at: expires_at.toISOString() }
    const asked = { grant_id, player_id: namePlayer(player), ...what }
    const reply = await call(d, 'free-spins', asked, readLimits(d).move_ms)
    const told = parse(grant, reply)?.grant
    if (told) return addSaid(told.id === grant_id ? OK : UNKNOWN, reply)
    // A no for good is said of the grant alone; whatever else is in the way may pass.
    const code = parseAnswer(failure, reply.body)?.error.code
    return addSaid(code === 'grant_refused' ? reject(code) : UNKNOWN, reply)
  },
  takeBack: async ({ grant_id, player }) => {
    const asked = { grant_id, player_id: namePlayer(player) }
    const reply = await call(d, 'free-spins/take-back', asked, readLimits(d).move_ms)
    const told = parse(grant, reply)?.grant
    const { said } = reply
    return told?.id === grant_id ? { outcome: 'ok', played: told.played, said } : { outcome: 'unknown', said }
  },
})

/** A supplier that speaks Meridian: JSON in minor units, every call signed with HMAC over its body, time and nonce. */
export const createMeridianSupplier = (d: AdapterDeps): SupplierPort => ({
  code: d.code,
  abilities: { tells_status: true, applies_once: true },
  horizon_ms: HORIZON_MS,
  book: 'theirs',
  createPlayer: async (player) => {
    const reply = await call(d, 'players', { player_id: namePlayer(player) }, readLimits(d).ask_ms)
    return parse(created, reply) ? OK : readFailure(reply)
  },
  transferIn: (t) => moveMoney(d, t, 'in'),
  transferOut: (t) => moveMoney(d, t, 'out'),
  transferStatus: (transfer_id, amount) => readStatus(d, transfer_id, amount),
  balance: (player) => askBalance(d, namePlayer(player)),
  launch: async ({ player, visit_id: visit, game_code, game_type = null, match, lang, is_mobile, spell }) => {
    const { reality_minutes, played: played_seconds, left: seconds_left } = spell
    const break_loss = spell.break_loss === null ? null : Number(spell.break_loss)
    const session = { reality_minutes, played_seconds, seconds_left, break_loss }
    const where = { player_id: namePlayer(player), game: game_code, category: game_type, match, visit }
    const asked = { ...where, lang, mobile: is_mobile, session }
    return parse(launched, await call(d, 'launch', asked, readLimits(d).move_ms))?.url
  },
  leave: async ({ player, visit_id: visit }) => {
    const reply = await call(d, 'leave', { player_id: namePlayer(player), visit }, readLimits(d).ask_ms)
    return parse(left, reply) ? OK : readFailure(reply)
  },
  betHistory: (asked) => readBets(d, asked),
  replay: async ({ bet_id, player, lang }) => {
    const asked = { bet_id, player_id: namePlayer(player), lang }
    return parse(launched, await call(d, 'replays', asked, readLimits(d).ask_ms))?.url
  },
  free_spins: createFreeSpins(d),
  matches: createMatches(
    async (schema, name, asked, timeout_ms) => parse(schema, await call(d, name, asked, timeout_ms)),
    readLimits(d),
  ),
  catalogue: () => readGames(d),
})
