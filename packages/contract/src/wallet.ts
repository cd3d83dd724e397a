import { z } from 'zod'
import { amount, flag, money, nothing, paged, paging, range, whole, wireTime } from './common.ts'
import type { ErrorCode } from './errors.ts'
import { supplierCode } from './games.ts'
import { defineRoutes } from './route.ts'
import { MONEY_TYPES } from './wallet.states.ts'

export const moneyType = z.enum(MONEY_TYPES)

/** One wallet of the member. `unavailable`: the supplier does not answer, the figure is the last known one, of `as_of`. */
export const walletRow = z.object({
  api_name: z.string(),
  api_title: z.string(),
  money,
  state: z.enum(['ok', 'unavailable', 'pending']),
  as_of: wireTime,
})
/** Where money of a member lies. `transit`: on its way to or from a supplier; `held`: set aside for withdrawals. */
const HOLDING_KINDS = ['centre', 'rebate', 'supplier', 'transit', 'held', 'savings'] as const
/** `as_of`: when the supplier was last heard, with what was moved since; null: a figure of our own books, of now. */
const holdingsPart = z.object({
  kind: z.enum(HOLDING_KINDS),
  api_code: z.string(),
  title: z.string(),
  money,
  as_of: wireTime.nullable(),
})
const transferState = z.object({
  state: z.enum(['done', 'pending']),
  transfer_id: z.string().nullable(),
  money_info: z.array(walletRow),
})
const transferErrors = [
  'wallet.insufficient',
  'games.supplier_unknown',
  'games.supplier_maintenance',
  'games.supplier_maintenance_until',
  'games.supplier_unavailable',
  'wallet.transfer_open',
  'wallet.wallets_not_exchangeable',
  'wallet.transfer_refused',
  'policy.demo_only_lottery',
  'policy.demo_not_supported',
] as const satisfies readonly ErrorCode[]

const logRow = z.object({
  id: z.string(),
  created_at: wireTime,
  operate_type: z.number(),
  operate_type_text: z.string(),
  money_type: moneyType,
  money_type_text: z.string(),
  number_type: z.number(),
  money,
  money_before: money,
  money_after: money,
  bill_no: z.string(),
  remark: z.string(),
})
const option = z.object({ key: z.union([z.number(), z.string()]), value: z.string() })

export const walletRoutes = defineRoutes({
  balances: {
    method: 'POST',
    path: '/game/api_moneys',
    who: 'member+demo',
    summary: 'Every wallet: centre, rebate, then suppliers',
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.object({ api_moneys: z.array(walletRow) }) }),
    errors: [],
    rows: ['R3.11', 'R1.2', 'R7.3'],
  },
  holdings: {
    method: 'POST',
    path: '/game/holdings',
    who: 'member',
    summary: 'All of the money and where it lies, as far as it is known without asking a supplier',
    loading: false,
    limit: 'read',
    input: nothing,
    output: z.object({ data: z.object({ total: money, parts: z.array(holdingsPart) }) }),
    errors: [],
    rows: ['R1.2', 'R2.20'],
  },
  refreshed: {
    method: 'POST',
    path: '/game/api_money',
    who: 'member+demo',
    summary: "One supplier's wallet, asked afresh, and the transfer mode",
    timeout_ms: 100_000,
    input: z.object({ api_code: supplierCode }),
    output: z.object({ data: z.object({ money_info: walletRow, is_trans_on: z.number() }) }),
    errors: ['games.supplier_unknown'],
    rows: ['R4.13', 'R7.3', 'R9.2'],
  },
  transferIn: {
    method: 'POST',
    path: '/game/deposit',
    who: 'member+demo',
    summary: 'Centre or rebate wallet → supplier',
    real_money: true,
    timeout_ms: 100_000,
    idempotent: true,
    input: z.object({ api_code: supplierCode, money: amount, money_type: moneyType.default('money') }),
    output: z.object({ money, data: transferState }),
    errors: transferErrors,
    rows: ['R4.11', 'R4.14', 'R5.13', 'R7.3', 'R9.2'],
  },
  transferOut: {
    method: 'POST',
    path: '/game/withdrawal',
    who: 'member+demo',
    summary: 'Supplier → centre wallet',
    timeout_ms: 100_000,
    idempotent: true,
    input: z.object({ api_code: supplierCode, money: amount }),
    output: z.object({ money, data: transferState }),
    errors: transferErrors,
    rows: ['R4.12', 'R4.14', 'R7.3', 'R9.2'],
  },
  changeMode: {
    method: 'POST',
    path: '/game/change_trans',
    who: 'member',
    summary: 'Automatic (1) or manual (0) transfers',
    timeout_ms: 10_000,
    input: z.object({ status: flag }),
    output: z.object({ data: z.object({ is_trans_on: z.number() }) }),
    errors: [],
    rows: ['R4.10', 'R3.11', 'R9.2'],
  },
  balance: {
    method: 'POST',
    path: '/game/balance',
    who: 'member+demo',
    summary: "One wallet's balance as we know it",
    timeout_ms: 10_000,
    limit: 'read',
    input: z.object({ api_code: supplierCode.default('money') }),
    output: z.object({ money }),
    errors: ['games.supplier_unknown'],
    rows: ['R4.13', 'R7.3', 'R9.2'],
  },
  recover: {
    method: 'POST',
    path: '/game/recovery_last',
    who: 'member+demo',
    summary: 'Brings all supplier balances home (or one, by api_code)',
    timeout_ms: 100_000,
    idempotent: true,
    input: z.object({ api_code: supplierCode.optional() }),
    output: z.object({
      data: z.object({
        api_moneys: z.array(walletRow),
        recovered: money,
        pending: z.array(z.string()),
        refused: z.array(z.string()),
      }),
    }),
    errors: [],
    rows: ['R4.13', 'R7.3'],
  },
  enter: {
    method: 'POST',
    path: '/game/enter',
    who: 'member+demo',
    real_money: true,
    summary:
      'Before a launch in automatic mode: brings money home and moves it into the platform, each step pushed as `enter` events',
    timeout_ms: 100_000,
    idempotent: true,
    input: z.object({ api_code: supplierCode }),
    output: z.object({
      data: z.object({
        is_trans_on: z.number(),
        state: z.enum(['done', 'pending', 'skipped']),
        moved: money,
        money_info: z.array(walletRow),
      }),
    }),
    errors: [
      'games.supplier_unknown',
      'games.supplier_maintenance',
      'games.supplier_maintenance_until',
      'wallet.insufficient',
      'games.supplier_unavailable',
      'wallet.transfer_refused',
      'policy.demo_only_lottery',
    ],
    rows: ['R2.10', 'R4.10'],
  },
  log: {
    method: 'POST',
    path: '/moneylog',
    who: 'member',
    summary: 'Statement of the centre and rebate wallets',
    limit: 'read',
    input: z.object({
      created_at: range.optional(),
      operate_type: whole(0, 99).optional(),
      money_type: moneyType.optional(),
      ...paging,
    }),
    output: z.object({
      data: paged(logRow),
      operate_type: z.array(option),
      money_type: z.array(option),
      // In and out together, and in less out, of all rows that match.
      statistic: z.object({ sum_money: money, valid_money: money }),
    }),
    errors: [],
    rows: ['R2.34', 'R7.2'],
  },
  logTypes: {
    method: 'GET',
    path: '/moneylog/type',
    who: 'member',
    summary: 'The filters of the statement',
    input: nothing,
    output: z.object({ data: z.object({ operate_type: z.array(option), money_type: z.array(option) }) }),
    errors: [],
    rows: ['R2.34', 'R7.2'],
  },
})
