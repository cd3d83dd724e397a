import type { CycleUnit, HoldingState } from '@moongate/contract/savings.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Asset } from '../ledger/index.ts'
import type { Payment } from './cycle.rules.ts'

/** What a member bought, by the terms of then. */
export type Holding = {
  member_id: number
  id: string
  bill_no: string
  plan_id: number
  asset: Asset
  amount: bigint
  cycle_unit: CycleUnit
  cycle_count: number
  is_circular: boolean
  rate_ppm: number
  interest_limit: bigint | null
  withdrawal_minutes: number
  audit_multiple: number
  state: HoldingState
  times: number
  interest: bigint
  bought_at: Date
  cycle_from: Date
  next_at: Date | null
  redeem_at: Date | null
  settled_at: Date | null
}

/** All of it, of a table called `h`. */
export const columns = sql`h.member_id, h.id, h.bill_no, h.plan_id, h.asset, h.amount, h.cycle_unit, h.cycle_count, h.is_circular, h.rate_ppm, h.interest_limit,
  h.withdrawal_minutes, h.audit_multiple, h.state, h.times, h.interest, h.bought_at, h.cycle_from, h.next_at, h.redeem_at, h.settled_at`

/** One of a member's, as it stands. */
export const findHolding = (r: Reader, member_id: number, id: string): Promise<Holding | undefined> =>
  r.maybe(sql`select ${columns} from savings.holdings h where h.member_id = ${member_id} and h.id = ${id}`)

/** The same, locked: settling and redeeming exclude each other. */
export const lockHolding = (tx: Tx, member_id: number, id: string): Promise<Holding | undefined> =>
  tx.maybe(
    sql`select ${columns} from savings.holdings h where h.member_id = ${member_id} and h.id = ${id} for no key update`,
  )

type NewHolding = Pick<Holding, 'member_id' | 'id' | 'bill_no' | 'plan_id' | 'asset' | 'amount' | 'bought_at'> & {
  next_at: Date
}

/** Takes a share of a plan and writes what was bought with the plan's terms of now, in one statement. The plan is locked. */
export const insertHolding = (tx: Tx, h: NewHolding): Promise<Holding> =>
  tx.one(sql`with p as (
      update savings.plans set sold_count = sold_count + 1 where id = ${h.plan_id} returning *
    ) insert into savings.holdings as h (member_id, id, bill_no, plan_id, asset, amount, cycle_unit, cycle_count, is_circular, rate_ppm, interest_limit,
      withdrawal_minutes, audit_multiple, bought_at, cycle_from, next_at)
    select ${h.member_id}, ${h.id}, ${h.bill_no}, p.id, ${h.asset}, ${h.amount}, p.cycle_unit, p.cycle_count, p.is_circular, p.rate_ppm, p.interest_limit,
      p.withdrawal_minutes, p.audit_multiple, ${h.bought_at}, ${h.bought_at}, ${h.next_at}::timestamptz from p
    returning ${columns}`)

type Step = Pick<Holding, 'state' | 'times' | 'interest' | 'cycle_from' | 'next_at' | 'redeem_at'>

/** Moves a locked holding on, with the interest of the cycles that it is moved past, in one statement. */
export const moveHolding = (
  tx: Tx,
  { member_id, id }: Pick<Holding, 'member_id' | 'id'>,
  step: Step,
  payments: readonly Payment[],
): Promise<Holding> =>
  tx.one(sql`with paid as (
      insert into savings.payments (member_id, holding_id, times, amount, calc_at)
      select ${member_id}, ${id}, p.times, p.amount, p.calc_at from jsonb_to_recordset(${toJsonRows(payments)}::jsonb) as p(times int, amount bigint, calc_at timestamptz)
    ) update savings.holdings h set state = ${step.state}, times = ${step.times}, interest = ${step.interest}, cycle_from = ${step.cycle_from}, next_at = ${step.next_at},
      redeem_at = ${step.redeem_at}, settled_at = ${step.state === 'settled' ? sql`kernel.now()` : sql`null`}
    where h.member_id = ${member_id} and h.id = ${id} returning ${columns}`)
