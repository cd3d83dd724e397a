import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { maskCardNumber } from '../bank/index.ts'
import { type Channel } from './channel.sql.ts'
import { getDepositStatus, makeRemarkCode } from './deposit.rules.ts'
import type { Deposit } from './deposit.sql.ts'
import { getWithdrawalStatus } from './withdrawal.rules.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

export type Shown = { translate: Translate; time_zone: string }

export const describePaymentType = (translate: Translate, type: string): string =>
  translate.byCode(`cashier:payment_types.${type}`)
export const describeBank = (translate: Translate, code: string): string =>
  code === '' ? '' : translate.byCode(`bank:types.${code}`)

export const depositView = (d: Deposit, { translate, time_zone }: Shown) => ({
  bill_no: d.bill_no,
  money: toWire(d.amount),
  payment_type: d.payment_type,
  payment_type_text: describePaymentType(translate, d.payment_type),
  payment_name: d.channel_name,
  payment_account: d.channel_account,
  remark_code: d.remark_code,
  status: getDepositStatus(d.state),
  status_text: translate(`cashier:deposit_states.${d.state}`),
  state: d.state,
  reason: d.reason,
  hk_at: formatWireTimeOrNull(d.hk_at, time_zone),
  created_at: formatWireTime(d.created_at, time_zone),
  finished_at: formatWireTimeOrNull(d.finished_at, time_zone),
})

export const withdrawalView = (w: Withdrawal, { translate, time_zone }: Shown) => ({
  bill_no: w.bill_no,
  money: toWire(w.amount),
  counter_fee: toWire(w.fee),
  net_money: toWire(w.amount - w.fee),
  bank_type_text: describeBank(translate, w.bank_type),
  card_no: maskCardNumber(w.card_no),
  status: getWithdrawalStatus(w.state),
  status_text: translate(`cashier:withdrawal_states.${w.state}`),
  state: w.state,
  reason: w.reason,
  member_remark: w.member_remark,
  created_at: formatWireTime(w.created_at, time_zone),
  finished_at: formatWireTimeOrNull(w.finished_at, time_zone),
})

export const channelView = (c: Channel, member_id: number, expires_minutes: number, translate: Translate) => ({
  id: c.id,
  account: c.account,
  name: c.owner_name,
  type: c.type,
  type_text: c.name,
  qrcode: c.qrcode,
  params: {
    bank_type: c.bank_type,
    bank_type_text: describeBank(translate, c.bank_type),
    bank_address: c.bank_address,
  },
  min: toWire(c.min),
  max: toWire(c.max),
  remark_code: makeRemarkCode(member_id),
  expires_minutes,
})

/** One row for each payment type, with the widest limits of its channels. */
export const typesView = (channels: readonly Channel[], translate: Translate) =>
  [...new Set(channels.map((c) => c.type))].map((type) => {
    const own = channels.filter((c) => c.type === type)
    const least = own.reduce((a, c) => (c.min < a ? c.min : a), own[0]?.min ?? 0n)
    const most = own.reduce((a, c) => (c.max > a ? c.max : a), 0n)
    return {
      type,
      type_text: describePaymentType(translate, type),
      min: toWire(least),
      max: toWire(most),
      recommended: own.some((c) => c.recommended),
    }
  })
