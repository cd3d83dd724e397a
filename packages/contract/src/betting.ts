import { z } from 'zod'
import { BET_REASONS, BET_STATUSES, UNCOUNTED_REASONS } from './betting.states.ts'
import { flag, money, paged, paging, range, wireTime } from './common.ts'
import { gameType, supplierCode } from './games.ts'
import { defineRoutes } from './route.ts'

/** `valid_reason`: why a settled bet's `valid_bet_amount` is nothing although its stake was at risk; `valid_text` says it in words, else it is empty. `reason`: why the stake came back, or why the bet ended otherwise than before. */
export const betRow = z.object({
  id: z.string(),
  bill_no: z.string(),
  api_name: z.string(),
  api_title: z.string(),
  gameType: z.number(),
  game_type_text: z.string(),
  game_name: z.string(),
  detail: z.string(),
  bet_amount: money,
  valid_bet_amount: money,
  valid_reason: z.enum(UNCOUNTED_REASONS).nullable(),
  valid_text: z.string(),
  payout: money,
  net_amount: money,
  bet_time: wireTime,
  payout_time: wireTime.nullable(),
  status: z.enum(BET_STATUSES),
  status_text: z.string(),
  reason: z.enum(BET_REASONS).nullable(),
  reason_text: z.string(),
})
const statistic = z.object({
  sum_bet_amount: money,
  sum_valid_bet_amount: money,
  sum_net_amount: money,
  sum_payout: money,
})

export const bettingRoutes = defineRoutes({
  records: {
    method: 'POST',
    path: '/game/record',
    who: 'member+demo',
    summary: "The member's bets; `created_at` filters by payout time, `betTime` by bet time",
    limit: 'read',
    input: z.object({
      created_at: range.optional(),
      betTime: range.optional(),
      api_name: supplierCode.optional(),
      gameType: gameType.optional(),
      unpayOnly: flag.optional(),
      ...paging,
    }),
    output: z.object({
      data: paged(betRow),
      statistic,
      page_statistic: statistic,
      // `synced_at`: until when this supplier's bets are here; null: they are recorded as they are placed.
      apis: z.array(z.object({ key: z.string(), value: z.string(), synced_at: wireTime.nullable() })),
      gametypes: z.array(z.object({ key: z.number(), value: z.string() })),
    }),
    errors: ['betting.time_required'],
    rows: ['R2.32', 'R5.9', 'R7.3'],
  },
})
