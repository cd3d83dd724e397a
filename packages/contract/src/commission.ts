import { z } from 'zod'
import { statementDetail, statementRow } from './commission.rows.ts'
import { paged, paging } from './common.ts'
import { defineRoutes } from './route.ts'

const rows = ['R1.9', 'R6.4'] as const

export const commissionRoutes = defineRoutes({
  statements: {
    method: 'GET',
    path: '/team/statements',
    who: 'agent',
    summary: "The caller's commission statements, the newest first",
    input: z.object({ ...paging }),
    output: z.object({ data: paged(statementRow) }),
    errors: [],
    rows,
  },
  statement: {
    method: 'GET',
    path: '/team/statements/{id}',
    who: 'agent',
    summary: 'A commission statement with every figure it is made of',
    input: z.object({ id: z.uuid() }),
    output: z.object({ data: statementDetail }),
    errors: ['commission.statement_not_found'],
    rows,
  },
})
