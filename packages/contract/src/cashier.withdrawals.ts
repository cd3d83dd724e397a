import { z } from 'zod'
import { PASSWORD_REFUSALS, WITHDRAWAL_REFUSALS } from './cashier.refusals.ts'
import { billNo, listInput, statistic, wireStatus, withdrawalRow, withdrawalState } from './cashier.rows.ts'
import { amount, id, money, paged } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

/** What members do about withdrawals; a part of `cashierRoutes`. */
export const withdrawalRoutes = defineRoutes({
  quote: {
    method: 'POST',
    path: '/drawing/quote',
    who: 'member',
    summary: 'What a withdrawal would cost and what stands in its way',
    limit: 'read',
    input: z.object({ money: amount }),
    output: z.object({
      data: z.object({
        counter_fee: money,
        net_money: money,
        ml_money: money,
        fee_percent: z.string(),
        daily_left: z.number(),
        min: money,
        max: money,
        balance: money,
        /** What can be withdrawn without papers; null: any sum. */
        free_money: money.nullable(),
        open_from: z.string(),
        open_to: z.string(),
        is_open: z.boolean(),
        /** The bonus that ends when a withdrawal is approved: what is kept of it then and what is lost; null where none is open. */
        bonus: z
          .object({ title: z.string(), is_running: z.boolean(), missing: money, kept: money, lost: money })
          .nullable(),
      }),
    }),
    errors: [],
    rows: ['R1.5', 'R8.4', 'R9.6'],
  },
  withdraw: {
    method: 'POST',
    path: '/drawing',
    who: 'member',
    summary: 'Asks for a withdrawal; the money is held at once',
    idempotent: true,
    input: z.object({
      member_bank_id: id,
      money: amount,
      qk_pwd: text('qk_pwd'),
      member_remark: text('member_remark'),
    }),
    output: z.object({
      data: z.object({
        bill_no: z.string(),
        counter_fee: money,
        net_money: money,
        status: wireStatus,
        state: withdrawalState,
      }),
    }),
    errors: [...WITHDRAWAL_REFUSALS, ...PASSWORD_REFUSALS],
    rows: ['R3.9', 'R4.21', 'R5.11', 'R8.4', 'R9.6'],
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/drawing/cancel',
    who: 'member',
    summary: 'Takes back a withdrawal that nobody has looked at; the money returns at once',
    idempotent: true,
    input: z.object({ bill_no: billNo }),
    output: z.object({ data: z.object({ bill_no: z.string(), status: wireStatus, state: withdrawalState }) }),
    errors: ['cashier.order_not_found', 'cashier.state_changed'],
    rows: ['R4.21'],
  },
  withdrawals: {
    method: 'POST',
    path: '/drawing/list',
    who: 'member',
    summary: "The member's withdrawals",
    limit: 'read',
    input: listInput,
    output: z.object({ data: paged(withdrawalRow), statistic }),
    errors: [],
    rows: ['R4.21'],
  },
})
