import { type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { Terms } from './terms.rules.ts'

type Within = { asset: string; from: Date; before: Date }
export type Brought = { cases: number; amount: bigint }

/** The deposits credited within a span that were their members' first, or not. */
export const selectDeposits = ({ asset, from, before }: Within, first: boolean): Sql =>
  sql`select d.amount as base from cashier.booked_orders d
    where d.kind = 'deposit' and d.asset = ${asset} and d.finished_at >= ${from} and d.finished_at < ${before}
      and ${first} = not exists (select from cashier.booked_orders o where o.member_id = d.member_id and o.kind = 'deposit' and o.asset = d.asset
        and (o.finished_at, o.id) < (d.finished_at, d.id))`

/** What members have lost within a span who lost anything. */
export const selectLosses = ({ asset, from, before }: Within): Sql =>
  sql`select sum(b.stake - b.payout)::bigint as base from betting.settled_bets b
    where b.asset = ${asset} and b.settled_at >= ${from} and b.settled_at < ${before} group by b.member_id having sum(b.stake - b.payout) > 0`

/** What each of many sums would bring by terms as `computeAmount` has it, half a cent to the even one, all together. */
export const sumBonuses = (
  r: Reader,
  bases: Sql,
  { percent, min, max }: Pick<Terms, 'percent' | 'min' | 'max'>,
): Promise<Brought> =>
  r.one(sql`select count(*)::int as cases,
      coalesce(sum(least(whole + (rest > 50 or rest = 50 and whole % 2 = 1)::int, ${max}::bigint)), 0)::bigint as amount
    from (select base * ${percent}::int / 100 as whole, base * ${percent}::int % 100 as rest from (${bases}) b where base >= ${min}::bigint) s`)
