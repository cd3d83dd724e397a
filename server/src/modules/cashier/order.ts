import type { DepositState, WithdrawalState } from '@moongate/contract/cashier.states'
import type { Step } from '@moongate/contract/states'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { dropClaim, findClaims } from '../claims/index.ts'
import { type By, describeActor } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { secondPersonSetting } from './cashier.settings.ts'
import type { CashierDeps } from './deps.ts'
import { chooseLimit, findBeginner, isForTwo, refuseAlone } from './order.rules.ts'
import { findOrderSteps, insertOrderStep, type OrderFilter, type OrderSearch, type OrderStep } from './order.sql.ts'

export type OrderKind = 'deposit' | 'withdrawal'
/** Where an order of either kind has gone. */
export type Moved =
  | { kind: 'deposit'; step: { to: Exclude<DepositState, 'pending'> } }
  | { kind: 'withdrawal'; step: { to: Exclude<WithdrawalState, 'requested'> } }

/** What the audit log calls it. */
export const nameMove = (moved: Moved): AuditAction =>
  moved.kind === 'deposit' ? `cashier.deposit_${moved.step.to}` : `cashier.withdrawal_${moved.step.to}`

/** Who takes a step: somebody of the staff, the order's member, or nobody where a rule decides. */
export type StepBy = StaffAct | By | null
/** A step that an order has just taken: `done` is the order after it, `before` the state it came from. */
type Taken = Moved & {
  name: OrderStep['step']
  step: Step<string>
  before: string
  done: {
    id: string
    member_id: number
    bill_no: string
    amount: bigint
    fee?: bigint
    payment_type?: string
    finished_at: Date | null
  }
  by: StepBy
  reason: string
}

/**
 * Writes down a step, for the order's timeline and for the audit log. Called after the order was moved: its row is locked, so that of
 * two people at once the later one sees the earlier one's step. Refuses cashier.claimed, cashier.second_person, cashier.review_needed.
 */
export const recordStep = async (tx: Tx, taken: Taken): Promise<void> => {
  const { kind, name, step, before, done, by, reason } = taken
  const { id, member_id, bill_no, amount, fee } = done
  const staff = by !== null && 'staff_id' in by ? by : undefined
  if (staff) await requireFree(tx, taken, staff.staff_id)
  else if (by) await dropClaim(tx, id)
  await insertOrderStep(tx, {
    member_id,
    order_id: id,
    step: name,
    staff_id: staff?.staff_id ?? null,
    staff_name: staff?.name ?? '',
    remark: reason,
  })
  await recordAudit(tx, {
    ...describeBy(by),
    action: nameMove(taken),
    target: `${kind}:${bill_no}`,
    reason,
    before: { state: before },
    after: { state: step.to, amount, ...(fee !== undefined && { fee }), member_id },
  })
}

const describeBy = (by: StepBy) => {
  if (by === null) return { actor: { type: 'system', name: 'cashier' } } as const
  return 'staff_id' in by ? describeStaffAct(by) : describeActor(by)
}

/** Somebody's claim ends with the order, and where the rest of it is somebody else's to do. */
const requireFree = async (tx: Tx, { kind, step, done }: Taken, staff_id: number): Promise<void> => {
  const { id, amount, finished_at } = done
  const [claim] = await findClaims(tx, [id])
  if (claim && claim.staff_id !== staff_id) refuse('cashier.claimed', { name: claim.staff_name })
  const above = chooseLimit(done, (await readSetting(tx, secondPersonSetting))[`${kind}_above`])
  const begun_by = findBeginner(await findOrderSteps(tx, [id]))
  const refusal = refuseAlone(step, { amount, above, begun_by }, staff_id)
  if (refusal) refuse(refusal)
  if (claim && (finished_at !== null || isForTwo({ amount, above }))) await dropClaim(tx, id)
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
