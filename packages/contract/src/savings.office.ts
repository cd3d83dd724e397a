import { z } from 'zod'
import { amount, id, isMoment, LANGS, money, nothing, paged, paging, whole, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { tenfold } from './savings.ts'
import { parsePpm } from './savings.rules.ts'
import { CYCLE_UNITS, HOLDING_STATES, SAVINGS_READERS, SAVINGS_SETTERS } from './savings.states.ts'
import { listNames } from './states.ts'
import { text } from './text.ts'

const DAY = 10
const MOMENT = 19
const at = (length: number) =>
  z
    .string()
    .length(length)
    .refine(isMoment, { params: { rule: 'date' } })
const name = z.string().trim().min(1).max(30)
const names = z.record(z.enum(LANGS), name)
/** A percentage above 0 with at most four decimals, `"0.0050"` → parts per million. */
const percent = z.string().transform((typed, ctx) => {
  const ppm = parsePpm(typed)
  if (ppm !== undefined && ppm > 0) return ppm
  ctx.addIssue({ code: 'custom', params: { rule: 'pattern' } })
  return z.NEVER
})
const form = {
  names,
  min_amount: tenfold,
  max_amount: tenfold,
  opens_at: at(MOMENT),
  closes_at: at(MOMENT).nullable(),
  cycle_unit: z.enum(CYCLE_UNITS),
  cycle_count: whole(1, 400),
  is_circular: z.boolean(),
  rate: percent,
  interest_limit: amount.nullable(),
  total_count: whole(1, 1_000_000),
  user_count: whole(0, 10_000),
  rebuy_minutes: whole(0, 527_040),
  withdrawal_minutes: whole(0, 43_200),
  audit_multiple: whole(0, 100),
}
/** What one cycle and all cycles may cost: `principal` bears interest, `cycle` a cycle of it, `most` in all, where there is a limit. */
const cost = z.object({ count: z.number(), principal: money, cycle: money, most: money.nullable() })
const row = z.object({
  id,
  names,
  min_amount: money,
  max_amount: money,
  opens_at: wireTime,
  closes_at: wireTime.nullable(),
  cycle_unit: z.enum(CYCLE_UNITS),
  cycle_count: z.number(),
  is_circular: z.boolean(),
  rate: z.string(),
  interest_limit: money.nullable(),
  total_count: z.number(),
  sold_count: z.number(),
  user_count: z.number(),
  rebuy_minutes: z.number(),
  withdrawal_minutes: z.number(),
  audit_multiple: z.number(),
  is_open: z.boolean(),
  /** Which state of the plan this is; whoever changes it hands it back. */
  seen: z.number(),
  set_by: z.string(),
  set_at: wireTime,
  held: cost,
})
const holding = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  plan_id: id,
  plan_name: z.string(),
  member_id: z.number(),
  member_name: z.string(),
  state: z.enum(listNames(HOLDING_STATES)),
  money,
  rate: z.string(),
  interest: money,
  times: z.number(),
  bought_at: wireTime,
  next_at: wireTime.nullable(),
  redeem_at: wireTime.nullable(),
  settled_at: wireTime.nullable(),
})
const reason = text('reason')
const set = { who: { staff: SAVINGS_SETTERS }, output: z.object({ data: row }), rows: ['R3.16', 'R6.6'] } as const

/** Yuebao for staff: plans with what they cost, what members hold, and what interest came to. */
export const savingsOfficeRoutes = defineRoutes({
  plans: {
    method: 'GET',
    path: '/savings/plans',
    who: { staff: SAVINGS_READERS },
    summary: 'All plans with what is held of each',
    input: nothing,
    output: z.object({ data: z.array(row) }),
    errors: [],
    rows: ['R3.16', 'R6.6'],
  },
  preview: {
    method: 'POST',
    path: '/savings/preview',
    who: { staff: SAVINGS_READERS },
    summary: 'What a plan would cost once it is sold out at its highest amount; nothing is changed',
    limit: 'read',
    input: z.object(form),
    output: z.object({ data: cost }),
    errors: ['savings.plan_invalid'],
    rows: ['R3.16', 'R6.6'],
  },
  addPlan: {
    ...set,
    method: 'POST',
    path: '/savings/plans',
    summary: 'A new plan; nobody can buy it until it is opened',
    input: z.object({ ...form, reason }),
    errors: ['savings.plan_invalid'],
  },
  setPlan: {
    ...set,
    method: 'POST',
    path: '/savings/plans/{id}',
    summary: 'Sets all of a plan for those who buy from now on, if nobody has set it since (`seen`, as it was read)',
    input: z.object({ id, ...form, seen: whole(1, 1_000_000), reason }),
    errors: ['savings.plan_invalid', 'savings.plan_not_found', 'savings.plan_changed'],
  },
  switchPlan: {
    ...set,
    method: 'POST',
    path: '/savings/plans/{id}/switch',
    summary: 'Opens a plan for sale or closes it; what is held of it goes on',
    input: z.object({ id, is_open: z.boolean(), seen: whole(1, 1_000_000), reason }),
    errors: ['savings.plan_not_found', 'savings.plan_changed'],
  },
  holdings: {
    method: 'GET',
    path: '/savings/holdings',
    who: { staff: SAVINGS_READERS },
    summary: 'What members hold or held, the newest first',
    input: z.object({
      status: z.enum(['open', 'done']).optional(),
      keyword: z.string().trim().max(40).optional(),
      ...paging,
    }),
    output: z.object({ data: paged(holding) }),
    errors: [],
    rows: ['R4.18', 'R6.6'],
  },
  cost: {
    method: 'GET',
    path: '/savings/cost',
    who: { staff: SAVINGS_READERS },
    summary: 'What was paid as interest within days, by plan',
    input: z.object({ from: at(DAY).optional(), to: at(DAY).optional() }),
    output: z.object({
      data: z.object({
        from: z.string(),
        to: z.string(),
        total: money,
        rows: z.array(z.object({ plan_id: id, plan_name: z.string(), holdings: z.number(), times: z.number(), money })),
      }),
    }),
    errors: [],
    rows: ['R1.6', 'R6.6'],
  },
})
