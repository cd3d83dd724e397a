import { lang } from '@moongate/game-contract/call'
import { z } from 'zod'
import { askBalance, askTransfer, openVisit, transfer } from '../actions.ts'
import { listBets, type Place } from '../bet-list.ts'
import type { Bet } from '../bets.ts'
import { buildPictureUrl, findBrand, findGame, type Game } from '../brands.ts'
import { type Ending, runCall } from '../endings.ts'
import { giveFree, takeFreeBack } from '../free/grants.ts'
import { leaveVisit } from '../leaving.ts'
import { createPlayer } from '../players.ts'
import { openReplay } from '../replays.ts'
import { tellEntry } from '../retold.ts'
import { describeSpin } from '../slots/detail.ts'
import { findEngine } from '../slots/engine.ts'
import { tellBoard } from '../sports/told.ts'
import { describeTerms } from '../terms.ts'
import type { World } from '../world.ts'
import { pageMatches, writeBoard } from './matches.ts'

/** An answer with its HTTP status. */
export type Told = { status: number; body: object }

const tell = (body: object): Told => ({ status: 200, body })
const tellError = (status: number, code: string): Told => ({ status, body: { error: { code } } })

const mapEnding = <T>(ending: Ending<T>, map: (value: T) => Told): Ending<Told> =>
  ending.kind === 'answer' ? { kind: 'answer', value: map(ending.value) } : ending

const player_id = z.string().regex(/^\w{1,32}$/)
const transfer_id = z.string().regex(/^[\w-]{1,64}$/)
const visit = z.string().max(64)
const amount = z.number().int().positive()
const seconds = z.number().int().min(0)
/** What the operator says of the player's time. */
const spell = z.object({
  reality_minutes: seconds,
  played_seconds: seconds,
  seconds_left: seconds.nullable(),
  break_loss: seconds.nullable().default(null),
})
const inputs = {
  transfer: z.object({ transfer_id, player_id, direction: z.enum(['in', 'out']), amount, currency: z.string() }),
  launch: z.object({
    player_id,
    game: z.string(),
    category: z.number().nullable(),
    lang,
    mobile: z.boolean(),
    session: spell.optional(),
    match: z.string().max(60).optional(),
    visit: visit.default(''),
  }),
  replay: z.object({ bet_id: z.string(), player_id, lang }),
  grant: z.object({
    grant_id: z.uuid(),
    player_id,
    game: z.string(),
    spins: z.number().int().min(1).max(1000),
    stake: amount,
    currency: z.string(),
    expires_at: z.iso.datetime(),
  }),
  back: z.object({ grant_id: z.uuid(), player_id }),
  leave: z.object({ player_id, visit: visit.min(1) }),
  bets: z.object({
    changed_from: z.iso.datetime(),
    cursor: z.string().nullable(),
    limit: z.number().int().min(1).max(500),
  }),
}

const writeCursor = ({ changed_at, id }: Bet): string => Buffer.from(`${changed_at}/${id}`).toString('base64url')
const readCursor = (cursor: string): Place | undefined => {
  const [, changed_at, id] = /^(\d+)\/(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return changed_at && id ? { changed_at: Number(changed_at), id } : undefined
}

const toTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const describeBet = (bet: Bet) => {
  const { id, player, game, stake, payout, most = null, status, ...rest } = bet
  const { free_grant = null, reason = null, round = null, ...at } = rest
  const { type, title } = findGame(at.brand, game) ?? { type: 3, title: { zh_cn: game } }
  const times = { bet_at: toTime(at.bet_at), settled_at: toTime(at.settled_at), changed_at: toTime(at.changed_at) }
  return {
    id,
    player_id: player,
    game,
    category: type,
    game_title: title,
    detail: findEngine(at.brand, game) ? describeSpin(bet) : title,
    stake,
    payout,
    payout_max: most,
    status,
    ...times,
    reason,
    round,
    free_grant,
  }
}

const pageBets = (w: World, brand: string, asked: z.output<typeof inputs.bets>): Told => {
  const after = asked.cursor === null ? undefined : readCursor(asked.cursor)
  if (asked.cursor !== null && !after) return tellError(422, 'bad_cursor')
  const { bets, more } = listBets(w, brand, { since: Date.parse(asked.changed_from), after, limit: asked.limit })
  const last = bets.at(-1)
  return tell({
    bets: bets.map((bet) => tellEntry(w, brand, bet.id, describeBet(bet))),
    next: more && last ? writeCursor(last) : null,
  })
}

const moveMoney = async (w: World, brand: string, t: z.output<typeof inputs.transfer>): Promise<Ending<Told>> => {
  if (t.currency !== w.currency) return { kind: 'answer', value: tellError(422, 'wrong_currency') }
  const { transfer_id: id, player_id: player, direction, amount } = t
  return mapEnding(await transfer(w, { brand, id, player, direction, amount }), ({ balance, ...done }) =>
    tell({ transfer: { id, ...done }, balance }),
  )
}

const giveSpins = async (w: World, brand: string, body: unknown): Promise<Ending<Told>> => {
  const { grant_id: id, player_id: player, currency, expires_at, ...what } = inputs.grant.parse(body)
  if (currency !== w.currency) return { kind: 'answer', value: tellError(422, 'wrong_currency') }
  const asked = { brand, id, player, ...what, expires_at: Date.parse(expires_at) }
  return mapEnding(await giveFree(w, asked), (grant) =>
    grant ? tell({ grant: { id, played: grant.played } }) : tellError(422, 'grant_refused'),
  )
}

/** In this dialect's words; null where nothing is published. */
const writeTerms = (game: Game): object | null => {
  const terms = describeTerms(game)
  return terms
    ? {
        stake_min: terms.least,
        stake_max: terms.most,
        exposure_max: terms.cap,
        return_min_ppm: terms.least_return,
        return_max_ppm: terms.most_return,
      }
    : null
}

const listGames = (w: World, brand: string): Told =>
  tell({
    games: (findBrand(brand)?.games ?? []).map((game) =>
      tellEntry(w, brand, game.code, {
        game: game.code,
        category: game.type,
        title: game.title,
        tags: game.tags,
        picture: buildPictureUrl(game),
        engine: game.engine,
        weight: game.weight,
        added_on: game.added_on,
        art: game.art,
        terms: writeTerms(game),
      }),
    ),
  })

type Call = (w: World, brand: string, body: unknown) => Promise<Ending<Told>>

/** The calls of this dialect by their path. A body that does not fit throws. */
export const CALLS: Readonly<Record<string, Call>> = {
  players: (w, brand, body) => {
    const asked = z.object({ player_id }).parse(body)
    return runCall(w, brand, 'player', () => {
      createPlayer(w, brand, asked.player_id)
      return tell({ result: 'ok' })
    })
  },
  transfers: (w, brand, body) => moveMoney(w, brand, inputs.transfer.parse(body)),
  'transfers/status': async (w, brand, body) => {
    const { transfer_id: id } = z.object({ transfer_id }).parse(body)
    return mapEnding(await askTransfer(w, brand, id), (found) =>
      found
        ? tell({ transfer: { id, state: found.state, amount: found.applied, reason: found.reason } })
        : tellError(404, 'transfer_not_found'),
    )
  },
  balance: async (w, brand, body) => {
    const asked = z.object({ player_id }).parse(body)
    return mapEnding(await askBalance(w, brand, asked.player_id), (balance) =>
      balance === undefined ? tellError(404, 'player_not_found') : tell({ balance, currency: w.currency }),
    )
  },
  launch: async (w, brand, body) => {
    const { player_id: player, session, ...where } = inputs.launch.parse(body)
    return mapEnding(await openVisit(w, { brand, player, ...where }, session), (url) =>
      url === undefined ? tellError(404, 'player_not_found') : tell({ url }),
    )
  },
  leave: async (w, brand, body) => {
    const { player_id: player, visit } = inputs.leave.parse(body)
    return mapEnding(await leaveVisit(w, { brand, player, visit }), (ended) => tell({ ended }))
  },
  bets: (w, brand, body) => {
    const asked = inputs.bets.parse(body)
    return runCall(w, brand, 'bets', () => pageBets(w, brand, asked))
  },
  'free-spins': giveSpins,
  'free-spins/take-back': async (w, brand, body) => {
    const { grant_id: id, player_id: player } = inputs.back.parse(body)
    return mapEnding(await takeFreeBack(w, { brand, id, player }), (played) => tell({ grant: { id, played } }))
  },
  replays: async (w, brand, body) => {
    const { bet_id: id, player_id: player, lang } = inputs.replay.parse(body)
    return mapEnding(await openReplay(w, { brand, id, player, lang }), (url) =>
      url === undefined ? tellError(404, 'bet_not_found') : tell({ url }),
    )
  },
  games: (w, brand) => runCall(w, brand, 'games', () => listGames(w, brand)),
  matches: async (w, brand, body) => ({ kind: 'answer', value: tell(pageMatches(w, brand, body)) }),
  'matches/board': async (w, brand) => ({
    kind: 'answer',
    value: tell({ matches: tellBoard(w, brand).map((match) => tellEntry(w, brand, match.id, writeBoard(match))) }),
  }),
}
