import { z } from 'zod'
import { id, money, nothing, wireTime } from './common.ts'
import { GRANT_STATES, SPIN_LIMITS, SPIN_PAYS } from './freespins.states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'

/** What free spins are for and what becomes of their wins: real money, or a bonus to be bet `times` times; `max` is the most of it. */
export const spinTerms = {
  api_code: z.string(),
  game_code: z.string(),
  game_title: z.string(),
  spins: z.number(),
  stake: money,
  pays: z.enum(SPIN_PAYS),
  max: money,
  times: z.number(),
}
const offer = z.object({
  id: z.number(),
  title: z.string(),
  ...spinTerms,
  valid_days: z.number(),
  limit: z.enum(SPIN_LIMITS),
  is_claimed: z.boolean(),
})
/** `left` can still be played; `won` is what was told so far, `credited` what became of it for the member. */
export const spinGrant = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  title: z.string(),
  ...spinTerms,
  played: z.number(),
  left: z.number(),
  won: money,
  credited: money,
  state: z.enum(listNames(GRANT_STATES)),
  reason: z.string(),
  granted_at: wireTime,
  expires_at: wireTime,
  finished_at: wireTime.nullable(),
})

export const freespinsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/freespins/list',
    who: 'member',
    summary: 'Free spins that can be claimed, and those that were granted: open ones and the last that ended',
    feature: 'promotions',
    input: nothing,
    output: z.object({ data: z.object({ offers: z.array(offer), grants: z.array(spinGrant) }) }),
    errors: [],
    rows: ['R1.5'],
  },
  claim: {
    method: 'POST',
    path: '/freespins/claim',
    who: 'member',
    summary:
      'Claims free spins that are offered to all, by `offer_id`, or those of a `code`; the supplier is told of them then',
    idempotent: true,
    feature: 'promotions',
    labels: { code: 'spin_code' },
    input: z.object({ offer_id: id.optional(), code: z.string().trim().max(20).optional() }),
    output: z.object({ data: spinGrant }),
    errors: ['freespins.offer_not_found', 'freespins.code_unknown', 'freespins.claimed', ...BAR_REFUSALS],
    rows: ['R1.5', 'R8.5'],
  },
  cancelOwn: {
    method: 'POST',
    path: '/freespins/cancel',
    who: 'member',
    summary:
      'Gives up what is left of granted free spins: `left` is gone, what was played is still counted and credited',
    idempotent: true,
    feature: 'promotions',
    input: z.object({ id: z.uuid() }),
    output: z.object({ data: spinGrant }),
    errors: ['freespins.not_found', 'freespins.changed'],
    rows: ['R1.5', 'R8.5'],
  },
})
