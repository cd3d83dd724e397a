import type { CycleUnit, HoldingState } from '@moongate/contract/savings.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Asset } from '../ledger/index.ts'
import type { Text } from '../site/index.ts'
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

const columns = sql`h.member_id, h.id, h.bill_no, h.plan_id, h.asset, h.amount, h.cycle_unit, h.cycle_count, h.is_circular, h.rate_ppm, h.interest_limit,
  h.withdrawal_minutes, h.audit_multiple, h.state, h.times, h.interest, h.bought_at, h.cycle_from, h.next_at, h.redeem_at, h.settled_at`

export const findHolding = (r: Reader, member_id: number, id: string): Promise<Holding | undefined> =>
  r.maybe(sql`select ${columns} from savings.holdings h where h.member_id = ${member_id} and h.id = ${id}`)

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

type Due = Pick<Holding, 'member_id' | 'id'>

/** Holdings with a cycle that has ended, or money that is due, after one of them: those that cannot be settled hold up nobody. */
export const findDue = (r: Reader, now: Date, { member_id, id }: Due, limit: number): Promise<Due[]> =>
  r.many(sql`select h.member_id, h.id from savings.holdings h
    where ((h.state = 'bought' and h.next_at <= ${now}) or (h.state = 'redeeming' and h.redeem_at <= ${now}))
      and (h.member_id, h.id) > (${member_id}, ${id}::uuid) order by h.member_id, h.id limit ${limit}`)

export type HoldingFilter = { member_ids?: readonly number[] | undefined; status?: 'open' | 'done' | undefined }
export type ShownHolding = Holding & { names: Text; today: bigint }

const matchHoldings = ({ member_ids, status }: HoldingFilter): Sql => sql`from savings.holdings h where true
  ${member_ids === undefined ? empty : sql`and h.member_id = any (${[...member_ids]}::int[])`}
  ${status === undefined ? empty : sql`and (h.state = 'settled') = ${status === 'done'}`}`

/** `midnight`: since when interest is today's. */
export const findHoldings = (
  r: Reader,
  f: HoldingFilter,
  midnight: Date,
  limit: number,
  offset: number,
): Promise<ShownHolding[]> =>
  r.many(sql`select h.*, p.names, coalesce((select sum(amount) from savings.payments s
      where s.member_id = h.member_id and s.holding_id = h.id and s.paid_at >= ${midnight}), 0)::bigint as today
    from (select ${columns} ${matchHoldings(f)} order by h.bought_at desc, h.id desc limit ${limit} offset ${offset}) h
    join savings.plans p on p.id = h.plan_id order by h.bought_at desc, h.id desc`)

export const countHoldings = (r: Reader, f: HoldingFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchHoldings(f)}`)

/** What a member holds now, and all interest they ever had. */
export const sumHeld = (
  r: Reader,
  member_id: number,
  midnight: Date,
): Promise<{ n: number; principal: bigint; interest: bigint; today: bigint }> =>
  r.one(sql`select count(*) filter (where state <> 'settled')::int as n, coalesce(sum(amount) filter (where state <> 'settled'), 0)::bigint as principal,
      coalesce(sum(interest), 0)::bigint as interest,
      (select coalesce(sum(amount), 0)::bigint from savings.payments where member_id = ${member_id} and paid_at >= ${midnight}) as today
    from savings.holdings where member_id = ${member_id}`)

export const findPayments = (r: Reader, member_id: number, id: string, limit: number): Promise<Payment[]> =>
  r.many(
    sql`select times, amount, calc_at from savings.payments where member_id = ${member_id} and holding_id = ${id} order by times desc limit ${limit}`,
  )
