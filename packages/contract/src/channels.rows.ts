import { z } from 'zod'
import { PAYEE_ACCOUNT_MAX, PAYMENT_TYPES } from './channels.states.ts'
import { amount, money, seen, whole } from './common.ts'

export const paymentType = z.enum(PAYMENT_TYPES)

/** A percentage up to 100 and a rate, as forms write and answers show them: `"1.50"`, `"7.2500"`. */
const percent = z.string().regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/)
export const usdtRate = z.string().regex(/^(?=.*[1-9])\d{1,6}(?:\.\d{1,4})?$/)
/** A wall time of the site; a day ends at 24:00. */
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
export const usdtType = z.enum(['', 'trc', 'erc'])

/** What staff set of a channel. Null: no limit of its own, no rate; level 0: for everybody. */
export const channelInput = {
  title: z.string().trim().min(1).max(60),
  min: amount,
  max: amount,
  single_max: amount.nullable(),
  open_from: wallTime,
  open_to: wallTime,
  gift_percent: percent,
  speed_minutes: whole(1, 10_080),
  from_level: whole(0, 16),
  usdt_type: usdtType,
  usdt_rate: usdtRate.nullable(),
  recommended: z.boolean(),
  enabled: z.boolean(),
}

/** What staff set of an account. The account may be an address; the cap null: no end. */
export const payeeInput = {
  payee_account: z.string().trim().min(1).max(PAYEE_ACCOUNT_MAX),
  owner_name: z.string().trim().max(60),
  bank_type: z.string().max(20),
  bank_address: z.string().trim().max(100),
  daily_cap: amount.nullable(),
  enabled: z.boolean(),
}

/** An account with what it received today, or is held for. */
export const payeeRow = z.object({
  id: z.number(),
  payee_account: z.string(),
  owner_name: z.string(),
  bank_type: z.string(),
  bank_type_text: z.string(),
  bank_address: z.string(),
  qrcode: z.string(),
  daily_cap: money.nullable(),
  used: money,
  orders: z.number(),
  enabled: z.boolean(),
  seen,
})

/** A channel as staff see it. */
export const channelRow = z.object({
  id: z.number(),
  type: z.string(),
  type_text: z.string(),
  title: z.string(),
  min: money,
  max: money,
  single_max: money.nullable(),
  open_from: z.string(),
  open_to: z.string(),
  gift_percent: z.string(),
  speed_minutes: z.number(),
  from_level: z.number(),
  usdt_type: usdtType,
  usdt_rate: z.string().nullable(),
  recommended: z.boolean(),
  enabled: z.boolean(),
  seen,
  payees: z.array(payeeRow),
})
