import { fromWire } from '@moongate/money'
import type { Reader, Tx } from '../../kernel/db.ts'
import { derivedKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { instantOf, wireTime } from '../../kernel/time.ts'
import { type CardRow, cardOf, cardsOf } from '../bank/index.ts'
import { checkWithdrawalPassword, memberById } from '../identity/index.ts'
import { balance, postIn } from '../ledger/index.ts'
import { configOf } from '../site/index.ts'
import { turnoverLeft } from '../turnover/index.ts'
import { cashierPostings } from './cashier.postings.ts'
import { type CashierDeps, currencyOf } from './deps.ts'
import { lockOrders } from './deposit.sql.ts'
import { type Facts, feeOf, isComplete, withdrawalRefusal } from './withdrawal.rules.ts'
import { countSince, insertWithdrawal, type Withdrawal, withdrawalById } from './withdrawal.sql.ts'

export type WithdrawalOrder = {
  member_id: number
  member_bank_id: number
  amount: bigint
  qk_pwd: string
  member_remark: string
  request_key?: string | undefined
}

/** What stands in a withdrawal's way and what it would cost, in minor units. */
export type Quote = {
  fee: bigint
  turnover_left: bigint
  fee_percent: string
  daily_left: number
  min: bigint
  max: bigint
  balance: bigint
  hours: Facts['hours']
}

export const quote = async (d: CashierDeps, member_id: number, amount: bigint): Promise<Quote> => {
  const limits = await limitsOf(d.db)
  const [turnover_left, today, held] = await Promise.all([
    turnoverLeft(d, member_id),
    countToday(d, d.db, member_id),
    balance(d.db, member_id, currencyOf(d), 'centre'),
  ])
  return {
    ...limits,
    turnover_left,
    fee: feeOf(amount, turnover_left, limits.fee_percent),
    daily_left: Math.max(0, limits.daily_count - today),
    balance: held,
  }
}

/**
 * Asks for a withdrawal: the checks in the wire's order, the password last, then hold and order in one transaction
 * (R4.21, R8.4). One member's requests are decided one after the other, so the day's count and the balance hold in races.
 */
export const requestWithdrawal = async (d: CashierDeps, order: WithdrawalOrder): Promise<Withdrawal> => {
  const id = order.request_key
    ? derivedKey('cashier.withdrawal', String(order.member_id), order.request_key)
    : d.ids.uuid()
  const earlier = await withdrawalById(d.db, id)
  if (earlier) return isSame(earlier, order) ? earlier : refuse('idempotency.key_reused')
  await checked(d, d.db, order)
  const verdict = await checkWithdrawalPassword(d, order.member_id, order.qk_pwd)
  if (verdict === 'locked') refuse('cashier.qk_pwd_locked')
  if (verdict !== 'ok') refuse('cashier.qk_pwd_wrong')
  return d.db.tx(async (tx) => {
    await lockOrders(tx, order.member_id)
    return (await withdrawalById(tx, id)) ?? hold(d, tx, id, order, await checked(d, tx, order))
  })
}

/** Whether an order found under a repeated key is the one asked for now. */
const isSame = (w: Withdrawal, order: WithdrawalOrder): boolean =>
  w.amount === order.amount && w.member_remark === order.member_remark

const hold = async (d: CashierDeps, tx: Tx, id: string, order: WithdrawalOrder, card: CardRow): Promise<Withdrawal> => {
  const { fee_percent } = await limitsOf(tx)
  const fee = feeOf(order.amount, await turnoverLeft({ db: tx }, order.member_id), fee_percent)
  const { member_id, amount, member_remark } = order
  const { card_no, bank_type, bank_address, owner_name } = card
  const made = await insertWithdrawal(tx, {
    member_id,
    id,
    bill_no: d.ids.bill('W'),
    amount,
    fee,
    card_no,
    bank_type,
    bank_address,
    owner_name,
    member_remark,
  })
  const [verdict] = await postIn(tx, [
    {
      key: derivedKey('cashier.withdrawal_requested', id),
      kind: cashierPostings.withdrawal_requested,
      member_id,
      asset: currencyOf(d),
      amount,
      ref: made.bill_no,
    },
  ])
  if (verdict?.status === 'frozen') refuse('policy.member_frozen')
  if (verdict?.status === 'insufficient') refuse('cashier.insufficient')
  if (verdict?.status !== 'posted') throw new Error(`withdrawal ${id}: holding answered ${verdict?.status}`)
  await push(tx, `member:${member_id}`, 'balance', {})
  await push(tx, 'office', 'withdrawal', { id })
  return made
}

/** The card to pay to, if nothing stands in the way. */
const checked = async (d: CashierDeps, r: Reader, order: WithdrawalOrder): Promise<CardRow> => {
  const { member_id, amount } = order
  const limits = await limitsOf(r)
  const member = await memberById(r, member_id)
  const card = await cardOf(r, member_id, order.member_bank_id)
  const refusal = withdrawalRefusal({
    ...limits,
    amount,
    realname: member?.realname ?? '',
    has_qk_pwd: member?.has_qk_pwd ?? false,
    cards: (await cardsOf(r, member_id)).length,
    card_is_mine: card !== undefined,
    card_is_complete: isComplete(card, member?.realname ?? ''),
    wall_time: wireTime(d.clock.now(), d.config.site_time_zone).slice(11, 16),
    today: await countToday(d, r, member_id),
    balance: await balance(r, member_id, currencyOf(d), 'centre'),
  })
  if (refusal) refuse(refusal)
  return card ?? refuse('cashier.card_not_mine')
}

const limitsOf = async (r: Reader) => {
  const { min, max, daily_count, fee_percent, open_from, open_to } = await configOf(r, 'withdrawal')
  return { min: fromWire(min) ?? 0n, max: fromWire(max) ?? 0n, daily_count, fee_percent, hours: { open_from, open_to } }
}

const countToday = (d: CashierDeps, r: Reader, member_id: number): Promise<number> => {
  const zone = d.config.site_time_zone
  const midnight = instantOf(wireTime(d.clock.now(), zone).slice(0, 10), zone)
  return countSince(r, member_id, midnight ?? d.clock.now())
}
