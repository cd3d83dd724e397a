import { fromWire, type Minor } from '@moongate/money'
import { z } from 'zod'
import { toOurId } from './forms.rules.ts'

/** What a code means. Those that are missing here say nothing that we could rely on. */
export const CODES = { ok: '0000', unknown: '2001', not_ready: '2004', maintenance: '9001' } as const
/** Codes that say for certain that nothing was done. That an id was used says the contrary. */
export const REFUSALS: Readonly<Record<string, string>> = {
  '1001': 'bad_signature',
  '1002': 'bad_request',
  '1003': 'wrong_currency',
  '2003': 'not_refundable',
}

/** An amount has exactly two decimals: one that lost any is no amount. */
export const amount = z.string().transform((text, ctx): Minor => {
  const minor = /^\d{1,13}\.\d\d$/.test(text) ? fromWire(text) : undefined
  if (minor !== undefined) return minor
  ctx.addIssue({ code: 'custom', message: 'an amount' })
  return z.NEVER
})
const our_id = z.string().transform(toOurId)

const TRADE_STATES = { NOTPAY: 'open', SUCCESS: 'paid', CLOSED: 'closed', REFUND: 'refunded' } as const
const TRANSFER_STATES = { '0': 'processing', '1': 'paid', '2': 'failed' } as const

export const made = z.object({
  out_trade_no: our_id,
  /** An address of its own, or a path below our root. */
  pay_url: z.string().regex(/^(https:\/\/|\/(?![/\\]))/),
})
export const trade = z.object({
  out_trade_no: our_id,
  trade_no: z.string().min(1),
  trade_state: z.enum(['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND']).transform((state) => TRADE_STATES[state]),
  total_fee: amount,
  fee_type: z.string(),
})
export const transfer = z.object({
  out_transfer_no: our_id,
  transfer_state: z.enum(['0', '1', '2']).transform((state) => TRANSFER_STATES[state]),
  transfer_fee: amount,
  fee_type: z.string(),
  fail_code: z.string().default(''),
})

export const note = z.looseObject({
  notify_id: z.string().min(8).max(64),
  notify_type: z.string().max(40),
  out_trade_no: our_id.optional(),
  out_transfer_no: our_id.optional(),
})
export const refundMade = z.object({ out_refund_no: our_id })
export const billMade = z.object({ bill: z.string() })
