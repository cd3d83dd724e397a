import { z } from 'zod'
import { id, nothing, paged, paging, range } from './common.ts'
import { gameType } from './games.ts'
import { defineRoutes } from './route.ts'
import { agentRate, application, ratesInput } from './team.rows.ts'
import { chartDay, child, moved, report, teamBet } from './team.shapes.ts'
import { inviteRoutes } from './team.invites.ts'
import { text } from './text.ts'

const found = { member_id: id.optional(), created_at: range.optional(), ...paging }
const rows = ['R1.9', 'R6.4', 'R7.5'] as const

export const teamRoutes = defineRoutes({
  rates: {
    method: 'GET',
    path: '/team/fdinfo',
    who: 'agent',
    summary: "The caller's rates, or those of one below with the bounds in which the caller may set them",
    lang: false,
    input: z.object({ child_member_id: id.optional() }),
    output: z.object({ data: z.object({ agent_rates: z.array(agentRate) }) }),
    errors: ['team.member_not_found'],
    rows: [...rows, 'R3.20'],
  },
  children: {
    method: 'POST',
    path: '/team/childlist',
    who: 'agent',
    summary: 'The members right below the caller, the newest first; with `name` whoever of the whole team begins so',
    lang: false,
    limit: 'read',
    input: z.object({ name: z.string().trim().max(20).optional(), ...paging }),
    output: z.object({
      data: paged(child),
      sum: z.object({ team_total_count: z.number(), team_direct_count: z.number(), today_new_count: z.number() }),
    }),
    errors: [],
    rows,
  },
  moneyLog: {
    method: 'POST',
    path: '/team/moneylog',
    who: 'agent',
    summary: 'How the money of the team moved within at most 31 days, today where none are named',
    lang: false,
    limit: 'read',
    input: z.object({ operate_type: id.optional(), ...found }),
    output: z.object({ data: paged(moved) }),
    errors: ['team.member_not_found', 'team.range_invalid'],
    rows,
  },
  addChild: {
    method: 'POST',
    path: '/team/add',
    who: 'agent',
    summary: 'Makes a member right below the caller: an agent with rates, or a player without any',
    idempotent: 'no_money',
    lang: false,
    input: z.object({
      name: text('new_name'),
      password: text('new_password'),
      password_confirmation: text('new_password'),
      rates: ratesInput,
    }),
    output: z.object({ data: z.object({ member_id: z.number() }) }),
    errors: [
      'members.confirmation_differs',
      'members.name_taken',
      'members.password_short',
      'members.password_has_name',
      'members.password_common',
      'team.rates_invalid',
      'team.rates_above',
      'team.rates_below',
      'team.too_deep',
      'team.asks_birth',
    ],
    rows,
  },
  bets: {
    method: 'POST',
    path: '/team/gamerecord',
    who: 'agent',
    summary:
      'Finished bets of the team within at most 31 days, by the time of the bet or of its end; today where none are named',
    lang: false,
    limit: 'read',
    input: z.object({ betTime: range.optional(), gameType: gameType.optional(), ...found }),
    output: z.object({ data: paged(teamBet) }),
    errors: ['team.member_not_found', 'team.range_invalid'],
    rows,
  },
  setChildRates: {
    method: 'POST',
    path: '/team/childrates',
    who: 'agent',
    summary: 'Sets the rates of a member right below the caller from now on; who had none becomes an agent',
    lang: false,
    input: z.object({ child_member_id: id, rates: ratesInput }),
    output: z.object({ data: z.object({ agent_rates: z.array(agentRate) }) }),
    errors: ['team.member_not_found', 'team.not_direct', 'team.rates_invalid', 'team.rates_above', 'team.rates_below'],
    rows: [...rows, 'R3.20'],
  },
  chart: {
    method: 'POST',
    path: '/team/chart',
    who: 'agent',
    summary: "The team's last thirty days, day by day; money is some minutes old",
    lang: false,
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.array(chartDay) }),
    errors: [],
    rows,
  },
  report: {
    method: 'POST',
    path: '/team/report',
    who: 'agent',
    summary: 'The team in figures over days, today where none are named; money is some minutes old',
    lang: false,
    limit: 'read',
    input: z.object({ created_at: range.optional() }),
    output: z.object({ data: report }),
    errors: ['team.range_invalid'],
    rows,
  },
  ...inviteRoutes,
  apply: {
    method: 'POST',
    path: '/agent/apply',
    who: 'member',
    summary: 'Asks to become an agent',
    idempotent: 'no_money',
    input: z.object({ reason: text('member_remark', false) }),
    output: z.object({ data: application }),
    errors: ['team.already_agent', 'team.already_applied'],
    rows: ['R1.9', 'R6.4'],
  },
  application: {
    method: 'POST',
    path: '/agent/apply/status',
    who: 'member',
    summary:
      'Whether the caller is an agent, and the latest wish to become one; `status` 0 waits, 1 approved, 2 refused, null none yet',
    limit: 'read',
    input: nothing,
    output: z.object({
      data: z.object({ is_agent: z.number(), status: z.number().nullable(), application: application.nullable() }),
    }),
    errors: [],
    rows: ['R1.9', 'R6.4'],
  },
})
