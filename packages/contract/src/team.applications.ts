import { z } from 'zod'
import { flag, pagedUpTo, paging } from './common.ts'
import { defineRoutes } from './route.ts'
import { agentRate, application, ratesInput } from './team.rows.ts'
import { AGENT_READERS, AGENT_SETTERS } from './team.states.ts'
import { text } from './text.ts'

const uuid = z.uuid()
const asked = application.extend({ member_id: z.number(), member_name: z.string(), handled_by: z.string() })
const set = { who: { staff: AGENT_SETTERS }, method: 'POST', idempotent: true } as const
const rows = ['R1.9', 'R6.4', 'R6.6'] as const

/** Who asks to become an agent, for staff. */
export const applicationRoutes = defineRoutes({
  applications: {
    method: 'GET',
    path: '/team/applications',
    who: { staff: AGENT_READERS },
    summary: 'Who asked to become an agent, the newest first; those that wait, oldest first, with `open` 1',
    input: z.object({ open: flag.optional(), ...paging }),
    output: z.object({ data: pagedUpTo(asked), bounds: z.array(agentRate) }),
    errors: [],
    rows,
  },
  approveApplication: {
    ...set,
    path: '/team/applications/{id}/approve',
    summary: 'Makes a member an agent with these rates',
    input: z.object({ id: uuid, rates: ratesInput }),
    output: z.object({ data: asked }),
    errors: [
      'team.application_not_found',
      'team.application_changed',
      'team.rates_invalid',
      'team.rates_above',
      'team.rates_below',
      'team.too_deep',
    ],
    rows,
  },
  refuseApplication: {
    ...set,
    path: '/team/applications/{id}/refuse',
    summary: 'Refuses somebody who asked to become an agent, who reads why',
    input: z.object({ id: uuid, reason: text('reason') }),
    output: z.object({ data: asked }),
    errors: ['team.application_not_found', 'team.application_changed'],
    rows,
  },
})
