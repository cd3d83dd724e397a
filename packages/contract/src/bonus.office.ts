import { z } from 'zod'
import {
  BONUS_DECIDERS,
  BONUS_FLAGS,
  BONUS_OFFERS,
  BONUS_ORDERS,
  BONUS_READERS,
  BONUS_SETTERS,
  BONUS_STATES,
} from './bonus.states.ts'
import { bonus, bonusTerms } from './bonus.ts'
import { amount, flag, LANGS, money, nothing, paged, paging, whole, wireTime } from './common.ts'
import { BAR_REFUSALS } from './policy.errors.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const title = z.string().trim().min(1).max(60)
const titles = z.record(z.enum(LANGS), title)
const wanted = {
  kind: z.enum(BONUS_OFFERS),
  percent: whole(1, 500),
  min: amount,
  max: amount,
  times: whole(0, 100),
  max_bet: amount.nullable(),
  days: whole(1, 90),
  order: z.enum(BONUS_ORDERS),
  weights: z.array(z.object({ gameType: whole(1, 99), weight: whole(0, 100) })).max(20),
}
const offer = z.object({
  id: z.number(),
  kind: z.enum(BONUS_OFFERS),
  titles,
  terms: bonusTerms,
  review: z.boolean(),
  is_on: z.boolean(),
  set_by: z.string(),
  set_at: wireTime,
})
const row = bonus.extend({
  member_id: z.number(),
  member_name: z.string(),
  base: money,
  flags: z.array(z.enum(BONUS_FLAGS)),
  handled_by: z.string(),
})
const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: BONUS_DECIDERS },
    summary,
    idempotent: true,
    errors: ['bonus.not_found', 'bonus.changed'],
    rows: ['R1.5', 'R6.6'],
    output: z.object({ data: row }),
  }) as const

/** Bonuses for staff: offers with a worked example, bonuses that wait or run, and what they cost. */
export const bonusOfficeRoutes = defineRoutes({
  offers: {
    method: 'GET',
    path: '/bonus/offers',
    who: { staff: BONUS_READERS },
    summary: 'Offers, and what bonuses of the last thirty days have cost',
    input: nothing,
    output: z.object({
      data: z.object({
        offers: z.array(offer),
        types: z.array(z.object({ gameType: z.number(), text: z.string() })),
        cost: z.object({ taken: z.number(), granted: money, paid: money, locked: money }),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  previewOffer: {
    method: 'POST',
    path: '/bonus/preview',
    who: { staff: BONUS_READERS },
    summary: 'A worked example of terms: what a sum brings, and what is to be bet for it in each type of games',
    limit: 'read',
    input: z.object(wanted),
    output: z.object({
      data: z.object({
        base: money,
        money,
        required: money,
        bets: z.array(z.object({ game_type_text: z.string(), needed: money.nullable() })),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  saveOffer: {
    method: 'POST',
    path: '/bonus/offers',
    who: { staff: BONUS_SETTERS },
    summary: 'Makes an offer (`id` 0) or changes one; bonuses that were taken keep their terms',
    idempotent: true,
    input: z.object({
      id: whole(0, 2_147_483_647),
      titles,
      ...wanted,
      review: z.boolean(),
      is_on: z.boolean(),
      reason: text('reason'),
    }),
    output: z.object({ data: offer }),
    errors: ['bonus.offer_not_found'],
    rows: ['R1.5', 'R6.6'],
  },
  bonuses: {
    method: 'GET',
    path: '/bonus/bonuses',
    who: { staff: BONUS_READERS },
    summary: 'Bonuses, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(BONUS_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: paged(row) }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  approve: {
    ...decide('Begins a bonus that waits'),
    path: '/bonus/bonuses/{id}/approve',
    input: z.object({ id: z.uuid() }),
    errors: ['bonus.not_found', 'bonus.changed', ...BAR_REFUSALS],
  },
  refuse: {
    ...decide('Refuses a bonus that waits'),
    path: '/bonus/bonuses/{id}/refuse',
    input: z.object({ id: z.uuid(), reason: text('reason') }),
  },
  endBonus: {
    ...decide('Ends a running bonus by its own rule'),
    path: '/bonus/bonuses/{id}/end',
    input: z.object({ id: z.uuid(), reason: text('reason') }),
  },
})
