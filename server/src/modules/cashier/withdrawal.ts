import { channels } from '@moongate/contract'
import { withdrawalOrderPush } from '@moongate/contract/cashier.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { fromWire } from '@moongate/money'
import type { Reader, Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseInstant, formatWireTime } from '../../kernel/time.ts'
import { type CardRow, findCard, findCards } from '../bank/index.ts'
import { checkWithdrawalPassword, findMember } from '../members/index.ts'
import { postOrRefuse, readBalance } from '../ledger/index.ts'
import { readConfig } from '../site/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import { cashierPostings } from './cashier.postings.ts'
import { type CashierDeps, getCurrency } from './deps.ts'
import { lockOrders } from './deposit.sql.ts'
import { type Facts, computeFee, isComplete, refuseWithdrawal } from './withdrawal.rules.ts'
import { countWithdrawalsSince, insertWithdrawal, type Withdrawal, findWithdrawal } from './withdrawal.sql.ts'

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

export const quoteWithdrawal = async (d: CashierDeps, member_id: number, amount: bigint): Promise<Quote> => {
  const limits = await readLimits(d.db)
  const [turnover_left, today, held] = await Promise.all([
    readTurnoverLeft(d, member_id),
    countToday(d, d.db, member_id),
    readBalance(d.db, member_id, getCurrency(d), 'centre'),
  ])
  return {
    ...limits,
    turnover_left,
    fee: computeFee(amount, turnover_left, limits.fee_percent),
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
    ? deriveKey('cashier.withdrawal', String(order.member_id), order.request_key)
    : d.ids.uuid()
  const earlier = await findWithdrawal(d.db, id)
  if (earlier) return isSame(earlier, order) ? earlier : refuse('idempotency.key_reused')
  await loadWithdrawalFacts(d, d.db, order)
  const verdict = await checkWithdrawalPassword(d, order.member_id, order.qk_pwd)
  if (verdict === 'locked') refuse('cashier.qk_pwd_locked')
  if (verdict !== 'ok') refuse('cashier.qk_pwd_wrong')
  return d.db.tx(async (tx) => {
    await lockOrders(tx, order.member_id)
    return (await findWithdrawal(tx, id)) ?? holdWithdrawal(d, tx, id, order, await loadWithdrawalFacts(d, tx, order))
  })
}

/** Whether an order found under a repeated key is the one asked for now. */
const isSame = (w: Withdrawal, order: WithdrawalOrder): boolean =>
  w.amount === order.amount && w.member_remark === order.member_remark

const holdWithdrawal = async (
  d: CashierDeps,
  tx: Tx,
  id: string,
  order: WithdrawalOrder,
  card: CardRow,
): Promise<Withdrawal> => {
  const { fee_percent } = await readLimits(tx)
  const fee = computeFee(order.amount, await readTurnoverLeft({ db: tx }, order.member_id), fee_percent)
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
  const items = [
    {
      key: deriveKey('cashier.withdrawal_requested', id),
      kind: cashierPostings.withdrawal_requested,
      member_id,
      asset: getCurrency(d),
      amount,
      ref: made.bill_no,
    },
  ]
  await postOrRefuse(tx, items, { insufficient: 'cashier.insufficient' })
  await push(tx, balancePush, channels.member(member_id), {})
  await push(tx, withdrawalOrderPush, channels.office, { id })
  return made
}

/** The card to pay to, if nothing stands in the way. */
const loadWithdrawalFacts = async (d: CashierDeps, r: Reader, order: WithdrawalOrder): Promise<CardRow> => {
  const { member_id, amount } = order
  const limits = await readLimits(r)
  const member = await findMember(r, member_id)
  const card = await findCard(r, member_id, order.member_bank_id)
  const refusal = refuseWithdrawal({
    ...limits,
    amount,
    realname: member?.realname ?? '',
    has_qk_pwd: member?.has_qk_pwd ?? false,
    cards: (await findCards(r, member_id)).length,
    card_is_mine: card !== undefined,
    card_is_complete: isComplete(card, member?.realname ?? ''),
    wall_time: formatWireTime(d.clock.now(), d.config.site_time_zone).slice(11, 16),
    today: await countToday(d, r, member_id),
    balance: await readBalance(r, member_id, getCurrency(d), 'centre'),
  })
  if (refusal) refuse(refusal)
  return card ?? refuse('cashier.card_not_mine')
}

const readLimits = async (r: Reader) => {
  const { min, max, daily_count, fee_percent, open_from, open_to } = await readConfig(r, 'withdrawal')
  return { min: fromWire(min) ?? 0n, max: fromWire(max) ?? 0n, daily_count, fee_percent, hours: { open_from, open_to } }
}

const countToday = (d: CashierDeps, r: Reader, member_id: number): Promise<number> => {
  const zone = d.config.site_time_zone
  const midnight = parseInstant(formatWireTime(d.clock.now(), zone).slice(0, 10), zone)
  return countWithdrawalsSince(r, member_id, midnight ?? d.clock.now())
}
