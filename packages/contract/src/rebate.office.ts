import { z } from 'zod'
import { amount, flag, isMoment, money, nothing, pagedUpTo, paging, seen, whole, wireTime } from './common.ts'
import { CLAIM_DECIDERS, CLAIM_STATES, CLAIM_WAYS, REBATE_READERS, REBATE_SETTERS } from './rebate.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const DAY = 10
const claimId = z.uuid()
const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
/** A percentage above 0, as forms write it: `"0.30"`. */
const percent = z.string().regex(/^(?=.*[1-9])\d(?:\.\d{1,2})?$/)

const MOST_LEVELS = 400
/** From how much effective bet of a day on, how many per cent of it; of a supplier's own table where `supplier` names one. */
const level = z.object({ gameType: z.number(), supplier: z.string(), from: money, rate: z.string() })
const levels = z
  .array(z.object({ gameType: whole(1, 99), supplier: z.string().max(20), from: amount, rate: percent }))
  .max(MOST_LEVELS)
const tariff = z.object({ from_on: z.string(), levels: z.array(level), set_by: z.string(), set_at: wireTime })
/** What a type of games, or a supplier with its own table, would cost on a day as it stands, by the rates in force and by others. */
const effect = z.object({
  gameType: z.number(),
  game_type_text: z.string(),
  supplier: z.string(),
  api_name: z.string(),
  members: z.number(),
  total_valid: money,
  now: money,
  after: money,
})
/** `review_above` null: no claim waits for a person. */
const terms = z.object({ days: z.number(), by_clock: z.boolean(), review_above: money.nullable() })
const row = z.object({
  id: claimId,
  bill_no: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  money,
  state: z.enum(listNames(CLAIM_STATES)),
  way: z.enum(CLAIM_WAYS),
  reason: z.string(),
  handled_by: z.string(),
  created_at: wireTime,
  finished_at: wireTime.nullable(),
  lines: z.array(
    z.object({
      date: z.string(),
      game_type_text: z.string(),
      api_name: z.string(),
      total_valid: money,
      rate: z.string(),
      money,
    }),
  ),
})
const decide = (summary: string) =>
  ({
    method: 'POST',
    who: { staff: CLAIM_DECIDERS },
    summary,
    idempotent: true,
    errors: ['rebate.claim_not_found', 'rebate.claim_changed'],
    rows: ['R1.5', 'R6.6'],
    output: z.object({ data: row }),
  }) as const

/** Rebate for staff: rates with their effect, claims that wait, and what it costs. */
export const rebateOfficeRoutes = defineRoutes({
  rates: {
    method: 'GET',
    path: '/rebate/rates',
    who: { staff: REBATE_READERS },
    summary: 'The rates in force, those that begin with the next day, the terms, and what today has come to',
    input: nothing,
    output: z.object({
      data: z.object({
        types: z.array(z.object({ gameType: z.number(), text: z.string() })),
        suppliers: z.array(z.object({ code: z.string(), text: z.string() })),
        now: tariff.nullable(),
        next: tariff.nullable(),
        /** Which rates these are; whoever sets others hands it back. */
        seen: z.string(),
        terms: terms.extend({ seen }),
        today: z.array(effect),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  previewRates: {
    method: 'POST',
    path: '/rebate/preview',
    who: { staff: REBATE_READERS },
    summary: 'What today, as it stands, would cost by other rates; nothing is changed',
    limit: 'read',
    labels: { from: 'from_amount', supplier: 'api_code' },
    input: z.object({ levels }),
    output: z.object({ data: z.array(effect) }),
    errors: ['rebate.levels_invalid'],
    rows: ['R1.5', 'R6.6'],
  },
  setRates: {
    method: 'POST',
    path: '/rebate/rates',
    who: { staff: REBATE_SETTERS },
    summary:
      'Sets the rates from the next day on, if nobody has set others since (`seen`, as it was read); the first ones hold at once',
    idempotent: true,
    labels: { from: 'from_amount', supplier: 'api_code' },
    input: z.object({ levels, seen: z.string().max(40), reason: text('reason') }),
    output: z.object({ data: tariff }),
    errors: ['rebate.levels_invalid', 'rebate.set_meanwhile'],
    rows: ['R1.5', 'R6.6'],
  },
  setTerms: {
    method: 'POST',
    path: '/rebate/terms',
    who: { staff: REBATE_SETTERS },
    summary:
      'Sets for how long a rebate can be claimed, whether the clock claims it, and above which sum a person looks first',
    idempotent: true,
    input: z.object({
      days: whole(1, 365),
      by_clock: z.boolean(),
      review_above: amount.nullable(),
      seen,
      reason: text('reason'),
    }),
    output: z.object({ data: terms }),
    errors: ['common.conflict'],
    rows: ['R1.5', 'R6.6'],
  },
  previewTerms: {
    method: 'POST',
    path: '/rebate/terms/preview',
    who: { staff: REBATE_READERS },
    summary:
      'What other terms would change: how many open lines end with the next run of the clock, and how many claims of the last seven days a person would have looked at; nothing is changed',
    limit: 'read',
    input: z.object({ days: whole(1, 365), by_clock: z.boolean(), review_above: amount.nullable() }),
    output: z.object({
      data: z.object({
        open: z.number(),
        ending: z.number(),
        claims: z.number(),
        reviewed_now: z.number(),
        reviewed_after: z.number(),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  claims: {
    method: 'GET',
    path: '/rebate/claims',
    who: { staff: REBATE_READERS },
    summary: 'Claims with what they are made of, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({
      open: flag.optional(),
      state: z.enum(listNames(CLAIM_STATES)).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: pagedUpTo(row) }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
  payClaim: {
    ...decide('Pays a claim that waits'),
    path: '/rebate/claims/{id}/pay',
    input: z.object({ id: claimId }),
  },
  refuseClaim: {
    ...decide('Refuses a claim that waits; what it was made of stays claimed'),
    path: '/rebate/claims/{id}/refuse',
    input: z.object({ id: claimId, reason: text('reason') }),
  },
  cost: {
    method: 'GET',
    path: '/rebate/cost',
    who: { staff: REBATE_READERS },
    summary: 'What was paid as rebate within days, by type of games and supplier',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        claims: z.number(),
        members: z.number(),
        total: money,
        rows: z.array(
          z.object({ game_type_text: z.string(), api_name: z.string(), total_valid: money, money, share: z.string() }),
        ),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R6.6'],
  },
})
