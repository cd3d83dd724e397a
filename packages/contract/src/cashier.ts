import { z } from 'zod'
import { paymentType, usdtRate } from './channels.rows.ts'
import { PAYEE_ACCOUNT_MAX } from './channels.states.ts'
import { companyChannel, depositRow, depositState, listInput, payType, statistic, wireStatus } from './cashier.rows.ts'
import { DEPOSIT_REFUSALS, HOLD_REFUSALS } from './cashier.refusals.ts'
import { withdrawalRoutes } from './cashier.withdrawals.ts'
import { amount, id, money, nothing, paged, wireTime } from './common.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

export const cashierRoutes = defineRoutes({
  depositBanks: {
    method: 'GET',
    path: '/deposit/bank/list',
    who: 'member',
    summary: "The company's accounts, read only",
    input: nothing,
    output: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          card_no: z.string(),
          bank_type: z.string(),
          bank_type_text: z.string(),
          owner_name: z.string(),
          bank_address: z.string(),
        }),
      ),
    }),
    errors: [],
    rows: ['R3.8', 'R7.2'],
  },
  paymentTypes: {
    method: 'GET',
    path: '/payments/list',
    who: 'member',
    summary: 'Payment types that have an enabled channel; `type` is the recommended one',
    input: nothing,
    output: z.object({
      data: z.array(payType),
      type: z.string(),
    }),
    errors: [],
    rows: ['R2.33', 'R7.2'],
  },
  companyChannels: {
    method: 'GET',
    path: '/payment/normal/list',
    who: 'member',
    summary: 'Company transfer channels with limits; `remark_code` is what the member writes on the transfer',
    input: z.object({ type: paymentType.optional() }),
    output: z.object({ data: z.array(companyChannel) }),
    errors: [],
    rows: ['R2.33', 'R5.12', 'R7.2'],
  },
  holdChannel: {
    method: 'POST',
    path: '/payment/normal/hold',
    who: 'member',
    summary: 'Holds an account for an amount, with its rate, until the transfer is reported or the time is over',
    real_money: true,
    input: z.object({ payment_id: id, money: amount }),
    output: z.object({ data: companyChannel.extend({ usdt_money: z.string(), left_seconds: z.number() }) }),
    errors: HOLD_REFUSALS,
    rows: ['R1.3', 'R2.33', 'R5.12'],
  },
  onlineChannels: {
    method: 'GET',
    path: '/payment/online/list',
    who: 'member',
    summary: 'Online payment channels that are enabled; one that is not `open` cannot be paid through just now',
    input: z.object({ type: paymentType.optional() }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          type: z.string(),
          type_text: z.string(),
          min: money,
          max: money,
          single_max: money,
          gift_percent: z.string(),
          open: z.boolean(),
        }),
      ),
    }),
    errors: [],
    rows: ['R2.33', 'R7.2'],
  },
  depositCompany: {
    method: 'POST',
    path: '/recharge/normal',
    who: 'member',
    summary: 'Reports a company transfer; staff credit it',
    labels: { name: 'payer_name' },
    real_money: true,
    idempotent: true,
    input: z.object({
      name: text('owner_name'),
      account: z.string().trim().max(40).default(''),
      money: amount,
      hk_at: wireTime.max(19),
      payment_type: paymentType,
      payment_id: id,
      payment_name: z.string().max(60).default(''),
      payment_account: z.string().max(PAYEE_ACCOUNT_MAX).default(''),
      payment_bank_type: z.string().max(20).default(''),
      payment_desc: text('payment_desc', false).default(''),
      picture: z.string().max(100).optional(),
      /** Of USDT: the rate that was shown; where another one holds now the report is refused. */
      usdt_rate: usdtRate.optional(),
    }),
    output: z.object({
      data: z.object({ bill_no: z.string(), status: wireStatus, state: depositState, remark_code: z.string() }),
    }),
    errors: [...DEPOSIT_REFUSALS, 'cashier.picture_invalid', 'common.conflict'],
    rows: ['R3.10', 'R4.20', 'R5.11', 'R5.12'],
  },
  deposits: {
    method: 'POST',
    path: '/recharge/list',
    who: 'member',
    summary: "The member's deposits",
    limit: 'read',
    input: listInput,
    output: z.object({ data: paged(depositRow), statistic }),
    errors: [],
    rows: ['R4.20'],
  },
  uploadReceipt: {
    method: 'POST',
    path: '/recharge/picture/upload',
    who: 'member',
    summary: 'A picture of the transfer; PNG, JPEG or WebP, re-encoded',
    upload: true,
    limit: 'upload',
    input: nothing,
    output: z.object({ file_url: z.string() }),
    errors: ['cashier.picture_invalid'],
    rows: ['R2.33'],
  },
  ...withdrawalRoutes,
})
