import type { commissionOfficeRoutes } from '@moongate/contract/commission.office'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { CommissionDeps } from './deps.ts'
import { runView, showOwed, showStatement, showStatements } from './run.view.ts'
import { isAgent, nameMembers } from '../team/index.ts'
import { decideRun, readRun } from './decide.ts'
import { previewRun, startRun } from './run.ts'
import { countRuns, findRuns } from './run.sql.ts'
import { countOwnStatements, countStatements, findOwnStatements, findStatements } from './statement.sql.ts'

/** Commission runs for staff: looked at before, begun, decided by a second person, and read afterwards. */
export const createCommissionOfficeHandlers = (d: CommissionDeps): Handlers<typeof commissionOfficeRoutes> => {
  const zone = d.config.site_time_zone
  return {
    preview: async ({ input }) => {
      const { from_on: from, to_on: to, owed } = await previewRun(d, input.to)
      const total = toWire(owed.reduce((sum, { amount }) => sum + amount, 0n))
      return { data: { from, to, total, rows: await showOwed(d, owed) } }
    },
    runs: async ({ input }) => {
      const { data } = await listPage(input, {
        count: () => countRuns(d.db),
        rows: (limit, offset) => findRuns(d.db, limit, offset),
        view: (rows) => rows.map((run) => runView(run, zone)),
      })
      return { data }
    },
    start: async (call) => ({ data: runView(await startRun(d, call.input.to, readStaffAct(call)), zone) }),
    approve: async (call) => {
      const decision = { id: call.input.id, step: 'approve', reason: '' } as const
      return { data: runView(await decideRun(d, decision, readStaffAct(call)), zone) }
    },
    refuse: async (call) => {
      const decision = { ...call.input, step: 'refuse' } as const
      return { data: runView(await decideRun(d, decision, readStaffAct(call)), zone) }
    },
    statements: async ({ input, lang }) => {
      await readRun(d.db, input.id)
      const { data } = await listPage(input, {
        count: () => countStatements(d.db, input.id),
        rows: (limit, offset) => findStatements(d.db, input.id, limit, offset),
        view: (rows) => showStatements(d, rows, lang),
      })
      return { data }
    },
    ofAgent: async ({ input, lang }) => {
      const whose = { agent_id: input.id, by: 'staff' } as const
      if (!(await isAgent(d.db, input.id))) refuse('team.agent_not_found')
      const [{ data }, name] = await Promise.all([
        listPage(input, {
          count: () => countOwnStatements(d.db, whose),
          rows: (limit, offset) => findOwnStatements(d.db, whose, limit, offset),
          view: (rows) => showStatements(d, rows, lang),
        }),
        nameMembers(d, [input.id]),
      ])
      return { data, member_name: name(input.id) }
    },
    statement: async ({ input, lang }) => ({ data: await showStatement(d, input.id, lang) }),
  }
}
