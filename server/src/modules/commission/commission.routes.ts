import type { commissionRoutes } from '@moongate/contract/commission'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { prepareShown } from '../team/index.ts'
import type { CommissionDeps } from './deps.ts'
import { countOwnStatements, findOwnStatement, findOwnStatements, findStatementLines } from './statement.sql.ts'
import { statementDetailView, statementView } from './statement.view.ts'

/** An agent's own statements, once they are decided. */
export const createCommissionHandlers = (d: CommissionDeps): Handlers<typeof commissionRoutes> => ({
  statements: async ({ caller, input, lang }) => {
    const shown = prepareShown(d, lang)
    const whose = { agent_id: caller.member_id, by: 'agent' } as const
    const { data } = await listPage(input, {
      count: () => countOwnStatements(d.db, whose),
      rows: (limit, offset) => findOwnStatements(d.db, whose, limit, offset),
      view: (rows) => rows.map((row) => statementView(row, shown)),
    })
    return { data }
  },
  statement: async ({ caller, input, lang }) => {
    const whose = { agent_id: caller.member_id, by: 'agent' } as const
    const found = (await findOwnStatement(d.db, whose, input.id)) ?? refuse('commission.statement_not_found')
    return { data: statementDetailView(found, await findStatementLines(d.db, found), prepareShown(d, lang)) }
  },
})
