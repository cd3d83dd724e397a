import type { Reader, Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Asset } from '../ledger/index.ts'
import { findArrivalChannel, insertArrival } from './arrival.sql.ts'
import type { CashierDeps } from './deps.ts'
import { makeRemarkCode } from './deposit.rules.ts'
import { bookCredit, pushDeposit } from './deposit.ts'
import { insertOrderStep, lockOrders } from './order.sql.ts'

/** Money that came in by itself: what was seen outside, in whole, and where. `id` is derived from what names it there. */
export type Arrival = {
  id: string
  member_id: number
  payment_type: string
  amount: bigint
  /** Into which account, and from which. */
  account: string
  payer_account: string
  note: string
}
export type ArrivalTerms = { asset: Asset; min: bigint; max: bigint }

/** What the operator takes by such a way; nothing while they do not. */
export const findArrivalTerms = async (r: Reader, payment_type: string): Promise<ArrivalTerms | undefined> => {
  const channel = await findArrivalChannel(r, payment_type)
  return channel && { asset: channel.asset, min: channel.min, max: channel.max }
}

/**
 * Credits money that is there already: its order begins where others end. Once for each id; the same again is refused with common.conflict.
 * Refuses cashier.no_account, policy.member_frozen.
 */
export const creditArrival = async (d: Pick<CashierDeps, 'ids'>, tx: Tx, a: Arrival): Promise<{ bill_no: string }> => {
  await lockOrders(tx, a.member_id)
  const channel = (await findArrivalChannel(tx, a.payment_type)) ?? refuse('cashier.no_account')
  const remark_code = makeRemarkCode(a.member_id)
  const made = await insertArrival(tx, { ...a, channel, remark_code, bill_no: d.ids.bill('D') })
  const done = made ?? refuse('common.conflict')
  const nobody = { staff_id: null, staff_name: '', remark: '' }
  await insertOrderStep(tx, { member_id: a.member_id, order_id: a.id, step: 'credit', ...nobody })
  await bookCredit(tx, done)
  await pushDeposit(tx, done)
  return { bill_no: done.bill_no }
}
