import { z } from 'zod'
import { betRow } from './betting.ts'
import { money, wireTime } from './common.ts'
import { agentRate } from './team.rows.ts'

/** A member below an agent; what is personal is masked, `rates` is empty for who is no agent. */
export const child = z.object({
  member_id: z.number(),
  name: z.string(),
  realname: z.string(),
  is_agent: z.number(),
  depth: z.number(),
  team_count: z.number(),
  registered_at: wireTime,
  last_login_at: wireTime.nullable(),
  rates: z.array(agentRate.pick({ game_type: true, game_type_text: true, rate: true })),
})
export const moved = z.object({
  id: z.string(),
  member_id: z.number(),
  name: z.string(),
  created_at: wireTime,
  operate_type: z.number(),
  operate_type_text: z.string(),
  number_type: z.number(),
  money,
})
export const teamBet = betRow
  .pick({ id: true, bill_no: true, api_name: true, api_title: true, gameType: true, game_type_text: true })
  .extend(
    betRow.pick({
      game_name: true,
      bet_amount: true,
      valid_bet_amount: true,
      payout: true,
      net_amount: true,
      bet_time: true,
      payout_time: true,
      status: true,
      status_text: true,
    }).shape,
  )
  .extend({ member_id: z.number(), name: z.string() })
export const invite = z.object({
  invite_id: z.number(),
  invite_code: z.string(),
  url: z.string(),
  is_open: z.number(),
  used_count: z.number(),
  created_at: wireTime,
  rates: z.array(agentRate.pick({ game_type: true, game_type_text: true, rate: true })),
})
/** `win`: what the members won less what they lost. */
export const chartDay = z.object({
  date: z.string(),
  recharge: money,
  drawing: money,
  game_record: money,
  win: money,
  fanshui: money,
  hongli: money,
})
/** `total_shuyin`: what the members won less what they lost; `total_sy`: the same with their gifts and rebates. */
export const report = z.object({
  total_recharge: money,
  total_drawing: money,
  total_validbet_amount: money,
  total_count: z.number(),
  active_count: z.number(),
  total_shuyin: money,
  total_hongli: money,
  total_fanshui: money,
  new_member_count: z.number(),
  total_sy: money,
})
