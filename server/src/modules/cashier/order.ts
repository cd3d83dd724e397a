import { toWire } from '@moongate/money'
import { listPage } from '../../kernel/page.ts'
import type { CashierDeps } from './deps.ts'
import type { OrderFilter, OrderSearch } from './order.sql.ts'

/** A page of one member's orders of one kind, newest first, with the sum of all that the filter finds. */
export const listOwnOrders = async <Order, S extends string, Shown>(
  d: Pick<CashierDeps, 'db'>,
  search: OrderSearch<Order, S>,
  asked: { page: number; limit: number },
  filter: OrderFilter<S> & { member_id: number },
  view: (order: Order) => Shown,
) => {
  const { data, sums } = await listPage(asked, {
    count: () => search.sum(d.db, filter),
    rows: (limit, offset) => search.find(d.db, filter, limit, offset),
    view: (orders) => orders.map(view),
  })
  return { data, statistic: { sum_money: toWire(sums.amount) } }
}
