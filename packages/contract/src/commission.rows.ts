import { z } from 'zod'
import { RUN_STATES, STATEMENT_STATES } from './commission.states.ts'
import { money, wireTime } from './common.ts'
import { listNames } from './states.ts'
import { AGENT_MODELS } from './team.states.ts'

/** Bets of the team by type of games and difference of rates; `late`: what of them is of days that an earlier run went over. */
export const statementLine = z.object({
  game_type: z.number(),
  game_type_text: z.string(),
  rate: z.string(),
  total_valid: money,
  late: money,
  money,
})
export const statementRow = z.object({
  id: z.string(),
  bill_no: z.string(),
  from: z.string(),
  to: z.string(),
  model: z.enum(AGENT_MODELS),
  earned: money,
  carried_in: money,
  carried_out: money,
  money,
  state: z.enum(listNames(STATEMENT_STATES)),
  paid_at: wireTime.nullable(),
})
/** `revenue`: stakes less payouts, gifts and rebates of the team, where a share of it is paid; null where rates are. */
export const statementDetail = statementRow.extend({
  lines: z.array(statementLine),
  revenue: z
    .object({ stake: money, payout: money, hongli: money, fanshui: money, net: money, late: money, share: z.string() })
    .nullable(),
})
/** A run with what its statements come to. */
export const run = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(listNames(RUN_STATES)),
  agents: z.number(),
  money,
  paid: money,
  started_by: z.string(),
  decided_by: z.string(),
  reason: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
})
/** What an agent is owed. */
export const owed = statementRow
  .pick({ model: true, earned: true, carried_in: true, carried_out: true, money: true })
  .extend({
    member_id: z.number(),
    member_name: z.string(),
  })
