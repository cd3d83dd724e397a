import { z } from 'zod'
import { whole, wireTime } from './common.ts'
import { listNames } from './states.ts'
import { AGENCY_STATES } from './team.states.ts'

/** Per mille with at most two decimals, as forms write it: `"3.50"`. */
const permille = z.string().regex(/^\d{1,3}(?:\.\d{1,2})?$/)

/** A rate for each type of games, or none at all. */
export const ratesInput = z.array(z.object({ game_type: whole(1, 99), rate: permille })).max(20)
/** `min_rate` and `max_rate`: between which it may be set. */
export const agentRate = z.object({
  game_type: z.number(),
  game_type_text: z.string(),
  rate: z.string(),
  min_rate: z.string(),
  max_rate: z.string(),
})
export const application = z.object({
  id: z.string(),
  state: z.enum(listNames(AGENCY_STATES)),
  remark: z.string(),
  reason: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
})
