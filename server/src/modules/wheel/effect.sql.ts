import { type Reader, sql } from '../../kernel/db.ts'
import type { Step } from './chance.rules.ts'
import type { Fallen, SameDays } from './effect.rules.ts'

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

/** Members' days from one to another by the steps that they have reached: so many, with the least of what they have come to, which reaches the same. */
export const countReached = (r: Reader, from: string, to: string, steps: readonly Step[]): Promise<SameDays[]> =>
  r.many(sql`select min(d.deposit) as deposit, min(d.bet) as bet, count(*)::int as n from wheel.days d
    cross join lateral (select array_agg(s.place) as places
      from unnest(${steps.map(({ deposit }) => deposit)}::bigint[], ${steps.map(({ bet }) => bet)}::bigint[]) with ordinality s(deposit, bet, place)
      where d.deposit >= s.deposit and d.bet >= s.bet) reached
    where d.on_day between ${from}::date and ${to}::date group by reached.places order by 3, 1, 2`)

/** How many members have such days. */
export const countActive = async (r: Reader, from: string, to: string): Promise<number> =>
  (
    await r.one<{ n: number }>(sql`select count(distinct member_id)::int as n from wheel.days
      where on_day between ${from}::date and ${to}::date`)
  ).n
