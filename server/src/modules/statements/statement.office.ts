import type { statementsOfficeRoutes } from '@moongate/contract/statements.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { findOpenDeposits } from '../cashier/index.ts'
import type { StatementsDeps } from './deps.ts'
import { countRows, findRows } from './statement.sql.ts'
import { creditExact, creditRow, dismissRow } from './statement.ts'
import { keepStatement } from './statement-file.ts'
import { statementRowView } from './statement.view.ts'

/** The banks' statements, matched with open deposits. */
export const createStatementsOfficeHandlers = (d: StatementsDeps): Handlers<typeof statementsOfficeRoutes> => ({
  statements: async ({ input }) => {
    const deposits = input.state === 'open' ? await findOpenDeposits(d) : []
    const { data } = await listPage(input, {
      count: () => countRows(d.db, input.state),
      rows: (limit, offset) => findRows(d.db, input.state, limit, offset),
      view: (rows) => rows.map((row) => statementRowView(row, deposits, d.config.site_time_zone)),
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
  creditStatements: async (call) => {
    const { credited, refused } = await creditExact(d, readStaffAct(call))
    return { data: { credited, refused: refused.length } }
  },
  ignoreStatement: async (call) => {
    await dismissRow(d, call.input.id, call.input.reason, readStaffAct(call))
    return {}
  },
})
