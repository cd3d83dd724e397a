import type { Lang } from '@moongate/contract'
import type { Kernel } from '../../kernel/index.ts'
import type { CashierDeps } from '../cashier/index.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import type { Shown } from './order.view.ts'

export type OrderDeps = CashierDeps & Pick<Kernel, 'translate'>

/** What the views of some orders need, read in one go for all of them. */
export const loadShown = async (d: OrderDeps, lang: Lang, orders: readonly { member_id: number }[]): Promise<Shown> => {
  const ids = [...new Set(orders.map((o) => o.member_id))]
  const [members, turnover] = await Promise.all([
    findMembersByIds(d.db, ids),
    Promise.all(ids.map(async (id) => [id, await readTurnoverLeft(d, id, d.config.currency)] as const)),
  ])
  return {
    translate: d.translate(lang),
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    turnover: new Map(turnover),
  }
}

/** A queue's search word: a member's account name, or what the cashier knows an order by. */
export const readSearch = async (
  d: OrderDeps,
  keyword: string | undefined,
): Promise<{ member_id?: number; keyword?: string }> => {
  if (!keyword) return {}
  const member = await findMemberByName(d.db, keyword)
  return member ? { member_id: member.id } : { keyword }
}

export const readStaffAct = (call: { caller: { staff_id: number; name: string }; ip: string; request_id: string }) => ({
  ...call.caller,
  ip: call.ip,
  request_id: call.request_id,
})
