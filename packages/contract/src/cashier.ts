import { z } from 'zod'
import { amount, id, money, nothing, paged, paging, wireTime } from './common.ts'
import { errors, routes } from './route.ts'
import { text } from './text.ts'

export const paymentType = z.enum([
  'online_alipay', 'online_wechat', 'online_union_quick', 'online_union_scan', 'online_usdt', 'company_bankpay', 'company_alipay', 'company_wechat', 'company_usdt',
])
/** 1 pending, 2 success, 3 failed or refused. */
const wireStatus = z.coerce.number().int().min(1).max(3)
export const depositState = z.enum(['pending', 'credited', 'rejected', 'expired'])
export const withdrawalState = z.enum(['requested', 'in_review', 'paying', 'paid', 'rejected', 'failed'])

const depositRow = z.object({
  bill_no: z.string(), money, payment_type: z.string(), payment_type_text: z.string(), payment_name: z.string(), payment_account: z.string(), remark_code: z.string(),
  status: wireStatus, status_text: z.string(), state: depositState, reason: z.string(), hk_at: wireTime.nullable(), created_at: wireTime, finished_at: wireTime.nullable(),
})
const withdrawalRow = z.object({
  bill_no: z.string(), money, counter_fee: money, net_money: money, bank_type_text: z.string(), card_no: z.string(),
  status: wireStatus, status_text: z.string(), state: withdrawalState, reason: z.string(), member_remark: z.string(), created_at: wireTime, finished_at: wireTime.nullable(),
})
const listInput = z.object({ status: wireStatus.optional(), ...paging })
const statistic = z.object({ sum_money: money })
const depositRefusals = [
  'cashier.realname_missing', 'cashier.card_missing', 'cashier.no_account', 'cashier.channel_changed', 'cashier.below_min', 'cashier.above_max', 'cashier.too_many_open', 'cashier.remitted_at_invalid', 'cashier.picture_invalid',
]
/** In the order in which they are checked (R8.4, decisions): the first failure answers. */
export const withdrawalRefusals = [
  'cashier.realname_missing', 'cashier.qk_pwd_missing', 'cashier.card_missing', 'cashier.card_not_mine', 'cashier.card_incomplete', 'cashier.outside_hours', 'cashier.below_min', 'cashier.above_max',
  'cashier.daily_count', 'cashier.insufficient', 'cashier.qk_pwd_wrong', 'cashier.qk_pwd_locked',
]

export const cashierRoutes = routes({
  depositBanks: {
    method: 'GET', path: '/deposit/bank/list', who: 'member', summary: 'The company\'s accounts, read only', input: nothing,
    output: z.object({ data: z.array(z.object({ id: z.number(), card_no: z.string(), bank_type: z.string(), bank_type_text: z.string(), owner_name: z.string(), bank_address: z.string() })) }), errors: [], rows: ['R3.8', 'R7.2'],
  },
  paymentTypes: {
    method: 'GET', path: '/payments/list', who: 'member', summary: 'Payment types that have an enabled channel; `type` is the recommended one', input: nothing,
    output: z.object({ data: z.array(z.object({ type: z.string(), type_text: z.string(), min: money, max: money, recommended: z.boolean() })), type: z.string() }), errors: [], rows: ['R2.33', 'R7.2'],
  },
  companyChannels: {
    method: 'GET', path: '/payment/normal/list', who: 'member', summary: 'Company transfer channels with limits; `remark_code` is what the member writes on the transfer',
    input: z.object({ type: paymentType.optional() }),
    output: z.object({ data: z.array(z.object({
      id: z.number(), account: z.string(), name: z.string(), type: z.string(), type_text: z.string(), qrcode: z.string(),
      params: z.object({ bank_type: z.string(), bank_type_text: z.string(), bank_address: z.string() }), min: money, max: money, remark_code: z.string(), expires_minutes: z.number(),
    })) }), errors: [], rows: ['R2.33', 'R5.12', 'R7.2'],
  },
  onlineChannels: {
    method: 'GET', path: '/payment/online/list', who: 'member', summary: 'Online payment channels that are enabled', input: z.object({ type: paymentType.optional() }),
    output: z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), type: z.string(), type_text: z.string(), min: money, max: money })) }), errors: [], rows: ['R2.33', 'R7.2'],
  },
  depositCompany: {
    method: 'POST', path: '/recharge/normal', who: 'member', summary: 'Reports a company transfer; staff credit it', idempotent: true,
    input: z.object({
      name: text('owner_name'), account: z.string().trim().max(40).default(''), money: amount, hk_at: wireTime.max(19), payment_type: paymentType, payment_id: id,
      payment_name: z.string().max(60).default(''), payment_account: z.string().max(60).default(''), payment_bank_type: z.string().max(20).default(''), payment_desc: text('payment_desc', false).default(''),
      picture: z.string().max(100).optional(),
    }),
    output: z.object({ data: z.object({ bill_no: z.string(), status: wireStatus, state: depositState, remark_code: z.string() }) }), errors: depositRefusals, rows: ['R3.10', 'R4.20', 'R5.11', 'R5.12'],
  },
  depositOnline: {
    method: 'POST', path: '/recharge/online', who: 'member', summary: 'Starts an online payment', idempotent: true,
    input: z.object({ money: amount, payment_type: paymentType, payment_id: id, payment_desc: text('payment_desc', false).default('') }),
    output: z.object({ data: z.object({ bill_no: z.string(), pay_url: z.string() }) }), errors: ['cashier.no_account', 'cashier.below_min', 'cashier.above_max'], rows: ['R3.10', 'R8.5'],
  },
  deposits: {
    method: 'POST', path: '/recharge/list', who: 'member', summary: 'The member\'s deposits', limit: 'read', input: listInput, output: z.object({ data: paged(depositRow), statistic }), errors: [], rows: ['R4.20'],
  },
  uploadReceipt: {
    method: 'POST', path: '/recharge/picture/upload', who: 'member', summary: 'A picture of the transfer; PNG, JPEG or WebP, re-encoded', upload: true, limit: 'upload', input: nothing,
    output: z.object({ file_url: z.string() }), errors: ['cashier.picture_invalid'], rows: ['R2.33'],
  },
  quote: {
    method: 'POST', path: '/drawing/quote', who: 'member', summary: 'What a withdrawal would cost and what stands in its way', limit: 'read', input: z.object({ money: amount }),
    output: z.object({ data: z.object({
      counter_fee: money, net_money: money, ml_money: money, fee_percent: z.string(), daily_left: z.number(), min: money, max: money, balance: money, open_from: z.string(), open_to: z.string(),
    }) }), errors: [], rows: ['R9.6'],
  },
  withdraw: {
    method: 'POST', path: '/drawing', who: 'member', summary: 'Asks for a withdrawal; the money is held at once', idempotent: true,
    input: z.object({ member_bank_id: id, money: amount, qk_pwd: text('qk_pwd'), member_remark: text('member_remark', false).default('') }),
    output: z.object({ data: z.object({ bill_no: z.string(), counter_fee: money, net_money: money, status: wireStatus, state: withdrawalState }) }), errors: withdrawalRefusals, rows: ['R3.9', 'R4.21', 'R5.11', 'R8.4', 'R9.6'],
  },
  withdrawals: {
    method: 'POST', path: '/drawing/list', who: 'member', summary: 'The member\'s withdrawals', limit: 'read', input: listInput, output: z.object({ data: paged(withdrawalRow), statistic }), errors: [], rows: ['R4.21'],
  },
})
export const cashierErrors = errors({
  realname_missing: 400, card_missing: 400, no_account: 400, channel_changed: 409, below_min: 400, above_max: 400, too_many_open: 400, remitted_at_invalid: 422, picture_invalid: 415,
  qk_pwd_missing: 400, card_not_mine: 404, card_incomplete: 400, picture_missing: 404, outside_hours: 400, daily_count: 400, insufficient: 400, qk_pwd_wrong: 400, qk_pwd_locked: 400, state_changed: 409, order_not_found: 404,
})
