import { z } from 'zod'
import { wireTime } from './common.ts'
import { agentRate } from './team.rows.ts'
import { AGENT_MODELS } from './team.states.ts'

/** An agent with the team below, and how they are paid. */
export const agent = z.object({
  member_id: z.number(),
  member_name: z.string(),
  parent_id: z.number().nullable(),
  parent_name: z.string(),
  depth: z.number(),
  team_count: z.number(),
  direct_count: z.number(),
  model: z.enum(AGENT_MODELS),
  share: z.number(),
  rates: z.array(agentRate),
})
/** Of a member in no team `joined_at` is null; `moves`: the last hundred, the latest first. */
export const place = z.object({
  member_id: z.number(),
  parent_id: z.number().nullable(),
  parent_name: z.string(),
  joined_at: wireTime.nullable(),
  moves: z.array(
    z.object({ at: wireTime, by: z.string(), reason: z.string(), from_name: z.string(), to_name: z.string() }),
  ),
})
