import { z } from 'zod'
import { isMoment, money, nothing, paged, paging, wireTime } from './common.ts'
import { CLAIM_STATES, CLAIM_WAYS } from './rebate.states.ts'
import { defineRoutes } from './route.ts'
import { listNames } from './states.ts'

const MOMENT = 19
/** A wall time of the site with its seconds, as an answer gave it. */
const deadtime = z
  .string()
  .length(MOMENT)
  .refine(isMoment, { params: { rule: 'date' } })

/** What a supplier is part of: a line of the detail (R3.14). */
const part = z.object({
  api_code: z.string(),
  api_name: z.string(),
  total_valid: money,
  rate: z.string(),
  fs_money: money,
})

/** A day's bets on a type of games. `fs_money` is what can be claimed of it; `claimed` was before. Negative where a bet was taken back after it had been claimed. */
const due = z.object({
  date: z.string(),
  gameType: z.number(),
  game_type_text: z.string(),
  /** The supplier whose own rates these are; '' where the type's count. */
  own: z.string(),
  api_names: z.string(),
  total_valid: money,
  /** Per cent of the effective bet. */
  rate: z.string(),
  fs_money: money,
  claimed: money,
  /** The last day on which it can be claimed; null where the clock claims it. */
  last_date: z.string().nullable(),
  /** What is still to be bet on this day for the next rate. */
  next: z.object({ missing: money, rate: z.string() }).nullable(),
  suppliers: z.array(part),
})

const claimLine = z.object({
  date: z.string(),
  gameType: z.number(),
  game_type_text: z.string(),
  api_name: z.string(),
  total_valid: money,
  rate: z.string(),
  fs_money: money,
})
export const claim = z.object({
  bill_no: z.string(),
  fs_money: money,
  state: z.enum(listNames(CLAIM_STATES)),
  way: z.enum(CLAIM_WAYS),
  created_at: wireTime,
  reason: z.string(),
  lines: z.array(claimLine),
})

export const rebateRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/fsnow/list',
    who: 'member',
    summary: 'What can be claimed as rebate, by day and type of games; `deadtime` is echoed when it is claimed',
    feature: 'rebate',
    input: nothing,
    output: z.object({ data: z.array(due), deadtime: wireTime, total: money }),
    errors: [],
    rows: ['R1.5', 'R3.14', 'R7.1'],
  },
  fetch: {
    method: 'POST',
    path: '/fsnow/fetch',
    who: 'member',
    summary: 'Claims the rebate of all bets settled up to `deadtime`, once; later ones stay for the next claim',
    idempotent: true,
    feature: 'rebate',
    input: z.object({ deadtime }),
    output: z.object({ data: z.object({ fs_money: money, state: z.enum(listNames(CLAIM_STATES)) }) }),
    errors: ['rebate.nothing_to_claim', 'rebate.already_claimed', 'rebate.deadtime_invalid'],
    rows: ['R1.5', 'R7.1', 'R8.5'],
  },
  claims: {
    method: 'GET',
    path: '/fsnow/claims',
    who: 'member',
    summary: "The member's claims, the newest first, each with what it was made of",
    feature: 'rebate',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(claim) }),
    errors: [],
    rows: ['R1.5', 'R3.14'],
  },
  ranking: {
    method: 'GET',
    path: '/fsnow/ranking',
    who: 'anyone',
    summary:
      'Who was paid most rebate within seven days, names masked; nothing while too few members were paid any. Some seconds old',
    feature: 'rebate',
    input: nothing,
    output: z.object({ data: z.array(z.object({ place: z.number(), name: z.string(), fs_money: money })) }),
    errors: [],
    rows: ['R1.11'],
  },
})
