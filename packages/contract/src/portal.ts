import { z } from 'zod'
import { id, money, nothing, paged, paging, range } from './common.ts'
import { defineRoutes } from './route.ts'
import { child, report } from './team.shapes.ts'
import { text } from './text.ts'

/** The spans an agent looks at: today, this week from Monday, this month. */
export const PORTAL_PERIODS = ['day', 'week', 'month'] as const

/** `commission`: what the days come to so far; what is paid, a statement says. `total_shuyin`: what the members won less what they lost. */
const figures = z.object({
  from: z.string(),
  to: z.string(),
  team_count: z.number(),
  new_member_count: z.number(),
  active_count: z.number(),
  total_recharge: money,
  total_drawing: money,
  total_validbet_amount: money,
  total_shuyin: money,
  commission: money,
})
const day = z.object({
  date: z.string(),
  new_member_count: z.number(),
  recharge: money,
  drawing: money,
  game_record: money,
  win: money,
  hongli: money,
  fanshui: money,
  commission: money,
})
const way = z.array(z.object({ member_id: z.number(), name: z.string() }))
const came = { clicks: z.number(), registrations: z.number(), first_deposits: z.number() }
const agent = { who: 'agent' } as const
const rows = ['R2.35', 'R7.5'] as const

/** What the agents' portal asks for beside the calls of the team itself. */
export const portalRoutes = defineRoutes({
  overview: {
    ...agent,
    method: 'GET',
    path: '/team/overview',
    summary: 'The team in figures so far this day, week or month, and as many days of the one before',
    input: z.object({ period: z.enum(PORTAL_PERIODS) }),
    output: z.object({ data: z.object({ now: figures, before: figures }) }),
    errors: [],
    rows,
  },
  days: {
    ...agent,
    method: 'POST',
    path: '/team/days',
    limit: 'read',
    summary: "The team's days, each in figures, the latest first; at most 366 of them",
    input: z.object({ created_at: range.optional() }),
    output: z.object({ data: z.array(day) }),
    errors: ['team.range_invalid'],
    rows,
  },
  tree: {
    ...agent,
    method: 'GET',
    path: '/team/tree',
    summary: 'Who stands right below the caller, or below a member of the team, the newest first; and the way down',
    input: z.object({ member_id: id.optional(), ...paging }),
    output: z.object({ data: paged(child), way }),
    errors: ['team.member_not_found'],
    rows,
  },
  child: {
    ...agent,
    method: 'POST',
    path: '/team/child',
    limit: 'read',
    summary: 'A member of the team, the way down to them, and the team below them in figures',
    input: z.object({ child_member_id: id, created_at: range.optional() }),
    output: z.object({ data: z.object({ child, way, report }) }),
    errors: ['team.member_not_found', 'team.range_invalid'],
    rows,
  },
  inviteStats: {
    ...agent,
    method: 'GET',
    path: '/team/invite/stats',
    summary:
      'How many came by an invite link, registered and paid in: in all and in the last thirty days, the latest first',
    input: z.object({ invite_id: id }),
    output: z.object({ data: z.object({ ...came, days: z.array(z.object({ date: z.string(), ...came })) }) }),
    errors: ['team.invite_not_found'],
    rows,
  },
  visit: {
    who: 'anyone',
    method: 'POST',
    path: '/team/invite/visit',
    summary: 'Counts a visitor who came by an invite link, once a day; nothing of them is kept',
    lang: false,
    loading: false,
    input: z.object({ invite_code: text('invite_code') }),
    output: nothing,
    errors: [],
    rows,
  },
})
