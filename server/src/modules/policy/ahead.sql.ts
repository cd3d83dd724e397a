import { must } from '../../kernel/breath.sql.ts'
import { type Breath, sql } from '../../kernel/db.ts'
import type { Staked } from './limit.rules.ts'

/** `counted`: whose tallies stand at the books; `timed`: of whom this moment is counted as play. */
type Prepared = { counted: readonly number[]; timed: readonly number[]; time_zone: string }

/**
 * Ends a breath unless all stakes of each member stay within their limits, as `findReached` judges them one after the other. A limit
 * for which nothing was prepared ends it too.
 */
export const mustStayWithin = (
  breath: Breath,
  stakes: readonly Staked[],
  { counted, timed, time_zone }: Prepared,
): Promise<number> =>
  breath.run(sql`
    with today as (select (kernel.now() at time zone ${time_zone})::date as day),
    staking as (select member_id, sum(stake) as stake
      from unnest(${stakes.map(({ member_id }) => member_id)}::int[], ${stakes.map(({ amount }) => amount)}::bigint[]) as s (member_id, stake) group by 1),
    limited as (select l.member_id, l.kind, l.amount, s.stake, u.staked, u.returned, u.seconds
      from staking s join policy.limits l on l.member_id = s.member_id and l.kind <> 'deposit' cross join today
      cross join lateral (select coalesce(sum(t.staked), 0) as staked, coalesce(sum(t.returned), 0) as returned, coalesce(sum(t.seconds), 0) as seconds
        from policy.tallies t where t.member_id = l.member_id and t.on_day between date_trunc(l.period, day::timestamp)::date and day) u)
    select from (select count(*) as n from limited where member_id <> all(${[...counted]}::int[])
      or case kind when 'time' then seconds >= amount or member_id <> all(${[...timed]}::int[])
                   when 'stake' then staked + stake > amount
                   else staked + stake - returned > amount end) as reached
    where ${must(sql`reached.n = 0`)}`)
