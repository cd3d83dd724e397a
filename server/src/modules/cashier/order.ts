import type { SecondPersonRefusal } from '@moongate/contract/cashier.refusals'
import type { Step } from '@moongate/contract/states'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting } from '../site/index.ts'
import { secondPersonSetting } from './cashier.settings.ts'
import type { CashierDeps } from './deps.ts'
import { findBeginner, refuseAlone } from './order.rules.ts'
import { findOrderSteps, insertOrderStep, type OrderFilter, type OrderSearch, type OrderStep } from './order.sql.ts'

export type OrderKind = 'deposit' | 'withdrawal'
/** A step that an order has just taken: `done` is the order after it, `before` the state it came from. */
type Taken = {
  kind: OrderKind
  name: OrderStep['step']
  step: Step<string>
  before: string
  done: { id: string; member_id: number; bill_no: string; amount: bigint; fee?: bigint }
  by: StaffAct
  reason: string
}

/**
 * Writes down a step of staff's, for the order's timeline and for the audit log. Called after the order was moved: its row is
 * locked, so that of two people at once the later one sees the earlier one's step. Refuses cashier.second_person, cashier.review_needed.
 */
export const recordStep = async (tx: Tx, taken: Taken): Promise<void> => {
  const { kind, name, step, before, done, by, reason } = taken
  const { id, member_id, bill_no, amount, fee } = done
  const refusal = await findRefusal(tx, taken)
  if (refusal) refuse(refusal)
  await insertOrderStep(tx, {
    member_id,
    order_id: id,
    step: name,
    staff_id: by.staff_id,
    staff_name: by.name,
    remark: reason,
  })
  await recordAudit(tx, {
    actor: { type: 'staff', id: by.staff_id, name: by.name },
    action: `cashier.${kind}_${step.to}`,
    target: `${kind}:${bill_no}`,
    reason,
    before: { state: before },
    after: { state: step.to, amount, ...(fee !== undefined && { fee }), member_id },
    ip: by.ip,
    request_id: by.request_id,
  })
}

const findRefusal = async (tx: Tx, { kind, step, done, by }: Taken): Promise<SecondPersonRefusal | undefined> => {
  const above = (await readSetting(tx, secondPersonSetting))[`${kind}_above`]
  const begun_by = findBeginner(await findOrderSteps(tx, [done.id]))
  return refuseAlone(step, { amount: done.amount, above, begun_by }, by.staff_id)
}

/** A page of one member's orders of one kind, newest first, with the sum of all that the filter finds. */
export const listOwnOrders = async <Order extends { id: string }, S extends string, Shown>(
  d: Pick<CashierDeps, 'db'>,
  search: OrderSearch<Order, S>,
  asked: { page: number; limit: number },
  filter: OrderFilter<S> & { member_id: number },
  view: (order: Order, steps: readonly OrderStep[]) => Shown,
) => {
  const { data, sums } = await listPage(asked, {
    count: () => search.sum(d.db, filter),
    rows: (limit, offset) => search.find(d.db, filter, limit, offset),
    view: async (orders) => {
      const steps = await findOrderSteps(
        d.db,
        orders.map(({ id }) => id),
      )
      return orders.map((order) =>
        view(
          order,
          steps.filter(({ order_id }) => order_id === order.id),
        ),
      )
    },
  })
  return { data, statistic: { sum_money: toWire(sums.amount) } }
}
