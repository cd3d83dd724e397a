import { z } from 'zod'
import { id, paged, paging, whole } from './common.ts'
import { defineRoutes } from './route.ts'
import { applicationRoutes } from './team.applications.ts'
import { agent, place } from './team.office.rows.ts'
import { ratesInput } from './team.rows.ts'
import { AGENT_MODELS, AGENT_READERS, AGENT_SETTERS } from './team.states.ts'
import { text } from './text.ts'

/** Per cent of the net revenue. */
const share = whole(0, 100)

const set = { who: { staff: AGENT_SETTERS }, method: 'POST', idempotent: true } as const
const rows = ['R1.9', 'R6.4', 'R6.6'] as const

/** Agents for staff: who they are, and what they earn. */
export const teamOfficeRoutes = defineRoutes({
  agents: {
    method: 'GET',
    path: '/team/agents',
    who: { staff: AGENT_READERS },
    summary:
      'Agents right below one, those at the top where none is named, or those whose name begins so; and the way up',
    input: z.object({ parent_id: id.optional(), keyword: z.string().trim().max(20).optional(), ...paging }),
    output: z.object({
      data: paged(agent),
      way: z.array(z.object({ member_id: z.number(), member_name: z.string() })),
    }),
    errors: [],
    rows,
  },
  ...applicationRoutes,
  setRates: {
    ...set,
    path: '/team/agents/{id}/rates',
    summary: "Sets an agent's rates from now on",
    input: z.object({ id, rates: ratesInput, reason: text('reason') }),
    output: z.object({ data: agent }),
    errors: ['team.agent_not_found', 'team.rates_invalid', 'team.rates_above', 'team.rates_below'],
    rows,
  },
  setModel: {
    ...set,
    path: '/team/agents/{id}/model',
    summary: 'Sets how an agent is paid, from the next run on',
    input: z.object({ id, model: z.enum(AGENT_MODELS), share, reason: text('reason') }),
    output: z.object({ data: agent }),
    errors: ['team.agent_not_found'],
    rows,
  },
  place: {
    method: 'GET',
    path: '/team/members/{id}',
    who: { staff: AGENT_READERS },
    summary: 'Whose team a member is in, and who moved them when and why',
    input: z.object({ id }),
    output: z.object({ data: place }),
    errors: ['team.member_not_found'],
    rows,
  },
  move: {
    ...set,
    path: '/team/members/{id}/move',
    labels: { to: 'to_agent' },
    summary: 'Moves a member with all below to another agent, or to none; what was bet before stays with the old chain',
    input: z.object({ id, to: z.string().trim().max(20), reason: text('reason') }),
    output: z.object({ data: z.object({ member_id: z.number(), parent_id: z.number().nullable() }) }),
    errors: ['team.member_not_found', 'team.agent_not_found', 'team.circle', 'team.too_deep', 'team.rates_above'],
    rows,
  },
})
