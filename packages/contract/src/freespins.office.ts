import { z } from 'zod'
import { BONUS_ORDERS } from './bonus.states.ts'
import {
  amount,
  amountOrNone,
  LANGS,
  money,
  nothing,
  pagedUpTo,
  paging,
  seen,
  someDays,
  whole,
  wireTime,
} from './common.ts'
import { spinGrant, spinTerms } from './freespins.ts'
import {
  GRANT_STATES,
  SPIN_GIVERS,
  SPIN_LIMITS,
  SPIN_PAYS,
  SPIN_READERS,
  SPIN_SETTERS,
  SPIN_TRIGGERS,
} from './freespins.states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const titles = z.record(z.enum(LANGS), z.string().trim().min(1).max(60))
const costs = { grants: z.number(), spins: z.number(), played: z.number(), won: money, credited: money }
const offer = z.object({
  id: z.number(),
  titles,
  ...spinTerms,
  api_title: z.string(),
  trigger: z.enum(SPIN_TRIGGERS),
  code: z.string(),
  limit: z.enum(SPIN_LIMITS),
  min: money,
  valid_days: z.number(),
  max_bet: money.nullable(),
  days: z.number(),
  order: z.enum(BONUS_ORDERS),
  weights: z.array(z.object({ gameType: z.number(), game_type_text: z.string(), percent: z.number() })),
  is_on: z.boolean(),
  set_by: z.string(),
  set_at: wireTime,
  seen,
})
const row = spinGrant.extend({
  member_id: z.number(),
  member_name: z.string(),
  /** Spins that the supplier told of and that bring nothing: more than were granted, or of somebody else. */
  odd: z.number(),
  handled_by: z.string(),
})
const supplier = z.object({
  api_code: z.string(),
  title: z.string(),
  games: z.array(z.object({ game_code: z.string(), title: z.string() })),
})

const weights = z.array(z.object({ gameType: whole(1, 99), weight: whole(0, 100) })).max(20)

/** Free spins for staff: what is offered, what was granted, and what it costs. */
export const freespinsOfficeRoutes = defineRoutes({
  offers: {
    method: 'GET',
    path: '/freespins/offers',
    who: { staff: SPIN_READERS },
    summary: 'Offers of free spins, and the suppliers that can play them with their slots',
    input: nothing,
    output: z.object({
      data: z.object({
        offers: z.array(offer),
        suppliers: z.array(supplier),
        types: z.array(z.object({ gameType: z.number(), text: z.string() })),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  previewOffer: {
    method: 'POST',
    path: '/freespins/preview',
    who: { staff: SPIN_READERS },
    summary:
      'A worked example of terms: `base` are wins as large as all stakes, `money` what becomes of them, `most` what wins bring at most, what is to be bet where they are a bonus, and what the last deposits would have brought',
    limit: 'read',
    labels: { max: 'spin_max', limit: 'spin_limit' },
    input: z.object({
      trigger: z.enum(SPIN_TRIGGERS),
      limit: z.enum(SPIN_LIMITS),
      min: amountOrNone,
      spins: whole(1, 500),
      stake: amount,
      pays: z.enum(SPIN_PAYS),
      max: amount,
      times: whole(0, 100),
      weights,
    }),
    output: z.object({
      data: z.object({
        base: money,
        money,
        most: money,
        required: money,
        bets: z.array(z.object({ game_type_text: z.string(), needed: money.nullable() })),
        /** How often the deposits of the last seven days would have brought them, and what all those spins stake; null where no deposit brings them. */
        week: z.object({ cases: z.number(), money }).nullable(),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  saveOffer: {
    method: 'POST',
    path: '/freespins/offers',
    who: { staff: SPIN_SETTERS },
    summary:
      'Makes an offer of free spins (`id` 0) or changes one, if nobody has changed it since (`seen`, as it was read); what was granted keeps its terms',
    idempotent: true,
    labels: { code: 'spin_code', limit: 'spin_limit', max: 'spin_max' },
    input: z.object({
      id: whole(0, 2_147_483_647),
      titles,
      api_code: z.string().trim().min(1).max(20),
      game_code: z.string().trim().min(1).max(40),
      trigger: z.enum(SPIN_TRIGGERS),
      code: z.string().trim().max(20),
      limit: z.enum(SPIN_LIMITS),
      min: amountOrNone,
      spins: whole(1, 500),
      stake: amount,
      valid_days: whole(1, 90),
      pays: z.enum(SPIN_PAYS),
      max: amount,
      times: whole(0, 100),
      max_bet: amount.nullable(),
      days: whole(1, 90),
      order: z.enum(BONUS_ORDERS),
      weights,
      is_on: z.boolean(),
      /** '' for a new one. */
      seen: seen.or(z.literal('')),
      reason: text('reason'),
    }),
    output: z.object({ data: offer }),
    errors: ['common.conflict', 'freespins.offer_not_found', 'freespins.not_offered', 'freespins.code_taken'],
    rows: ['R1.5', 'R6.6'],
  },
  cost: {
    method: 'GET',
    path: '/freespins/cost',
    who: { staff: SPIN_READERS },
    summary: 'What free spins that were granted within days have come to, by offer',
    input: z.object(someDays),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        ...costs,
        rows: z.array(z.object({ offer_id: z.number(), title: z.string(), ...costs })),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  grants: {
    method: 'GET',
    path: '/freespins/grants',
    who: { staff: SPIN_READERS },
    summary: 'Granted free spins, the newest first',
    input: z.object({
      state: z.enum(listNames(GRANT_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(row) }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  give: {
    method: 'POST',
    path: '/freespins/give',
    who: { staff: SPIN_GIVERS },
    summary: 'Grants the free spins of an offer to a member',
    idempotent: true,
    input: z.object({
      offer_id: whole(1, 2_147_483_647),
      member_name: z.string().trim().min(1).max(40),
      reason: text('reason'),
    }),
    output: z.object({ data: row }),
    errors: ['freespins.offer_not_found', 'freespins.member_unknown', 'freespins.not_offered', ...BAR_REFUSALS],
    rows: ['R1.5', 'R6.6'],
  },
  cancel: {
    method: 'POST',
    path: '/freespins/grants/{id}/cancel',
    who: { staff: SPIN_GIVERS },
    summary: 'Takes back what is left of granted free spins; what was won stays the member’s',
    idempotent: true,
    input: z.object({ id: z.uuid(), reason: text('reason') }),
    output: z.object({ data: row }),
    errors: ['freespins.not_found', 'freespins.changed'],
    rows: ['R1.5', 'R6.6'],
  },
})
