import { z } from 'zod'
import { run, statementDetail, statementRow } from './commission.rows.ts'
import { COMMISSION_READERS } from './commission.states.ts'
import { id, paged, paging } from './common.ts'
import { defineRoutes } from './route.ts'

const uuid = z.uuid()
const whose = { member_id: z.number(), member_name: z.string() }
const ofMember = statementRow.extend(whose)
const rows = ['R1.9', 'R6.4', 'R6.6'] as const

/** Commission statements for staff. */
export const commissionStatementRoutes = defineRoutes({
  statements: {
    method: 'GET',
    path: '/commission/runs/{id}/statements',
    who: { staff: COMMISSION_READERS },
    summary: 'The statements of a run, the largest first',
    input: z.object({ id: uuid, ...paging }),
    output: z.object({ data: paged(ofMember) }),
    errors: ['commission.run_not_found'],
    rows,
  },
  ofAgent: {
    method: 'GET',
    path: '/commission/agents/{id}/statements',
    who: { staff: COMMISSION_READERS },
    summary: "An agent's statements, whatever became of them, the newest first",
    input: z.object({ id, ...paging }),
    output: z.object({ data: paged(ofMember), member_name: z.string() }),
    errors: ['team.agent_not_found'],
    rows,
  },
  statement: {
    method: 'GET',
    path: '/commission/statements/{id}',
    who: { staff: COMMISSION_READERS },
    summary: 'A statement with every figure it is made of, and the run it belongs to',
    input: z.object({ id: uuid }),
    output: z.object({ data: statementDetail.extend({ ...whose, run }) }),
    errors: ['commission.statement_not_found'],
    rows,
  },
})
