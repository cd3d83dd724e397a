import type { teamRoutes } from '@moongate/contract/team'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { getCurrency, type TeamDeps } from './deps.ts'
import {
  findToday,
  readChart,
  readReport,
  readSpan,
  requireBelow,
  showChildren,
  showMoves,
  showTeamBets,
} from './report.ts'
import {
  countBetsOf,
  countChildren,
  countMoves,
  countTeam,
  findBetsOf,
  findChildren,
  findMoves,
  sumDays,
} from './report.sql.ts'

type Read = 'children' | 'moneyLog' | 'bets' | 'chart' | 'report'

/** What an agent reads of the team. */
export const createReportHandlers = (d: TeamDeps): Pick<Handlers<typeof teamRoutes>, Read> => ({
  children: async ({ caller: { member_id: agent_id }, input, lang }) => {
    const filter = { agent_id, name: input.name }
    const today = findToday(d)
    const [{ data }, team, { new_count }] = await Promise.all([
      listPage(input, {
        count: () => countChildren(d.db, filter),
        rows: (limit, offset) => findChildren(d.db, filter, limit, offset),
        view: (rows) => showChildren(d, rows, lang),
      }),
      countTeam(d.db, agent_id),
      sumDays(d.db, agent_id, { from_on: today, to_on: today }),
    ])
    return { data, sum: { team_total_count: team.n, team_direct_count: team.direct, today_new_count: new_count } }
  },
  moneyLog: async ({ caller: { member_id: agent_id }, input, lang }) => {
    await requireBelow(d, agent_id, input.member_id)
    const { member_id, operate_type } = input
    const filter = { agent_id, member_id, operate_type, asset: getCurrency(d), ...readSpan(d, input.created_at) }
    const { data } = await listPage(input, {
      count: () => countMoves(d.db, filter),
      rows: (limit, offset) => findMoves(d.db, filter, limit, offset),
      view: (rows) => showMoves(d, rows, lang),
    })
    return { data }
  },
  bets: async ({ caller: { member_id: agent_id }, input, lang }) => {
    await requireBelow(d, agent_id, input.member_id)
    const placed = input.betTime && readSpan(d, input.betTime)
    const ended = input.created_at || !placed ? readSpan(d, input.created_at) : undefined
    const filter = { agent_id, member_id: input.member_id, placed, ended, game_type: input.gameType }
    const { data } = await listPage(input, {
      count: () => countBetsOf(d.db, filter),
      rows: (limit, offset) => findBetsOf(d.db, filter, limit, offset),
      view: (rows) => showTeamBets(d, rows, lang),
    })
    return { data }
  },
  chart: async ({ caller }) => ({ data: await readChart(d, caller.member_id) }),
  report: async ({ caller, input }) => ({ data: await readReport(d, caller.member_id, input.created_at) }),
})
