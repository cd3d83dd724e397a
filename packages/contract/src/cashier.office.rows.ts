import { z } from 'zod'
import { usdtType } from './channels.rows.ts'
import { DEPOSIT_STEPS, WITHDRAWAL_STEPS } from './cashier.states.ts'
import { claim, depositState, risk, withdrawalState, withdrawalTerms } from './cashier.rows.ts'
import { money, wireTime } from './common.ts'
import { WITHDRAWAL_WAYS } from './payments.states.ts'
import { ORDER_READERS } from './staff.states.ts'
import { RISK_RULES } from './risk.states.ts'
import { listNames } from './states.ts'

export const readers = { staff: ORDER_READERS }
export const orderId = z.uuid()
export const person = { member_id: z.number(), member_name: z.string(), realname: z.string() }

/** What stood before whoever approves an order; without it, what stands with the order. */
export const seenRisks = z.array(z.enum(listNames(RISK_RULES))).max(listNames(RISK_RULES).length)

/** The steps that were taken, oldest first; `by` is empty where the clock took one. */
const taken = <N extends z.ZodType, S extends z.ZodType>(step: N, state: S) =>
  z.array(z.object({ step, state, at: wireTime, by: z.string(), remark: z.string() }))
/** The steps of the reader's that the amount leaves to somebody else, with the reason in their words. */
const withheld = <N extends z.ZodType>(step: N) => z.array(z.object({ step, why: z.string() }))
export const depositStep = z.enum(listNames(DEPOSIT_STEPS))
export const withdrawalStep = z.enum(listNames(WITHDRAWAL_STEPS))

export const depositOrder = z.object({
  id: orderId,
  bill_no: z.string(),
  ...person,
  money,
  payment_type: z.string(),
  payment_type_text: z.string(),
  channel_name: z.string(),
  channel_account: z.string(),
  channel_owner: z.string(),
  gift: money,
  usdt_type: usdtType,
  usdt_rate: z.string(),
  usdt_money: z.string(),
  payer_name: z.string(),
  payer_account: z.string(),
  remark_code: z.string(),
  payment_desc: z.string(),
  picture: z.string(),
  hk_at: wireTime.nullable(),
  /** While it is open: what else its member reported of the same sum to the same account within a day, and may be the same money. */
  alike: z.array(z.object({ bill_no: z.string(), state: depositState, created_at: wireTime })),
  created_at: wireTime,
  waiting_seconds: z.number(),
  state: depositState,
  reason: z.string(),
  handled_by: z.string(),
  steps: taken(depositStep, depositState),
  withheld: withheld(depositStep),
  claim,
  finished_at: wireTime.nullable(),
})
export const withdrawalOrder = z.object({
  id: orderId,
  bill_no: z.string(),
  ...person,
  money,
  counter_fee: money,
  net_money: money,
  ...withdrawalTerms,
  bank_type_text: z.string(),
  bank_address: z.string(),
  card_no: z.string(),
  owner_name: z.string(),
  member_remark: z.string(),
  created_at: wireTime,
  waiting_seconds: z.number(),
  state: withdrawalState,
  reason: z.string(),
  handled_by: z.string(),
  steps: taken(withdrawalStep, withdrawalState),
  withheld: withheld(withdrawalStep),
  claim,
  /** What was remarkable when it was asked for; null: an order of before this was looked at. */
  risks: z.array(risk).nullable(),
  /** Whether it goes first in the queue, by the member's level. */
  is_fast: z.number(),
  /** Who pays it once it is approved. */
  way: z.enum(WITHDRAWAL_WAYS),
  finished_at: wireTime.nullable(),
})
