import type { statementsOfficeRoutes } from '@moongate/contract/statements.office'
import { ORDER_DECIDERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findCandidates } from './candidates.ts'
import type { StatementsDeps } from './deps.ts'
import { countRows, findRows } from './statement.sql.ts'
import { creditExact, creditRow, dismissRow, restoreRow } from './statement.ts'
import { keepStatement } from './statement-file.ts'
import { statementRowView } from './statement.view.ts'

/** The banks' statements, matched with open deposits. */
export const createStatementsOfficeHandlers = (d: StatementsDeps): Handlers<typeof statementsOfficeRoutes> => ({
  statements: async ({ input, caller }) => {
    const whole = hasRole(caller.roles, ORDER_DECIDERS)
    const shown = { whole, time_zone: d.config.site_time_zone }
    const { data } = await listPage(input, {
      count: () => countRows(d.db, input.state),
      rows: (limit, offset) => findRows(d.db, input.state, limit, offset),
      view: async (rows) => {
        const candidates = input.state === 'open' ? await findCandidates(d, rows) : { open: [], by_hand: [] }
        return rows.map((row) => statementRowView(row, candidates, shown))
      },
    })
    return { data }
  },
  uploadStatement: async (call) => {
    const file = call.file ?? { name: '', bytes: new Uint8Array() }
    return { data: await keepStatement(d, call.input.id, file, readStaffAct(call)) }
  },
  creditStatement: async (call) => {
    await creditRow(d, call.input.id, call.input.deposit_id, readStaffAct(call))
    return {}
  },
  creditStatements: async (call) => ({ data: await creditExact(d, readStaffAct(call)) }),
  ignoreStatement: async (call) => {
    await dismissRow(d, call.input.id, call.input.reason, readStaffAct(call))
    return {}
  },
  restoreStatement: async (call) => {
    await restoreRow(d, call.input.id, readStaffAct(call))
    return {}
  },
})
