import { z } from 'zod'
import { BONUS_KINDS, BONUS_OFFERS, BONUS_ORDERS, BONUS_STATES } from './bonus.states.ts'
import { amount, id, money, nothing, paged, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

/** How a bonus is come by and played through; `max_bet` null: bets of any size count. */
export const bonusTerms = z.object({
  percent: z.number(),
  min: money,
  max: money,
  /** How many times its sum is to be bet. */
  times: z.number(),
  max_bet: money.nullable(),
  days: z.number(),
  order: z.enum(BONUS_ORDERS),
  weights: z.array(z.object({ gameType: z.number(), game_type_text: z.string(), percent: z.number() })),
})

/** What is in the way of an offer, or nothing. */
const STANDS = ['open', 'no_deposit', 'deposit_small', 'withdrawn', 'no_loss', 'used'] as const

const offer = z.object({
  id: z.number(),
  kind: z.enum(BONUS_OFFERS),
  title: z.string(),
  terms: bonusTerms,
  stand: z.enum(STANDS),
  /** What it would be now, and for what. */
  base: money,
  money,
})
/** `kept` is what would be the member's if it ended now, `lost` what would go. */
export const bonus = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  kind: z.enum(BONUS_KINDS),
  title: z.string(),
  terms: bonusTerms,
  money,
  required: money,
  wagered: money,
  missing: money,
  kept: money,
  lost: money,
  paid: money,
  state: z.enum(listNames(BONUS_STATES)),
  reason: z.string(),
  taken_at: wireTime,
  expires_at: wireTime.nullable(),
  finished_at: wireTime.nullable(),
})

export const bonusRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/bonus/list',
    who: 'member',
    summary: 'What is offered, with what is in the way of it, and the bonus that is running',
    feature: 'promotions',
    input: nothing,
    output: z.object({ data: z.object({ offers: z.array(offer), open: bonus.nullable() }) }),
    errors: [],
    rows: ['R1.5'],
  },
  match: {
    method: 'GET',
    path: '/bonus/match',
    who: 'member',
    summary:
      'The offer that the next deposit would bring if it were of this amount, and how much; null where none would',
    feature: 'promotions',
    input: z.object({ money: amount }),
    output: z.object({
      data: z.object({ title: z.string(), terms: bonusTerms, money, required: money }).nullable(),
    }),
    errors: [],
    rows: ['R1.5', 'R4.20'],
  },
  take: {
    method: 'POST',
    path: '/bonus/take',
    who: 'member',
    summary: 'Takes an offer: its sum is locked until it has been bet as often as its terms ask',
    idempotent: true,
    feature: 'promotions',
    input: z.object({ offer_id: id }),
    output: z.object({ data: bonus }),
    errors: ['bonus.offer_not_found', 'bonus.not_due', 'bonus.one_at_a_time', ...BAR_REFUSALS],
    rows: ['R1.5', 'R8.5'],
  },
  cancel: {
    method: 'POST',
    path: '/bonus/cancel',
    who: 'member',
    summary: 'Ends a running bonus: what `kept` says becomes the member’s, what `lost` says is gone',
    idempotent: true,
    feature: 'promotions',
    input: z.object({ id: z.uuid() }),
    output: z.object({ data: bonus }),
    errors: ['bonus.not_found', 'bonus.changed'],
    rows: ['R1.5', 'R8.5'],
  },
  history: {
    method: 'GET',
    path: '/bonus/history',
    who: 'member',
    summary: "The member's bonuses that have ended, the newest first",
    feature: 'promotions',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(bonus) }),
    errors: [],
    rows: ['R1.5'],
  },
})
