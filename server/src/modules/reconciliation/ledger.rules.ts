import type { BreakKind } from '@moongate/contract/reconciliation.states'
import { type Break, type Compared, groupBy, measure, sum } from './break.rules.ts'

/** An order whose money came (`amount` above 0) or went, and whether a gateway says that it did not. */
export type Booked = { bill_no: string; amount: bigint; is_of_day: boolean; is_unpaid: boolean }
/** A posting of an order's money, signed alike. */
export type Posted = { ref: string; amount: bigint; is_of_day: boolean }

const judge = (order: Booked | undefined, postings: readonly Posted[]): BreakKind | undefined => {
  const [first, ...again] = postings
  if (!order) return 'posting_without_order'
  if (!first) return 'order_without_posting'
  if (again.length > 0) return 'twice_ours'
  if (first.amount !== order.amount) return 'amount_differs'
  if (order.is_unpaid) return 'credited_not_paid'
  return first.is_of_day === order.is_of_day ? undefined : 'day_differs'
}

const compareOrder = (bill_no: string, order: Booked | undefined, postings: readonly Posted[]): Break[] => {
  const kind = judge(order, postings)
  if (!kind) return []
  const theirs = order?.is_of_day ? order.amount : 0n
  const ours = sum(postings.filter(({ is_of_day }) => is_of_day).map(({ amount }) => amount))
  const at_stake = order ? order.amount : sum(postings.map(({ amount }) => amount))
  return [{ kind, subject: bill_no, detail: '', amount: measure(at_stake), effect: theirs - ours }]
}

/** A day of the ledger: what was posted beside the orders that it was posted for. */
export const compareLedger = (orders: readonly Booked[], posted: readonly Posted[]): Compared => {
  const by_bill = new Map(orders.map((order) => [order.bill_no, order]))
  const by_ref = groupBy(posted, ({ ref }) => ref)
  const names = [...new Set([...by_bill.keys(), ...by_ref.keys()])]
  const found = names.map((name) => compareOrder(name, by_bill.get(name), by_ref.get(name) ?? []))
  const of_day = posted.filter(({ is_of_day }) => is_of_day)
  return {
    lines: of_day.length,
    matched: found.filter((one) => one.length === 0).length,
    sum_theirs: sum(orders.filter(({ is_of_day }) => is_of_day).map(({ amount }) => amount)),
    sum_ours: sum(of_day.map(({ amount }) => amount)),
    breaks: found.flat(),
  }
}
