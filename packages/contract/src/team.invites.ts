import { z } from 'zod'
import { flag, id, paged, paging } from './common.ts'
import { defineRoutes } from './route.ts'
import { ratesInput } from './team.rows.ts'
import { invite } from './team.shapes.ts'

const rows = ['R1.9', 'R6.4', 'R7.5', 'R3.20'] as const

/** The links by which others join a team. */
export const inviteRoutes = defineRoutes({
  invites: {
    method: 'GET',
    path: '/team/invite/list',
    who: 'agent',
    summary: "The caller's invite links, the newest first",
    lang: false,
    input: z.object({ ...paging }),
    output: z.object({ data: paged(invite) }),
    errors: [],
    rows,
  },
  createInvite: {
    method: 'POST',
    path: '/team/invite/create',
    who: 'agent',
    summary:
      'Makes an invite link; who registers by it joins the team with its rates, or as a player where it has none',
    idempotent: 'no_money',
    lang: false,
    input: z.object({ rates: ratesInput }),
    output: z.object({ data: invite }),
    errors: ['team.rates_invalid', 'team.rates_above', 'team.rates_below', 'team.too_deep', 'team.invite_limit'],
    rows,
  },
  updateInvite: {
    method: 'POST',
    path: '/team/invite/update',
    labels: { is_open: 'is_open_link' },
    who: 'agent',
    summary: 'Opens or closes an invite link, or gives it other rates',
    lang: false,
    input: z.object({ invite_id: id, is_open: flag.optional(), rates: ratesInput.optional() }),
    output: z.object({ data: invite }),
    errors: [
      'team.invite_not_found',
      'team.rates_invalid',
      'team.rates_above',
      'team.rates_below',
      'team.invite_limit',
    ],
    rows,
  },
})
