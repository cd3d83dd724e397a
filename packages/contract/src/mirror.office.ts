import { z } from 'zod'
import { flag, money, paged, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { TRANSFER_READERS } from './staff.states.ts'
import { listNames } from './states.ts'
import { DIRECTIONS, TRANSFER_STATES } from './wallet.states.ts'

/** `money`: what the supplier has beyond what our books say, with a minus where it has less. */
const difference = z.object({
  id: z.number(),
  member_id: z.number(),
  member_name: z.string(),
  realname: z.string(),
  api_code: z.string(),
  api_title: z.string(),
  ours: money,
  theirs: money,
  money,
  found_at: wireTime,
  seen_at: wireTime,
  closed_at: wireTime.nullable(),
  waiting_seconds: z.number(),
  /** The last ones between the two, newest first. */
  transfers: z.array(
    z.object({
      bill_no: z.string(),
      direction: z.enum(DIRECTIONS),
      money,
      state: z.enum(listNames(TRANSFER_STATES)),
      created_at: wireTime,
    }),
  ),
})

/** What our books and those of the suppliers say differently. */
export const mirrorOfficeRoutes = defineRoutes({
  differences: {
    method: 'GET',
    path: '/differences',
    who: { staff: TRANSFER_READERS },
    summary: 'Differences between our books and those of suppliers, oldest first; with `open` 0 those that are gone',
    input: z.object({ open: flag.default(1), keyword: z.string().trim().max(40).optional(), ...paging }),
    output: z.object({
      data: paged(difference),
      /** Until when each supplier's bets are here, when its books were compared, and since when it does not answer. */
      suppliers: z.array(
        z.object({
          api_code: z.string(),
          api_title: z.string(),
          synced_at: wireTime.nullable(),
          compared_at: wireTime.nullable(),
          failing_since: wireTime.nullable(),
          /** How many differences are open there. */
          open: z.number(),
        }),
      ),
    }),
    errors: [],
    rows: ['R4.14', 'R2.32', 'R6.6'],
  },
})
