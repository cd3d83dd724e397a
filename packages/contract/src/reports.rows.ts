import { z } from 'zod'
import { money, wireTime } from './common.ts'
import { percent } from './games.rows.ts'
import { RETURN_HINTS } from './reports.states.ts'

/** `measured`: what came back of the stakes in per cent, nothing where nothing was staked. */
export const played = z.object({
  bets: z.number(),
  bet_amount: money,
  payout: money,
  ggr: money,
  measured: percent.nullable(),
})
/** What happened in a span of time, without trial play. `first_depositors`: of whom nothing was credited before. `net`: what came in less what was paid out. */
export const spanFigures = z.object({
  registered: z.number(),
  depositors: z.number(),
  first_depositors: z.number(),
  deposits: z.number(),
  deposited: money,
  withdrawals: z.number(),
  withdrawn: money,
  net: money,
  players: z.number(),
  ...played.shape,
})
/** A game with whose it is. */
const game = z.object({
  api_code: z.string(),
  api_title: z.string(),
  game_code: z.string(),
  title: z.string(),
  type_text: z.string(),
})
/** Bets of one round are decided together; `hint` is about rounds, and nothing where no return is published. */
export const gamePlay = game.extend({
  ...played.shape,
  rounds: z.number(),
  published: z.object({ return_least: percent, return_most: percent }).nullable(),
  hint: z.enum(RETURN_HINTS).nullable(),
})

/**
 * Bets that are open. `payout_most`: the sum of the most that each may bring back, so no more can be paid; nothing where that is known of none
 * of them, and `unknown` is of how many it is not. `since`: when the first of them was laid.
 */
export const exposed = z.object({
  bets: z.number(),
  members: z.number(),
  bet_amount: money,
  payout_most: money.nullable(),
  unknown: z.number(),
  since: wireTime.nullable(),
})
/** `round`: what decides them together, by the supplier's name; nothing where each stands alone or on several. */
export const roundExposure = game.extend({ ...exposed.shape, round: z.string().nullable() })
