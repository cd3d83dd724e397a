import { z } from 'zod'
import { money, whole } from './common.ts'
import { MATCH_SIDES, MATCH_TYPES } from './games.states.ts'
import { defineRoutes } from './route.ts'

const match = z.object({
  id: z.string(),
  /** What opens the game; with the match's id it opens there. */
  params: z.object({ api_code: z.string(), gameType: z.literal(MATCH_TYPES), gameCode: z.string() }),
  sport: z.string(),
  league: z.string(),
  sides: z.array(z.string()).length(2),
  starts_at: z.number(),
  /** Home and away; null before it starts. */
  score: z.array(z.number()).length(2).nullable(),
  /** Of the play; null where it has no clock, and before it starts. */
  minute: z.number().nullable(),
  /** Of who wins; none while bets wait. */
  odds: z.array(z.object({ side: z.enum(MATCH_SIDES), odds: money })),
})

export const matchesRoutes = defineRoutes({
  board: {
    method: 'GET',
    path: '/system/matches',
    who: 'anyone',
    summary:
      'Some of the matches that are played now, and of those that start next; of sports (5), e-sports (7) or both. Some seconds old',
    input: z.object({ gameType: whole(5, 7).optional() }),
    output: z.object({ data: z.array(match) }),
    errors: [],
    rows: ['R1.11'],
  },
})
