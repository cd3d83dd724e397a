import type { Lang } from '@moongate/contract'
import type { Reader } from '../../kernel/db.ts'
import { readSetting } from '../site/index.ts'
import { secondPersonSetting } from './cashier.settings.ts'
import type { StaffCaller } from '../../kernel/http/call.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import type { CashierDeps } from './deps.ts'
import { sumDeposits } from './deposit.sql.ts'
import { OPEN_DEPOSIT } from './deposit.rules.ts'
import { findOrderSteps } from './order.sql.ts'
import type { ShownOrder } from './order.view.ts'
import { OPEN_WITHDRAWAL } from './withdrawal.rules.ts'
import { sumWithdrawals } from './withdrawal.sql.ts'

/** What the views of some orders need, read in one go for all of them. */
export const loadShown = async (
  d: CashierDeps,
  { caller, lang }: { caller: StaffCaller; lang: Lang },
  orders: readonly { id: string; member_id: number }[],
): Promise<ShownOrder> => {
  const ids = [...new Set(orders.map((o) => o.member_id))]
  const [members, steps, limits] = await Promise.all([
    findMembersByIds(d.db, ids),
    findOrderSteps(
      d.db,
      orders.map(({ id }) => id),
    ),
    readSetting(d.db, secondPersonSetting),
  ])
  return {
    translate: d.translate(lang),
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    steps,
    limits,
    reader: caller,
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
    sumDeposits(r, { states: OPEN_DEPOSIT, by_hand: true }),
    sumWithdrawals(r, { states: OPEN_WITHDRAWAL, by_hand: true }),
  ])
  return { deposits: deposits.n, withdrawals: withdrawals.n }
}
