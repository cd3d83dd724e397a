import { channels } from '@moongate/contract'
import { plansPush } from '@moongate/contract/savings.pushes'
import { formatPpm } from '@moongate/contract/savings.rules'
import { toWire } from '@moongate/money'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import type { SavingsDeps } from './deps.ts'
import { refusePlan } from './plan.rules.ts'
import { insertPlan, lockPlan, openPlan, type Plan, type PlanTerms, updatePlan } from './plan.sql.ts'

type Why = { reason: string }
type Seen = Why & { id: number; seen: number }

/** For the audit log. */
const describeTerms = (t: PlanTerms): Record<string, string | number | boolean> => ({
  name: t.names.zh_cn ?? '',
  amount: `${toWire(t.min_amount)}-${toWire(t.max_amount)}`,
  window: `${t.opens_at.toISOString()}-${t.closes_at?.toISOString() ?? ''}`,
  cycle: `${t.cycle_count} ${t.cycle_unit}`,
  circular: t.is_circular,
  rate: formatPpm(t.rate_ppm),
  interest_limit: t.interest_limit === null ? '' : toWire(t.interest_limit),
  total_count: t.total_count,
  user_count: t.user_count,
  rebuy_minutes: t.rebuy_minutes,
  withdrawal_minutes: t.withdrawal_minutes,
  audit_multiple: t.audit_multiple,
})

const record = (
  tx: Tx,
  by: StaffAct,
  action: AuditAction,
  plan: Plan,
  { reason, before, after }: Why & { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> =>
  recordAudit(tx, { ...describeStaffAct(by), action, target: `savings:${plan.id}`, reason, before, after })

/** Windows that stand open show it at once (R8.6). */
const tellPlans = (tx: Tx): Promise<unknown> => push(tx, plansPush, channels.public, {})

/** Refuses savings.plan_invalid. */
export const requireValid = (terms: PlanTerms, sold_count: number): void => {
  const refusal = refusePlan(terms, sold_count)
  if (refusal) refuse(refusal)
}

const requireSeen = async (tx: Tx, { id, seen }: Seen): Promise<Plan> => {
  const plan = (await lockPlan(tx, id)) ?? refuse('savings.plan_not_found')
  return plan.seen === seen ? plan : refuse('savings.plan_changed')
}

/** A new plan, closed. Refuses savings.plan_invalid. */
export const addPlan = (d: Pick<SavingsDeps, 'db'>, terms: PlanTerms, why: Why, by: StaffAct): Promise<Plan> => {
  requireValid(terms, 0)
  return d.db.tx(async (tx) => {
    const plan = await insertPlan(tx, terms, by.name)
    await record(tx, by, 'savings.plan_added', plan, { ...why, before: {}, after: describeTerms(plan) })
    return plan
  })
}

/** Sets a plan for those who buy from now on; what is held keeps its terms. Refuses savings.plan_invalid, savings.plan_not_found, savings.plan_changed. */
export const setPlan = (d: Pick<SavingsDeps, 'db'>, terms: PlanTerms, asked: Seen, by: StaffAct): Promise<Plan> =>
  d.db.tx(async (tx) => {
    const before = await requireSeen(tx, asked)
    requireValid(terms, before.sold_count)
    const plan = await updatePlan(tx, before.id, terms, by.name)
    const { reason } = asked
    await record(tx, by, 'savings.plan_set', plan, {
      reason,
      before: describeTerms(before),
      after: describeTerms(plan),
    })
    await tellPlans(tx)
    return plan
  })

/** Opens a plan for sale, or closes it. Refuses savings.plan_not_found, savings.plan_changed. */
export const switchPlan = (
  d: Pick<SavingsDeps, 'db'>,
  { is_open, ...asked }: Seen & { is_open: boolean },
  by: StaffAct,
): Promise<Plan> =>
  d.db.tx(async (tx) => {
    const before = await requireSeen(tx, asked)
    const plan = await openPlan(tx, before.id, is_open, by.name)
    const action = is_open ? 'savings.plan_opened' : 'savings.plan_closed'
    const { reason } = asked
    await record(tx, by, action, plan, { reason, before: { is_open: before.is_open }, after: { is_open } })
    await tellPlans(tx)
    return plan
  })
