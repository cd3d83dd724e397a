import { listSteps } from '@moongate/contract/states'
import { toWire } from '@moongate/money'
import { formatRate } from '../channels/index.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { maskCardNumber, showPayerAccount } from '../bank/index.ts'
import type { Member } from '../members/index.ts'
import { describeBank, describeChannel, describePaymentType, termsView } from './cashier.view.ts'
import { DEPOSIT_STEPS, type DepositState, type DepositStep } from './deposit.rules.ts'
import type { AlikeDeposit, Deposit } from './deposit.sql.ts'
import { chooseLimit, countWaitedSeconds } from './order.rules.ts'
import { type ShownSteps, stepsView, withholdMachineSteps } from './order-steps.view.ts'
import {
  chooseSteps,
  chooseWay,
  WITHDRAWAL_STEPS,
  type WithdrawalState,
  type WithdrawalStep,
} from './withdrawal.rules.ts'
import type { Withdrawal } from './withdrawal.sql.ts'

/** What staff see of an order besides its row. */
export type ShownOrder = ShownSteps & {
  now: Date
  members: ReadonlyMap<number, Member>
  /** What else of the same sum was reported, of all of the orders. */
  alike: readonly AlikeDeposit[]
  /** The sums above which an order takes two people, in minor units. */
  limits: { deposit_above: bigint | null; withdrawal_above: bigint | null }
  /** Who pays withdrawals that are approved now. */
  payer: Parameters<typeof chooseWay>[1]
}
type Order = {
  id: string
  bill_no: string
  member_id: number
  amount: bigint
  created_at: Date
  finished_at: Date | null
}

const whoseView = ({ id, bill_no, member_id }: Order, { members }: ShownOrder) => {
  const { name: member_name = '', realname = '' } = members.get(member_id) ?? {}
  return { id, bill_no, member_id, member_name, realname }
}

/**
 * The steps of which the books take nothing while a member's money is stopped are nobody's to take: told before somebody pays outside what could
 * not be written down.
 */
const withholdStopped = <V extends { withheld: { step: string; why: string }[] }>(
  { member_id }: Order,
  { members, translate }: ShownOrder,
  stopped: readonly V['withheld'][number]['step'][],
  view: V,
): V => {
  if ((members.get(member_id)?.state ?? 'active') === 'active') return view
  const others = view.withheld.filter(({ step }) => !stopped.includes(step))
  const why = translate('cashier:member_stopped')
  return { ...view, withheld: [...others, ...stopped.map((step) => ({ step, why }))] }
}

const timesView = ({ created_at, finished_at }: Order, { time_zone, now }: ShownOrder) => ({
  created_at: formatWireTime(created_at, time_zone),
  finished_at: formatWireTimeOrNull(finished_at, time_zone),
  waiting_seconds: countWaitedSeconds({ created_at, finished_at }, now),
})

const listAlike = ({ id }: Order, { alike, time_zone }: ShownOrder) =>
  alike
    .filter(({ order_id }) => order_id === id)
    .map(({ bill_no, state, created_at }) => ({ bill_no, state, created_at: formatWireTime(created_at, time_zone) }))

export const depositOrderView = (d: Deposit, shown: ShownOrder, decides: boolean) => ({
  ...whoseView(d, shown),
  money: toWire(d.amount),
  payment_type: d.payment_type,
  payment_type_text: describePaymentType(shown.translate, d.payment_type),
  channel_name: describeChannel(shown.translate, d),
  channel_account: d.channel_account,
  channel_owner: d.channel_owner,
  gift: toWire(d.gift),
  usdt_type: d.usdt_type,
  usdt_rate: d.usdt_rate_ppm === null ? '' : formatRate(d.usdt_rate_ppm),
  usdt_money: d.usdt_amount === null ? '' : toWire(d.usdt_amount),
  payer_name: d.payer_name,
  payer_account: showPayerAccount(d.payer_account, decides),
  remark_code: d.remark_code,
  payment_desc: d.payment_desc,
  picture: d.picture,
  hk_at: formatWireTimeOrNull(d.hk_at, shown.time_zone),
  alike: listAlike(d, shown),
  ...timesView(d, shown),
  state: d.state,
  ...withholdStopped(
    d,
    shown,
    listSteps<DepositStep, DepositState>(DEPOSIT_STEPS, d.state, shown.reader.roles).filter(
      (step) => step === 'credit',
    ),
    stepsView<DepositStep, DepositState>(DEPOSIT_STEPS, d, chooseLimit(d, shown.limits.deposit_above), shown),
  ),
})

/** The one place where a card number is shown whole, and only to those who pay. */
export const withdrawalOrderView = (w: Withdrawal, shown: ShownOrder, pays: boolean) => ({
  ...whoseView(w, shown),
  money: toWire(w.amount),
  counter_fee: toWire(w.fee),
  net_money: toWire(w.amount - w.fee),
  ...termsView(w),
  bank_type_text: describeBank(shown.translate, w.bank_type),
  bank_address: w.bank_address,
  card_no: pays ? w.card_no : maskCardNumber(w.card_no),
  owner_name: w.owner_name,
  member_remark: w.member_remark,
  risks: w.risks === null ? null : [...w.risks],
  is_fast: Number(w.is_fast),
  ...timesView(w, shown),
  state: w.state,
  way: w.way,
  ...withholdMachineSteps(
    w,
    shown,
    withholdStopped(
      w,
      shown,
      listSteps<WithdrawalStep, WithdrawalState>(WITHDRAWAL_STEPS, w.state, shown.reader.roles).filter(
        (step) => step !== 'review',
      ),
      stepsView<WithdrawalStep, WithdrawalState>(
        chooseSteps(chooseWay(w.amount - w.fee, shown.payer)),
        w,
        shown.limits.withdrawal_above,
        shown,
      ),
    ),
  ),
})
