import type { describePayment } from '../payments.ts'
import type { describePayout } from '../payouts.ts'
import { type Fields, toDecimal, toLocal } from './forms.ts'

const TRADE_STATES = { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', refunded: 'REFUND' } as const
const TRANSFER_STATES = { processing: '0', paid: '1', failed: '2' } as const

/** How a payment is made, by Lantern's word for it. */
export const PAY_TYPES = {
  ALI_QR: 'alipay',
  WX_NATIVE: 'wechat',
  UPOP_QUICK: 'union_quick',
  UPOP_QR: 'union_scan',
} as const

const toAmount = (amount: number | undefined): string => (amount === undefined ? '' : toDecimal(amount))

/** A payment in Lantern's words; what is not known of it is empty. */
export const toTrade = (p: Partial<ReturnType<typeof describePayment>>): Fields => ({
  out_trade_no: p.order_id ?? '',
  trade_no: p.payment_id ?? '',
  trade_state: p.state === undefined ? '' : TRADE_STATES[p.state],
  total_fee: toAmount(p.amount),
  fee_type: p.currency ?? '',
  pay_time: p.paid_at ? toLocal(Date.parse(p.paid_at)) : '',
})

/** A payout in Lantern's words. */
export const toTransfer = (p: Partial<ReturnType<typeof describePayout>>): Fields => ({
  out_transfer_no: p.payout_id ?? '',
  transfer_no: p.id ?? '',
  transfer_state: p.state === undefined ? '' : TRANSFER_STATES[p.state],
  transfer_fee: toAmount(p.amount),
  fee_type: p.currency ?? '',
  fail_code: p.reason ?? '',
})
