import { z } from 'zod'
import { owed, run } from './commission.rows.ts'
import { commissionStatementRoutes } from './commission.sheets.ts'
import { COMMISSION_PAYERS, COMMISSION_READERS } from './commission.states.ts'
import { isMoment, money, paged, paging } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

const DAY = 10
const day = z
  .string()
  .length(DAY)
  .refine(isMoment, { params: { rule: 'date' } })
const uuid = z.uuid()

const decided = { who: { staff: COMMISSION_PAYERS }, method: 'POST', idempotent: true } as const
const rows = ['R1.9', 'R6.4', 'R6.6'] as const

/** Commission for staff: looked at before, begun, decided by a second person, and read afterwards. */
export const commissionOfficeRoutes = defineRoutes({
  preview: {
    method: 'GET',
    path: '/commission/preview',
    who: { staff: COMMISSION_READERS },
    summary: 'What agents would be paid up to a day, yesterday where none is named; nothing is changed',
    input: z.object({ to: day.optional() }),
    output: z.object({ data: z.object({ from: z.string(), to: z.string(), total: money, rows: z.array(owed) }) }),
    errors: ['commission.day_not_over'],
    rows,
  },
  runs: {
    method: 'GET',
    path: '/commission/runs',
    who: { staff: COMMISSION_READERS },
    summary: 'Commission runs, the newest first',
    input: z.object({ ...paging }),
    output: z.object({ data: paged(run) }),
    errors: [],
    rows,
  },
  start: {
    ...decided,
    path: '/commission/runs',
    summary: 'Writes a statement for every agent up to a day; a second person decides them',
    input: z.object({ to: day }),
    output: z.object({ data: run }),
    errors: ['commission.day_not_over', 'commission.run_open', 'commission.nothing_to_pay'],
    rows,
  },
  approve: {
    ...decided,
    path: '/commission/runs/{id}/approve',
    summary: 'Has the statements of a run paid to the centre wallets',
    input: z.object({ id: uuid }),
    output: z.object({ data: run }),
    errors: ['commission.run_not_found', 'commission.run_changed', 'commission.second_person'],
    rows,
  },
  refuse: {
    ...decided,
    path: '/commission/runs/{id}/refuse',
    summary: 'Takes the statements of a run back; what they were made of is in the next one',
    input: z.object({ id: uuid, reason: text('reason') }),
    output: z.object({ data: run }),
    errors: ['commission.run_not_found', 'commission.run_changed'],
    rows,
  },
  ...commissionStatementRoutes,
})
