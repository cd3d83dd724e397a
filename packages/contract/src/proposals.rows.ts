import { z } from 'zod'
import { wireTime } from './common.ts'

/** Who asked for what waits for a second person, when and why. */
export const proposalRow = z.object({
  id: z.uuid(),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: wireTime,
})
