import { z } from 'zod'
import {
  BONUS_DECIDERS,
  BONUS_FLAGS,
  BONUS_KINDS,
  BONUS_OFFERS,
  BONUS_ORDERS,
  BONUS_READERS,
  BONUS_SETTERS,
  BONUS_STATES,
} from './bonus.states.ts'
import { bonus, bonusTerms } from './bonus.ts'
import { amount, flag, LANGS, money, nothing, pagedUpTo, paging, seen, someDays, whole, wireTime } from './common.ts'
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
  seen,
})
const costs = { taken: z.number(), granted: money, paid: money, locked: money }
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
    summary: 'Offers, and the types of games that they weigh',
    input: nothing,
    output: z.object({
      data: z.object({
        offers: z.array(offer),
        types: z.array(z.object({ gameType: z.number(), text: z.string() })),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  previewOffer: {
    method: 'POST',
    path: '/bonus/preview',
    who: { staff: BONUS_READERS },
    summary:
      'Terms worked through: what a sum brings, what is to be bet for it in each type of games, and what the last deposits or losses would have brought',
    limit: 'read',
    input: z.object(wanted),
    output: z.object({
      data: z.object({
        base: money,
        money,
        required: money,
        bets: z.array(z.object({ game_type_text: z.string(), needed: money.nullable() })),
        /** The last seven days, or the last week where it is a loss that is given back: how many would have been given a bonus, and how much at most. */
        week: z.object({ from: z.string(), to: z.string(), cases: z.number(), money }),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  cost: {
    method: 'GET',
    path: '/bonus/cost',
    who: { staff: BONUS_READERS },
    summary: 'What bonuses have cost within days, and what is locked now, by offer',
    input: z.object(someDays),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        ...costs,
        rows: z.array(z.object({ id: z.string(), title: z.string(), kind: z.enum(BONUS_KINDS), ...costs })),
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
      /** '' for a new one. */
      seen: seen.or(z.literal('')),
      titles,
      ...wanted,
      review: z.boolean(),
      is_on: z.boolean(),
      reason: text('reason'),
    }),
    output: z.object({ data: offer }),
    errors: ['common.conflict', 'bonus.offer_not_found'],
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
    output: z.object({ data: pagedUpTo(row) }),
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
