import { z } from 'zod'
import { wireTime } from './common.ts'
import { HEALTH_STATES } from './games.states.ts'

/** The calls of the last hour. `success`: per cent that were answered, nothing where nobody called; `open_since`: since when nobody new is let in. */
export const health = z.object({
  state: z.enum(HEALTH_STATES),
  calls: z.number(),
  unanswered: z.number(),
  success: z.string().nullable(),
  p50_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
  open_since: wireTime.nullable(),
})
