import { z } from 'zod'
import { id, money, nothing, paged, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { holding, plan, record_id, tenfold } from './savings.rows.ts'
import { HOLDING_STATES } from './savings.states.ts'
import { listNames } from './states.ts'
import { BAR_REFUSALS } from './policy.errors.ts'

/** Yuebao: plans that bring interest. What a member holds is theirs also while it is switched off (decisions/0197). */
export const savingsRoutes = defineRoutes({
  plans: {
    method: 'POST',
    path: '/yuebao/getMemberYuebaoList',
    who: 'member',
    summary: 'The plans on sale and where the member stands with each',
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.array(plan) }),
    errors: ['savings.turned_off'],
    rows: ['R2.9', 'R3.16', 'R7.8', 'R8.6'],
  },
  holdings: {
    method: 'POST',
    path: '/yuebao/getMemberPlans',
    who: 'member',
    summary: 'What the member holds or held, the newest first, with the sums of what is held',
    limit: 'read',
    input: z.object({ status: z.enum(['open', 'done']).optional(), ...paging }),
    output: z.object({
      data: paged(holding),
      summery: z.object({ TotalCount: z.number(), Principal: money, Interest: money, Today: money }),
    }),
    errors: [],
    rows: ['R2.9', 'R3.16', 'R4.18', 'R7.8'],
  },
  buy: {
    method: 'POST',
    path: '/yuebao/buy',
    who: 'member',
    summary: 'Buys a plan; its terms stay those of this moment',
    idempotent: true,
    input: z.object({ plan_id: id, amount: tenfold }),
    output: z.object({ data: z.object({ member_plan_id: record_id }) }),
    errors: [
      ...BAR_REFUSALS,
      'savings.turned_off',
      'savings.plan_not_found',
      'savings.not_open',
      'savings.sold_out',
      'savings.limit_reached',
      'savings.too_soon',
      'savings.amount_outside',
      'savings.insufficient',
    ],
    rows: ['R1.6', 'R4.18', 'R5.7', 'R7.8', 'R8.6'],
  },
  redeem: {
    method: 'POST',
    path: '/yuebao/withdrawal',
    who: 'member',
    summary: 'Redeems a holding: what its ended cycles earned is paid, the running one earns nothing',
    idempotent: true,
    input: z.object({ record_id }),
    output: z.object({ money, data: z.object({ state: z.enum(listNames(HOLDING_STATES)) }) }),
    errors: ['savings.holding_not_found', 'savings.holding_changed'],
    rows: ['R1.6', 'R4.18', 'R7.8'],
  },
  history: {
    method: 'POST',
    path: '/yuebao/history',
    who: 'member',
    summary: 'The interest of a holding, cycle by cycle, the newest first: the last hundred',
    limit: 'read',
    input: z.object({ record_id }),
    output: z.object({ data: z.array(z.object({ interest: money, times: z.number(), calc_at: wireTime })) }),
    errors: ['savings.holding_not_found'],
    rows: ['R3.16', 'R7.8'],
  },
})
