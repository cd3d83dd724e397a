import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Text } from '../site/index.ts'
import type { Payment } from './cycle.rules.ts'
import { columns, type Holding } from './holding.sql.ts'

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

/** How many there are of a filter. */
export const countHoldings = (r: Reader, f: HoldingFilter): Promise<Counted> =>
  r.one(countUpTo(matchHoldings(f), f.member_ids !== undefined))

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

/** The interest of the last cycles of a holding, the newest first. */
export const findPayments = (r: Reader, member_id: number, id: string, limit: number): Promise<Payment[]> =>
  r.many(
    sql`select times, amount, calc_at from savings.payments where member_id = ${member_id} and holding_id = ${id} order by times desc limit ${limit}`,
  )
