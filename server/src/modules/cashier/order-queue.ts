import type { Lang } from '@moongate/contract'
import type { Reader } from '../../kernel/db.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import type { CashierDeps } from './deps.ts'
import { sumDeposits } from './deposit.sql.ts'
import type { ShownOrder } from './order.view.ts'
import { OPEN_WITHDRAWAL } from './withdrawal.rules.ts'
import { sumWithdrawals } from './withdrawal.sql.ts'

/** What the views of some orders need, read in one go for all of them. */
export const loadShown = async (
  d: CashierDeps,
  lang: Lang,
  orders: readonly { member_id: number }[],
): Promise<ShownOrder> => {
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

/** A queue's search word: a member's account name, or what an order is known by. */
export const readSearch = async (
  r: Reader,
  keyword: string | undefined,
): Promise<{ member_id?: number; keyword?: string }> => {
  if (!keyword) return {}
  const member = await findMemberByName(r, keyword)
  return member ? { member_id: member.id } : { keyword }
}

/** How many orders of each kind wait for staff. */
export const countWaitingOrders = async (r: Reader): Promise<{ deposits: number; withdrawals: number }> => {
  const [deposits, withdrawals] = await Promise.all([
    sumDeposits(r, { states: ['pending'] }),
    sumWithdrawals(r, { states: OPEN_WITHDRAWAL }),
  ])
  return { deposits: deposits.n, withdrawals: withdrawals.n }
}
