import type { Lang } from '@moongate/contract'
import { type DepositState, isUnpaid } from '@moongate/contract/cashier.states'
import { formatPercent, toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { maskCardNumber } from '../bank/index.ts'
import { type Channel, formatRate, getSingleMax, type Offer, type Payee } from '../channels/index.ts'
import type { CashierDeps } from './deps.ts'
import { countSecondsLeft, DEPOSIT_STEPS, getDepositStatus, makeRemarkCode } from './deposit.rules.ts'
import type { Deposit } from './deposit.sql.ts'
import { pathView, translateReason } from './order-steps.view.ts'
import { countWaitedSeconds } from './order.rules.ts'
import type { OrderStep } from './order.sql.ts'
import { getWithdrawalStatus, WITHDRAWAL_STEPS } from './withdrawal.rules.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

export type Shown = {
  translate: Translate
  /** What was written to a step, for this reader. */
  tell: (remark: string) => string
  time_zone: string
  now: Date
}

/** What views of a member's orders need, in a language. */
export const loadShownTo = (d: Pick<CashierDeps, 'translate' | 'config' | 'clock'>, lang: Lang): Shown => ({
  translate: d.translate(lang),
  tell: (remark) => translateReason(d.translate, lang, remark),
  time_zone: d.config.site_time_zone,
  now: d.clock.now(),
})

export const describePaymentType = (translate: Translate, type: string): string =>
  translate.byCode(`cashier:payment_types.${type}`)
export const describeBank = (translate: Translate, code: string): string =>
  code === '' ? '' : translate.byCode(`bank:types.${code}`)

/** A bank's name in the caller's language; what is no bank's goes by the operator's own name for it. */
export const describeChannel = (translate: Translate, d: Pick<Deposit, 'channel_bank' | 'channel_name'>): string =>
  describeBank(translate, d.channel_bank) || d.channel_name

/** Where a deposit stands: one that a gateway takes waits for its member to pay, and for nobody to look at it. */
export const describeDepositState = (
  translate: Translate,
  { payment_type }: Pick<Deposit, 'payment_type'>,
  state: DepositState,
): string => translate(isUnpaid({ payment_type, state }) ? 'cashier:deposit_unpaid' : `cashier:deposit_states.${state}`)

/** `steps`: the order's own, oldest first; `expires_minutes`: after how long it expires while nobody looks at it. */
export const depositView = (
  d: Deposit,
  steps: readonly OrderStep[],
  { translate, tell, time_zone, now, expires_minutes }: Shown & { expires_minutes: number },
) => ({
  bill_no: d.bill_no,
  money: toWire(d.amount),
  payment_type: d.payment_type,
  payment_type_text: describePaymentType(translate, d.payment_type),
  payment_name: describeChannel(translate, d),
  payment_account: d.channel_account,
  gift: toWire(d.gift),
  usdt_money: d.usdt_amount === null ? '' : toWire(d.usdt_amount),
  remark_code: d.remark_code,
  status: getDepositStatus(d.state),
  status_text: describeDepositState(translate, d, d.state),
  state: d.state,
  ...pathView(DEPOSIT_STEPS, { state: 'pending', at: d.created_at }, steps, {
    describe: (state) => describeDepositState(translate, d, state),
    tell,
    time_zone,
  }),
  hk_at: formatWireTimeOrNull(d.hk_at, time_zone),
  created_at: formatWireTime(d.created_at, time_zone),
  waiting_seconds: countWaitedSeconds(d, now),
  left_seconds: countSecondsLeft(d, expires_minutes, now),
  finished_at: formatWireTimeOrNull(d.finished_at, time_zone),
})

/** What a withdrawal was asked for under; null where that was not kept yet. */
export const termsView = ({ turnover_left, fee_rate_ppm }: Withdrawal) => ({
  ml_money: turnover_left === null ? null : toWire(turnover_left),
  fee_percent: fee_rate_ppm === null ? null : formatPercent(fee_rate_ppm),
})

/** `steps`: the order's own, oldest first. */
export const withdrawalView = (
  w: Withdrawal,
  steps: readonly OrderStep[],
  { translate, tell, time_zone, now }: Shown,
) => ({
  bill_no: w.bill_no,
  money: toWire(w.amount),
  counter_fee: toWire(w.fee),
  net_money: toWire(w.amount - w.fee),
  ...termsView(w),
  bank_type_text: describeBank(translate, w.bank_type),
  card_no: maskCardNumber(w.card_no),
  status: getWithdrawalStatus(w.state),
  status_text: translate(`cashier:withdrawal_states.${w.state}`),
  state: w.state,
  ...pathView(WITHDRAWAL_STEPS, { state: 'requested', at: w.created_at }, steps, {
    describe: (state) => translate(`cashier:withdrawal_states.${state}`),
    tell,
    time_zone,
  }),
  member_remark: w.member_remark,
  created_at: formatWireTime(w.created_at, time_zone),
  waiting_seconds: countWaitedSeconds(w, now),
  finished_at: formatWireTimeOrNull(w.finished_at, time_zone),
})

/** What a channel gives on top as a percentage, and its three limits (R5.12). */
const termsOfChannelView = (c: Channel) => ({
  min: toWire(c.min),
  max: toWire(c.max),
  single_max: toWire(getSingleMax(c)),
  gift_percent: formatPercent(c.gift_ppm),
  speed_minutes: c.speed_minutes,
  recommended: c.recommended,
})

export const channelView = (
  { channel: c, payee, is_open }: Offer & { payee: Payee },
  member_id: number,
  expires_minutes: number,
  translate: Translate,
) => ({
  id: c.id,
  account: payee.account,
  name: payee.owner_name,
  title: describeBank(translate, payee.bank_type) || c.name,
  type: c.type,
  type_text: describePaymentType(translate, c.type),
  qrcode: payee.qrcode,
  params: {
    bank_type: payee.bank_type,
    bank_type_text: describeBank(translate, payee.bank_type),
    bank_address: payee.bank_address,
    usdt_type: c.usdt_type,
    usdt_rate: c.usdt_rate_ppm === null ? '' : formatRate(c.usdt_rate_ppm),
    address: c.usdt_type === '' ? '' : payee.account,
  },
  ...termsOfChannelView(c),
  open_from: c.open_from,
  open_to: c.open_to,
  is_open,
  remark_code: makeRemarkCode(member_id),
  expires_minutes,
})

/** What is held for a member: the account, for how long, and for USDT the rate and the sum to send. */
export const heldChannelView = (
  offer: Offer & { payee: Payee },
  member_id: number,
  { minutes, left_seconds }: { minutes: number; left_seconds: number },
  translate: Translate,
) => {
  const shown = channelView(offer, member_id, minutes, translate)
  const rate = offer.usdt ? { usdt_rate: formatRate(offer.usdt.rate_ppm) } : {}
  return {
    ...shown,
    params: { ...shown.params, ...rate },
    usdt_money: offer.usdt ? toWire(offer.usdt.amount) : '',
    left_seconds,
  }
}

/** Whether a channel can be paid through, given the gateways that can; USDT by chain and the company's own accounts have none behind them. */
export const isPayable = (gateway_code: string | undefined, open: ReadonlySet<string>): boolean =>
  gateway_code === undefined || open.has(gateway_code)

/** A way to pay online. `open`: the gateways that can be paid through now. */
export const onlineChannelView = (
  channel: Channel,
  gateway_code: string | undefined,
  open: ReadonlySet<string>,
  translate: Translate,
) => ({
  id: channel.id,
  name: channel.name,
  type: channel.type,
  type_text: describePaymentType(translate, channel.type),
  min: toWire(channel.min),
  max: toWire(channel.max),
  single_max: toWire(getSingleMax(channel)),
  gift_percent: formatPercent(channel.gift_ppm),
  open: isPayable(gateway_code, open),
})

/** One row for each payment type, with the widest limits of its channels. */
export const typesView = (channels: readonly Channel[], translate: Translate) =>
  [...new Set(channels.map((c) => c.type))].map((type) => {
    const own = channels.filter((c) => c.type === type)
    const least = own.reduce((a, c) => (c.min < a ? c.min : a), own[0]?.min ?? 0n)
    const findMost = (read: (c: Channel) => bigint) => own.reduce((a, c) => (read(c) > a ? read(c) : a), 0n)
    return {
      type,
      type_text: describePaymentType(translate, type),
      min: toWire(least),
      max: toWire(findMost((c) => c.max)),
      single_max: toWire(findMost(getSingleMax)),
      gift_percent: formatPercent(findMost((c) => c.gift_ppm)),
      speed_minutes: Math.min(...own.map((c) => c.speed_minutes)),
      recommended: own.some((c) => c.recommended),
    }
  })
