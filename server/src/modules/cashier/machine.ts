import { MACHINE_TOLD } from '@moongate/contract/cashier.reasons'
import type { Reader, Tx } from '../../kernel/db.ts'
import { chooseDocumentId, requireSame } from '../../kernel/once.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { parseStored } from '../site/index.ts'
import { depositSetting } from './cashier.settings.ts'
import { type Channel, findChannel, findChannelOfType, findGatewayCode, getSingleMax } from '../channels/index.ts'
import { bookCredit, pushDeposit } from './deposit.ts'
import { computeGift, guardOrder, isReached, withholdGift } from './deposit-offer.ts'
import { DEPOSIT_STEPS, makeRemarkCode, refuseOnline } from './deposit.rules.ts'
import {
  type Arrival,
  type Deposit,
  findDeposit,
  findDepositFacts,
  insertCredited,
  insertDeposit,
  moveDeposit,
} from './deposit.sql.ts'
import type { CashierDeps } from './deps.ts'
import { insertOrderStep, lockOrders, type OrderStep } from './order.sql.ts'
import { type Moved, nameMove } from './order.ts'
import { endWithdrawal } from './payout.ts'
import { WITHDRAWAL_STEPS } from './withdrawal.rules.ts'
import { findWithdrawal, moveWithdrawal } from './withdrawal.sql.ts'

export { guardOrder } from './deposit-offer.ts'

type Order = { id: string; member_id: number; bill_no: string; amount: bigint }
type Step = Moved & { name: OrderStep['step']; reason: string; told?: string; actor: string }

/** A step that nobody of the staff took: with no name and with what its member is told in the order's timeline, with the machine's name and reason in the audit log. */
const recordMachineStep = async (tx: Tx, done: Order, taken: Step): Promise<void> => {
  const { id, member_id, bill_no, amount } = done
  const { kind, name, step, reason, told = '', actor } = taken
  await insertOrderStep(tx, { member_id, order_id: id, step: name, staff_id: null, staff_name: '', remark: told })
  await recordAudit(tx, {
    actor: { type: 'system', name: actor },
    action: nameMove(taken),
    target: `${kind}:${bill_no}`,
    reason,
    after: { state: step.to, amount, member_id },
  })
}

/**
 * Credits a deposit whose money a machine has seen arrive, once, whoever tries, also after it expired. False where somebody ended it
 * otherwise: it stays so. `actor` names the machine in the audit log.
 */
export const creditByMachine = async (tx: Tx, id: string, actor: string): Promise<boolean> => {
  const step = DEPOSIT_STEPS.credit
  const done = await moveDeposit(tx, id, step.from, step.to)
  if (!done) return (await findDeposit(tx, id))?.state === step.to
  await recordMachineStep(tx, done, { kind: 'deposit', name: 'credit', step, reason: '', actor })
  await pushDeposit(tx, done)
  await bookCredit(tx, done)
  return true
}

/** The channel that money came through: that of the order it was sent for, whatever stands of it now, else the one that takes such money. */
const findChannelOf = async (
  r: Reader,
  { payment_type, order_id }: Pick<Arrival, 'payment_type' | 'order_id'>,
): Promise<Channel | undefined> => {
  const order = order_id === undefined ? undefined : await findDeposit(r, order_id)
  return order ? findChannel(r, order.channel_id) : findChannelOfType(r, payment_type)
}

/**
 * Credits money that is there already. Once for each id: the same again is refused with common.conflict. Refuses cashier.no_account,
 * policy.member_frozen.
 */
export const creditArrival = async (d: Pick<CashierDeps, 'ids'>, tx: Tx, a: Arrival): Promise<Deposit> => {
  const { member_id, id } = a
  await lockOrders(tx, member_id)
  const channel = await withholdGift(tx, member_id, (await findChannelOf(tx, a)) ?? refuse('cashier.no_account'))
  const of_channel = { channel_id: channel.id, channel_name: channel.name, asset: channel.asset }
  const own = {
    bill_no: d.ids.bill('D'),
    payer_name: '',
    remark_code: makeRemarkCode(member_id),
    gift: computeGift(a.amount, channel.gift_ppm),
  }
  const done = (await insertCredited(tx, { ...a, ...of_channel, ...own })) ?? refuse('common.conflict')
  await insertOrderStep(tx, { member_id, order_id: id, step: 'credit', staff_id: null, staff_name: '', remark: '' })
  await bookCredit(tx, done)
  await pushDeposit(tx, done)
  return done
}

/** Ends an order that nobody can pay any more; money that arrives late is still credited. */
export const expireByMachine = async (tx: Tx, id: string): Promise<Deposit | undefined> => {
  const { from, to } = DEPOSIT_STEPS.expire
  const done = await moveDeposit(tx, id, from, to)
  if (!done) return undefined
  const nobody = { staff_id: null, staff_name: '', remark: '' }
  await insertOrderStep(tx, { member_id: done.member_id, order_id: id, step: 'expire', ...nobody })
  await pushDeposit(tx, done)
  return done
}

/** Ends a withdrawal that a machine has paid, or could not pay: then all of it comes back and the member reads so, in words of ours. False where it has ended. */
export const endByMachine = async (
  tx: Tx,
  id: string,
  name: 'pay' | 'fail',
  reason: string,
  actor: string,
): Promise<boolean> => {
  const step = WITHDRAWAL_STEPS[name]
  const done = await moveWithdrawal(tx, id, step.from, step.to)
  if (!done) return false
  await recordMachineStep(tx, done, { kind: 'withdrawal', name, step, reason, told: MACHINE_TOLD[name], actor })
  await endWithdrawal(tx, done, MACHINE_TOLD[name])
  return true
}

/** Whom a withdrawal is paid to, whole; for the machine that pays it and for nobody else. */
export const findPayee = async (
  r: Reader,
  id: string,
): Promise<{ bank: string; card_no: string; owner_name: string } | undefined> => {
  const found = await findWithdrawal(r, id)
  return found && { bank: found.bank_type, card_no: found.card_no, owner_name: found.owner_name }
}

export type OnlineOrder = {
  member_id: number
  payment_id: number
  payment_type: string
  amount: bigint
  payment_desc: string
  request_key?: string | undefined
}

/** How a deposit stands; nothing for one that is not there. */
export const readDepositState = async (r: Reader, id: string): Promise<Deposit['state'] | undefined> =>
  (await findDeposit(r, id))?.state

/** An order of an online payment as it stands in our books, with whom it is paid through. */
export type OpenedOrder = Pick<
  Deposit,
  'id' | 'member_id' | 'bill_no' | 'payment_type' | 'asset' | 'amount' | 'state'
> & {
  gateway_code: string
  is_new: boolean
}

/**
 * Writes the order of an online payment before anybody outside is asked; an earlier one of the same key is the answer. Refuses as
 * `refuseOnline` says, idempotency.key_reused.
 */
export const openOnlineDeposit = async (
  d: CashierDeps,
  tx: Tx,
  order: OnlineOrder,
  isConnected: (gateway_code: string) => boolean,
): Promise<OpenedOrder> => {
  const { member_id, amount, payment_id: channel_id, payment_type, payment_desc } = order
  await lockOrders(tx, member_id)
  const id = chooseDocumentId(d.ids, 'cashier.deposit', member_id, order.request_key)
  const earlier = await findDeposit(tx, id)
  if (earlier) {
    const same = requireSame(earlier, { amount, channel_id, payment_type, payment_desc })
    return { ...same, gateway_code: same.channel_account, is_new: false }
  }
  await guardOrder(d, tx, order)
  const found = await requireOnlineChannel(tx, id, order, isConnected)
  const { gateway_code, ...channel } = await withholdGift(tx, member_id, found)
  const made = await insertDeposit(tx, {
    member_id,
    id,
    bill_no: d.ids.bill('D'),
    channel_id,
    payment_type,
    channel_name: channel.name,
    channel_account: gateway_code,
    channel_bank: '',
    channel_owner: '',
    gift: computeGift(amount, channel.gift_ppm),
    usdt_type: '',
    usdt_rate_ppm: null,
    usdt_amount: null,
    asset: channel.asset,
    amount,
    payer_name: '',
    payer_account: '',
    remark_code: makeRemarkCode(member_id),
    payment_desc,
    picture: '',
    hk_at: null,
  })
  const done = made ?? refuse('common.conflict')
  await pushDeposit(tx, done)
  return { ...done, gateway_code, is_new: true }
}

/** The channel that will be paid through, if nothing stands in the way. */
const requireOnlineChannel = async (
  r: Reader,
  id: string,
  { member_id, payment_id, payment_type: type, amount }: OnlineOrder,
  isConnected: (gateway_code: string) => boolean,
): Promise<Channel & { gateway_code: string }> => {
  const channel = await findChannel(r, payment_id)
  const gateway_code = channel && (await findGatewayCode(r, channel.id))
  const facts = await findDepositFacts(r, { member_id, id, picture: '', way: 'online' })
  const refusal = refuseOnline({
    realname: facts.realname,
    channel: channel && { ...channel, single_max: getSingleMax(channel) },
    asked: { type, amount },
    is_reached: await isReached(r, member_id, channel),
    is_connected: gateway_code !== undefined && isConnected(gateway_code),
    open_orders: facts.open_orders,
    max_open: parseStored(depositSetting, facts.setting).max_open,
  })
  if (refusal) refuse(refusal)
  return channel && gateway_code !== undefined ? { ...channel, gateway_code } : refuse('cashier.no_account')
}
