import type { HarmMarker } from '@moongate/contract/protection.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { HarmFacts } from './marker.rules.ts'

/** The next members behind one, in the order of their numbers. */
export const findNextMembers = async (r: Reader, after_id: number, limit: number): Promise<number[]> =>
  (
    await r.many<{ id: number }>(
      sql`select id from members.accounts where id > ${after_id} and not is_demo order by id limit ${limit}`,
    )
  ).map(({ id }) => id)

/** What those of some members did in four weeks who moved money in them. */
export const findHarmFacts = (
  r: Reader,
  ids: readonly number[],
  time_zone: string,
): Promise<(HarmFacts & { member_id: number })[]> =>
  r.many(sql`with orders as (
      select member_id, kind, state, amount, created_at, (created_at at time zone ${time_zone})::date as on_day
        from cashier.order_moments where member_id = any (${[...ids]}::int[]) and created_at > kernel.now() - interval '28 days'
    ), days as (
      select member_id, count(*)::int as n from (
        select member_id, on_day from orders where kind = 'deposit' group by member_id, on_day having count(*) >= 3) d group by member_id
    ), sums as (
      select member_id,
             coalesce(sum(amount) filter (where kind = 'deposit' and state = 'credited' and created_at > kernel.now() - interval '14 days'), 0)::bigint as deposited,
             coalesce(sum(amount) filter (where kind = 'deposit' and state = 'credited' and created_at <= kernel.now() - interval '14 days'), 0)::bigint as deposited_before,
             count(*) filter (where kind = 'deposit' and state in ('rejected', 'expired'))::int as failed_deposits,
             count(*) filter (where kind = 'withdrawal' and state = 'cancelled')::int as cancelled_withdrawals
        from orders group by member_id
    ), played as (
      select member_id, count(*)::int as bets, count(*) filter (where extract(hour from bet_at at time zone ${time_zone}) < 6)::int as night_bets
        from betting.settled_bets where member_id = any (${[...ids]}::int[]) and bet_at > kernel.now() - interval '28 days' and asset <> 'PLAY' group by member_id
    )
    select member_id, coalesce(days.n, 0) as chasing_days, coalesce(bets, 0) as bets, coalesce(night_bets, 0) as night_bets,
           coalesce(deposited, 0)::bigint as deposited, coalesce(deposited_before, 0)::bigint as deposited_before,
           coalesce(failed_deposits, 0) as failed_deposits, coalesce(cancelled_withdrawals, 0) as cancelled_withdrawals
      from sums full join played using (member_id) left join days using (member_id)`)

export type Marked = { member_id: number; marker: HarmMarker; figure: number; found_on: string }

/** Members by their numbers: behind one, up to another. */
export type Span = { after_id: number; last_id: number }

/** Writes today's markers of a span of members in the place of those before; one that still holds keeps its first day. */
export const putMarkers = async (
  tx: Tx,
  marked: readonly Omit<Marked, 'found_on'>[],
  { after_id, last_id }: Span,
  today: string,
): Promise<void> => {
  const [ids, markers, figures] = [
    marked.map((m) => m.member_id),
    marked.map((m) => m.marker),
    marked.map((m) => m.figure),
  ]
  await tx.run(sql`delete from protection.markers m where m.member_id > ${after_id} and m.member_id <= ${last_id} and not exists (
    select from unnest(${ids}::int[], ${markers}::text[]) n(member_id, marker) where n.member_id = m.member_id and n.marker = m.marker)`)
  await tx.run(sql`insert into protection.markers (member_id, marker, figure, found_on)
    select n.member_id, n.marker, n.figure, ${today}::date from unnest(${ids}::int[], ${markers}::text[], ${figures}::int[]) n(member_id, marker, figure)
    on conflict (member_id, marker) do update set figure = excluded.figure`)
}

export const findMarked = (r: Reader, member_ids: readonly number[]): Promise<Marked[]> =>
  r.many(sql`select member_id, marker, figure, found_on::text from protection.markers
    where member_id = any (${[...member_ids]}::int[]) order by member_id, marker`)
