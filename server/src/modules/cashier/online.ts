import { channels } from '@moongate/contract'
import { depositOrderPush } from '@moongate/contract/cashier.pushes'
import type { Reader, Tx } from '../../kernel/db.ts'
import { chooseDocumentId, requireSame } from '../../kernel/once.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseStored } from '../site/index.ts'
import { depositSetting } from './cashier.settings.ts'
import { type Channel, findChannel } from './channel.sql.ts'
import { findDepositFacts } from './deposit-facts.sql.ts'
import { makeRemarkCode, refuseOnline } from './deposit.rules.ts'
import { type Deposit, findDeposit, insertDeposit } from './deposit.sql.ts'
import type { CashierDeps } from './deps.ts'
import { lockOrders } from './order.sql.ts'

export type OnlineOrder = {
  member_id: number
  payment_id: number
  payment_type: string
  amount: bigint
  payment_desc: string
  request_key?: string | undefined
}

/** Who takes the money of an online channel: the code of its gateway stands where a company's account would. */
export const readGatewayCode = ({ account }: Pick<Channel, 'account'>): string => account

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
  const channel = await requireOnlineChannel(tx, id, order, isConnected)
  const made = await insertDeposit(tx, {
    member_id,
    id,
    bill_no: d.ids.bill('D'),
    channel_id,
    payment_type,
    channel_name: channel.name,
    channel_account: readGatewayCode(channel),
    asset: channel.asset,
    amount,
    payer_name: '',
    payer_account: '',
    remark_code: makeRemarkCode(member_id),
    payment_desc,
    picture: '',
    hk_at: null,
  })
  await push(tx, depositOrderPush, channels.office, { id })
  return { ...(made ?? refuse('common.conflict')), gateway_code: readGatewayCode(channel), is_new: true }
}

/** The channel that will be paid through, if nothing stands in the way. */
const requireOnlineChannel = async (
  r: Reader,
  id: string,
  { member_id, payment_id, payment_type: type, amount }: OnlineOrder,
  isConnected: (gateway_code: string) => boolean,
): Promise<Channel> => {
  const channel = await findChannel(r, payment_id)
  const facts = await findDepositFacts(r, { member_id, id, picture: '', way: 'online' })
  const refusal = refuseOnline({
    channel,
    asked: { type, amount },
    is_connected: channel !== undefined && isConnected(readGatewayCode(channel)),
    open_orders: facts.open_orders,
    max_open: parseStored(depositSetting, facts.setting).max_open,
  })
  if (refusal) refuse(refusal)
  return channel ?? refuse('cashier.no_account')
}
