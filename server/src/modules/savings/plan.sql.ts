import type { CycleUnit } from '@moongate/contract/savings.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import type { Text } from '../site/index.ts'

/** What staff set of a plan. */
export type PlanTerms = {
  names: Text
  min_amount: bigint
  max_amount: bigint
  opens_at: Date
  closes_at: Date | null
  cycle_unit: CycleUnit
  cycle_count: number
  is_circular: boolean
  rate_ppm: number
  interest_limit: bigint | null
  total_count: number
  user_count: number
  rebuy_minutes: number
  withdrawal_minutes: number
  audit_multiple: number
}
export type Plan = PlanTerms & {
  id: number
  sold_count: number
  is_open: boolean
  seen: number
  set_by: string
  set_at: Date
}

const columns = sql`p.id, p.names, p.min_amount, p.max_amount, p.opens_at, p.closes_at, p.cycle_unit, p.cycle_count, p.is_circular, p.rate_ppm, p.interest_limit,
  p.total_count, p.sold_count, p.user_count, p.rebuy_minutes, p.withdrawal_minutes, p.audit_multiple, p.is_open, p.seen, p.set_by, p.set_at`

/** All plans in the order in which they were made. */
export const findPlans = (r: Reader): Promise<Plan[]> =>
  r.many(sql`select ${columns} from savings.plans p order by p.id`)

/** Locks the row that stands for a plan's stock and for all that members bought of it. */
export const lockPlan = (tx: Tx, id: number): Promise<Plan | undefined> =>
  tx.maybe(sql`select ${columns} from savings.plans p where p.id = ${id} for no key update`)

/** What a member has bought of each plan so far. */
export const findMine = (
  r: Reader,
  member_id: number,
): Promise<{ plan_id: number; count: number; last_at: Date | null }[]> =>
  r.many(
    sql`select plan_id, count(*)::int as count, max(bought_at) as last_at from savings.holdings where member_id = ${member_id} group by 1`,
  )

/** A new plan, closed. */
export const insertPlan = (tx: Tx, t: PlanTerms, set_by: string): Promise<Plan> =>
  tx.one(sql`insert into savings.plans as p (names, min_amount, max_amount, opens_at, closes_at, cycle_unit, cycle_count, is_circular, rate_ppm, interest_limit,
      total_count, user_count, rebuy_minutes, withdrawal_minutes, audit_multiple, set_by)
    values (${JSON.stringify(t.names)}::jsonb, ${t.min_amount}, ${t.max_amount}, ${t.opens_at}, ${t.closes_at}, ${t.cycle_unit}, ${t.cycle_count}, ${t.is_circular},
      ${t.rate_ppm}, ${t.interest_limit}, ${t.total_count}, ${t.user_count}, ${t.rebuy_minutes}, ${t.withdrawal_minutes}, ${t.audit_multiple}, ${set_by})
    returning ${columns}`)

/** Sets all of a locked plan but whether it is open. */
export const updatePlan = (tx: Tx, id: number, t: PlanTerms, set_by: string): Promise<Plan> =>
  tx.one(sql`update savings.plans p set names = ${JSON.stringify(t.names)}::jsonb, min_amount = ${t.min_amount}, max_amount = ${t.max_amount},
      opens_at = ${t.opens_at}, closes_at = ${t.closes_at}, cycle_unit = ${t.cycle_unit}, cycle_count = ${t.cycle_count}, is_circular = ${t.is_circular},
      rate_ppm = ${t.rate_ppm}, interest_limit = ${t.interest_limit}, total_count = ${t.total_count}, user_count = ${t.user_count},
      rebuy_minutes = ${t.rebuy_minutes}, withdrawal_minutes = ${t.withdrawal_minutes}, audit_multiple = ${t.audit_multiple},
      seen = seen + 1, set_by = ${set_by}, set_at = kernel.now()
    where p.id = ${id} returning ${columns}`)

/** Opens a locked plan, or closes it. */
export const openPlan = (tx: Tx, id: number, is_open: boolean, set_by: string): Promise<Plan> =>
  tx.one(sql`update savings.plans p set is_open = ${is_open}, seen = seen + 1, set_by = ${set_by}, set_at = kernel.now()
    where p.id = ${id} returning ${columns}`)

/** The names of plans. */
export const namePlans: NameThings = (r, ids, lang) =>
  r.many(sql`select id::text as id, coalesce(nullif(names ->> ${lang}, ''), names ->> 'zh_cn') as name from savings.plans
    where id::text = any(${[...ids]}::text[])`)
