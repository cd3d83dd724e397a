import { type Reader, sql } from '../../kernel/db.ts'
import type { MemberDay } from './chance.sql.ts'
import type { Fallen } from './effect.rules.ts'

type Span = { from: Date; before: Date }

/** On which places the numbers of a span would fall; `ends` is where the numbers of each place end. */
export const countFallen = (r: Reader, { from, before }: Span, ends: readonly number[]): Promise<Fallen[]> =>
  r.many(sql`select width_bucket(roll, ${[...ends]}::int[]) + 1 as position, count(*)::int as n from wheel.spins
    where created_at >= ${from} and created_at < ${before} group by 1 order by 1`)

/** What the spins of a span cost. */
export const sumSpent = async (r: Reader, { from, before }: Span): Promise<bigint> =>
  (
    await r.one<{ amount: bigint }>(sql`select coalesce(sum(money), 0)::bigint as amount from wheel.spins
      where created_at >= ${from} and created_at < ${before}`)
  ).amount

/** What members' days have come to, from one to another. */
export const findDays = (r: Reader, from: string, to: string): Promise<MemberDay[]> =>
  r.many(sql`select member_id, on_day::text as on_day, bet, deposit from wheel.days
    where on_day between ${from}::date and ${to}::date order by member_id, on_day`)
