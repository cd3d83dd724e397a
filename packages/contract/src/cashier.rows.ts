import { z } from 'zod'
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from './cashier.states.ts'
import { paymentType, usdtType } from './channels.rows.ts'
import { money, paging, whole, wireTime } from './common.ts'
import { RISK_RULES } from './risk.states.ts'
import { listNames } from './states.ts'

/** 1 pending, 2 success, 3 failed or refused. */
export const wireStatus = whole(1, 3)
export const depositState = z.enum(listNames(DEPOSIT_STATES))
export const withdrawalState = z.enum(listNames(WITHDRAWAL_STATES))

/** How an order came to where it stands, from being made on; who took a step stays with the staff. */
const orderPath = <S extends z.ZodType>(state: S) =>
  z.array(z.object({ state, state_text: z.string(), at: wireTime, remark: z.string() }))

export const billNo = z.string().trim().max(40)
/** What a member's list of orders of one kind is asked by, and what stands below it. */
export const listInput = z.object({ status: wireStatus.optional(), bill_no: billNo.optional(), ...paging })
export const statistic = z.object({ sum_money: money })
/** Who of the staff has taken an order; null: nobody. */
export const claim = z.object({ by: z.string(), mine: z.boolean() }).nullable()
/** A rule that fired when a withdrawal was asked for, with its figures of then. */
export const risk = z.object({ rule: z.enum(listNames(RISK_RULES)), found: z.string(), limit: z.string() })

/** A deposit as its member sees it. `left_seconds`: until it expires; null once it is in somebody's hands. */
export const depositRow = z.object({
  bill_no: z.string(),
  money,
  payment_type: z.string(),
  payment_type_text: z.string(),
  payment_name: z.string(),
  payment_account: z.string(),
  gift: money,
  usdt_money: z.string(),
  remark_code: z.string(),
  status: wireStatus,
  status_text: z.string(),
  state: depositState,
  reason: z.string(),
  steps: orderPath(depositState),
  hk_at: wireTime.nullable(),
  created_at: wireTime,
  waiting_seconds: z.number(),
  left_seconds: z.number().nullable(),
  finished_at: wireTime.nullable(),
})
/** What an order was asked for under: turnover left and the fee's percentage then; null: an order of before these were kept. */
export const withdrawalTerms = { ml_money: money.nullable(), fee_percent: z.string().nullable() }
/** A withdrawal as its member sees it. */
export const withdrawalRow = z.object({
  bill_no: z.string(),
  money,
  counter_fee: money,
  net_money: money,
  ...withdrawalTerms,
  bank_type_text: z.string(),
  card_no: z.string(),
  status: wireStatus,
  status_text: z.string(),
  state: withdrawalState,
  reason: z.string(),
  steps: orderPath(withdrawalState),
  member_remark: z.string(),
  created_at: wireTime,
  waiting_seconds: z.number(),
  finished_at: wireTime.nullable(),
})

/** A way to pay with the widest limits of its channels. */
export const payType = z.object({
  type: z.string(),
  type_text: z.string(),
  min: money,
  max: money,
  single_max: money,
  gift_percent: z.string(),
  speed_minutes: z.number(),
  recommended: z.boolean(),
})
/** A company account as its member is shown it. `params` holds what its type needs besides, the rest of it ''. */
export const companyChannel = z.object({
  id: z.number(),
  account: z.string(),
  name: z.string(),
  title: z.string(),
  type: paymentType,
  type_text: z.string(),
  qrcode: z.string(),
  params: z.object({
    bank_type: z.string(),
    bank_type_text: z.string(),
    bank_address: z.string(),
    usdt_type: usdtType,
    usdt_rate: z.string(),
    address: z.string(),
  }),
  min: money,
  max: money,
  single_max: money,
  open_from: z.string(),
  open_to: z.string(),
  is_open: z.boolean(),
  gift_percent: z.string(),
  speed_minutes: z.number(),
  recommended: z.boolean(),
  remark_code: z.string(),
  expires_minutes: z.number(),
})
