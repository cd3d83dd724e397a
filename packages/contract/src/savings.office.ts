import { z } from 'zod'
import { id, money, nothing, pagedUpTo, paging, whole } from './common.ts'
import { defineRoutes } from './route.ts'
import { cost, form, holding, matchWallTime, row } from './savings.office.rows.ts'
import { SAVINGS_READERS, SAVINGS_SETTERS } from './savings.states.ts'
import { text } from './text.ts'

const DAY = 10
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
    idempotent: 'no_money',
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
    output: z.object({ data: pagedUpTo(holding) }),
    errors: [],
    rows: ['R4.18', 'R6.6'],
  },
  cost: {
    method: 'GET',
    path: '/savings/cost',
    who: { staff: SAVINGS_READERS },
    summary: 'What was paid as interest within days, by plan',
    input: z.object({ from: matchWallTime(DAY).optional(), to: matchWallTime(DAY).optional() }),
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
