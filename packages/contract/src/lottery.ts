import { z } from 'zod'
import { BET_STATUSES } from './betting.states.ts'
import { amount, money, nothing, paged, paging, whole, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { SHOWN_DRAW_STATES } from './lottery.states.ts'
import { GUARD_REFUSALS } from './policy.errors.ts'
import { defineRoutes } from './route.ts'

export const code = z.string().regex(/^[a-z0-9_]{1,20}$/)
/** Total return of a stake of 1, stake included, with three decimals: `9.850`. */
export const odds = z.string().regex(/^\d{1,6}\.\d{3}$/)
/**
 * The issue being sold and the newest result; `server_time`, `close_at` and `draw_at` are epoch ms for exact countdowns.
 * `commitment`: what this issue's seed hashes to; null for the moment in which the draw before it is being held.
 */
const ticker = z.object({
  code: z.string(),
  title: z.string(),
  issue: z.string(),
  state: z.enum(['open', 'locked', 'paused']),
  close_at: z.number(),
  draw_at: z.number(),
  server_time: z.number(),
  commitment: z.string().nullable(),
  last: z.object({ issue: z.string(), balls: z.array(z.number()), drawn_at: z.number() }).nullable(),
})
/** `seed` is shown once the draw is done, so that anyone can check it against `commitment`; that is empty while a draw before it is not held yet. */
const draw = z.object({
  issue: z.string(),
  state: z.enum(SHOWN_DRAW_STATES),
  balls: z.array(z.number()).nullable(),
  close_at: z.number(),
  draw_at: z.number(),
  drawn_at: z.number().nullable(),
  commitment: z.string(),
  seed: z.string().nullable(),
  entropy: z.string().nullable(),
})
const betType = z.object({
  id: z.string(),
  family: z.string(),
  odds: z.string(),
  probability: z.string(),
  rtp: z.string(),
  min: money,
  max: money,
  max_payout: money,
})
/** `commitment` and `seed` as of the ticket's draw: with `balls` they prove it, without any other call. */
export const ticket = z.object({
  id: z.string(),
  bill_no: z.string(),
  code: z.string(),
  issue: z.string(),
  bet_type: z.string(),
  selection: z.string(),
  units: z.number(),
  unit_stake: money,
  multiple: z.number(),
  stake: money,
  odds: z.string(),
  payout: money,
  status: z.enum(BET_STATUSES),
  won: z.boolean(),
  placed_at: wireTime,
  settled_at: wireTime.nullable(),
  commitment: z.string().nullable(),
  seed: z.string().nullable(),
  balls: z.array(z.number()).nullable(),
})
const tickers = z.object({ data: z.array(ticker), url: z.string() })
const betRefusals = [
  'lottery.game_unknown',
  'lottery.closed',
  'lottery.issue_unknown',
  'lottery.bet_type_unknown',
  'lottery.selection_invalid',
  'lottery.stake_below_min',
  'lottery.stake_above_max',
  'lottery.payout_above_max',
  'lottery.too_many_lines',
  'lottery.insufficient',
  'lottery.odds_changed',
  'lottery.paused',
  ...GUARD_REFUSALS,
] as const satisfies readonly ErrorCode[]

export const lotteryRoutes = defineRoutes({
  hot: {
    method: 'GET',
    path: '/lottery/hot',
    who: 'anyone',
    summary: 'Running lottery games with countdown and last draw; `url` opens the game client',
    input: z.object({ count: whole(1, 20).default(5) }),
    output: tickers,
    gathered: true,
    errors: [],
    rows: ['R7.4'],
  },
  list: {
    method: 'GET',
    path: '/lottery/list',
    who: 'anyone',
    lang: false,
    summary: 'All lottery games',
    input: nothing,
    output: tickers,
    gathered: true,
    errors: [],
    rows: ['R7.4'],
  },
  openSession: {
    method: 'POST',
    path: '/jz/session',
    who: 'anyone',
    summary: 'Game client: exchanges the one-time launch token of `game_url` for a game session',
    limit: 'auth',
    input: z.object({ launch_token: z.string().min(20).max(100) }),
    output: z.object({
      data: z.object({
        access_token: z.string(),
        expires_in: z.number(),
        is_demo: z.boolean(),
        name: z.string(),
        currency_symbol: z.string(),
      }),
    }),
    errors: ['lottery.launch_invalid'],
    rows: ['R2.10', 'R1.13'],
  },
  balance: {
    method: 'GET',
    path: '/jz/balance',
    who: 'player',
    summary: 'Game client: the balance at this supplier',
    input: nothing,
    output: z.object({ data: z.object({ money }) }),
    errors: [],
    rows: ['R1.2'],
  },
  rules: {
    method: 'GET',
    path: '/jz/rules',
    who: 'anyone',
    summary: "A game's bet types with the odds of now, exact chances and returns",
    input: z.object({ code }),
    output: z.object({
      data: z.object({
        code: z.string(),
        title: z.string(),
        bet_types: z.array(betType),
        lock_ms: z.number(),
        max_lines: z.number(),
      }),
    }),
    errors: ['lottery.game_unknown'],
    rows: ['R1.1'],
  },
  draws: {
    method: 'GET',
    path: '/jz/draws',
    who: 'anyone',
    summary: 'Draws, newest first, with what proves them',
    input: z.object({ code, page: paging.page, limit: paging.limit }),
    output: z.object({ data: paged(draw) }),
    gathered: true,
    errors: ['lottery.game_unknown'],
    rows: ['R1.1'],
  },
  place: {
    method: 'POST',
    path: '/jz/bet',
    who: 'player',
    summary:
      'Places a slip: all lines or none. A line that names its odds is sold at these or refused; one that names none takes those of the moment',
    idempotent: true,
    input: z.object({
      code,
      issue: z.string().max(20),
      lines: z
        .array(
          z.object({
            bet_type: z.string().max(40),
            selection: z.string().max(200),
            unit_stake: amount,
            multiple: whole(1, 1000).default(1),
            odds: odds.optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    output: z.object({ data: z.object({ tickets: z.array(ticket), stake: money, money }) }),
    errors: betRefusals,
    rows: ['R1.1'],
  },
  tickets: {
    method: 'GET',
    path: '/jz/bets',
    who: 'player',
    summary: "Game client: the player's own tickets, newest first",
    input: z.object({ code: code.optional(), issue: z.string().max(20).optional(), ...paging }),
    output: z.object({ data: paged(ticket) }),
    errors: [],
    rows: ['R1.1'],
  },
})
