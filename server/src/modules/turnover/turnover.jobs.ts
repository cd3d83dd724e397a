import { z } from 'zod'
import type { Job } from '../../kernel/jobs.ts'
import { countBets, type TurnoverDeps } from './requirement.ts'

const settled = z.object({
  bets: z.array(z.object({ member_id: z.number(), id: z.string(), asset: z.string(), effective: z.string() })),
})

/** Hears `betting.settled`. */
export const createTurnoverListeners =
  (d: TurnoverDeps): Job =>
  (payload) =>
    countBets(d, settled.parse(payload).bets)
