import { z } from 'zod'
import { SECOND_PERSON_REFUSALS } from './cashier.refusals.ts'
import { id, money, nothing, pagedUpTo, paging, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { ORDER_DECIDERS, ORDER_READERS } from './staff.states.ts'
import { ROW_STATES } from './statements.states.ts'
import { text } from './text.ts'

const deciders = { staff: ORDER_DECIDERS } as const
const rowState = z.enum(ROW_STATES)
/** A deposit that a row may be; `is_exact`: remark code and amount agree, and of no other deposit. */
const match = z.object({
  id: z.uuid(),
  bill_no: z.string(),
  member_name: z.string(),
  payer_name: z.string(),
  remark_code: z.string(),
  money,
  score: z.number(),
  is_exact: z.boolean(),
  is_same_amount: z.boolean(),
})
const row = z.object({
  id: z.number(),
  account: z.string(),
  reference: z.string(),
  booked_at: wireTime.nullable(),
  money,
  payer_name: z.string(),
  payer_account: z.string(),
  remark: z.string(),
  state: rowState,
  bill_no: z.string(),
  reason: z.string(),
  handled_by: z.string(),
  handled_at: wireTime.nullable(),
  /** An open row's deposit that was credited by hand, perhaps with its money; '' for none. */
  credited_as: z.string(),
  matches: z.array(match),
})

/** What the operator's banks say came in, and which deposits it is. */
export const statementsOfficeRoutes = defineRoutes({
  statements: {
    method: 'GET',
    path: '/statements',
    who: { staff: ORDER_READERS },
    summary:
      'Rows of bank statements; an open one with the deposits that it may be, the likeliest first. The account of who paid is whole for those who decide',
    input: z.object({ state: rowState.default('open'), ...paging }),
    output: z.object({ data: pagedUpTo(row) }),
    errors: [],
    rows: ['R4.20', 'R6.6'],
  },
  uploadStatement: {
    method: 'POST',
    path: '/statements/upload/{id}',
    who: deciders,
    summary:
      'The statement of an account as CSV, in UTF-8 or GBK; rows that are known already stay as they are. `unread`: lines whose money is unclear or in another currency',
    upload: true,
    limit: 'upload',
    input: z.object({ id }),
    output: z.object({
      data: z.object({ layout: z.string(), rows: z.number(), added: z.number(), unread: z.number() }),
    }),
    errors: ['channels.payee_unknown', 'statements.file_invalid', 'statements.layout_unknown'],
    rows: ['R4.20', 'R6.6'],
  },
  creditStatement: {
    method: 'POST',
    path: '/statements/{id}/credit',
    who: deciders,
    summary: 'Credits a deposit with the row that is its money',
    idempotent: true,
    input: z.object({ id, deposit_id: z.uuid() }),
    output: z.object({}),
    errors: [
      'statements.row_unknown',
      'statements.row_ended',
      'statements.amount_differs',
      'cashier.order_not_found',
      'cashier.state_changed',
      ...SECOND_PERSON_REFUSALS,
    ],
    rows: ['R4.20', 'R6.6'],
  },
  creditStatements: {
    method: 'POST',
    path: '/statements/credit',
    who: deciders,
    summary:
      'Credits every open row that matches a deposit exactly, at most a thousand; what one is refused for does not hold up the others. `left`: rows that are open still',
    idempotent: true,
    input: nothing,
    output: z.object({ data: z.object({ credited: z.number(), refused: z.number(), left: z.number() }) }),
    errors: [],
    rows: ['R4.20', 'R6.6'],
  },
  ignoreStatement: {
    method: 'POST',
    path: '/statements/{id}/ignore',
    who: deciders,
    summary: 'Says that a row is no deposit of a member',
    input: z.object({ id, reason: text('reason') }),
    output: z.object({}),
    errors: ['statements.row_unknown', 'statements.row_ended'],
    rows: ['R6.6'],
  },
  restoreStatement: {
    method: 'POST',
    path: '/statements/{id}/restore',
    who: deciders,
    summary: 'Puts a row back that was set aside: it may be a deposit after all',
    input: z.object({ id }),
    output: z.object({}),
    errors: ['statements.row_unknown', 'statements.row_ended'],
    rows: ['R6.6'],
  },
})
