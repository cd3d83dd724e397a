import { sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'

/** A pause of play that is longer begins a new spell. */
const PAUSE_MINUTES = 10

/** That a member plays; without `at` now. */
export type Play = { member_id: number; at?: Date }

/**
 * Says that members played, or do now, in any order: the time since each was last seen counts to the day of the site, unless they paused.
 * What lies before that was counted, or is too late to be. Answers since when each plays. In whole seconds, of which none is lost between
 * two plays within one. Under the members' hold.
 */
export const notePlays = (
  tx: Tx,
  plays: readonly Play[],
  time_zone: string,
): Promise<{ member_id: number; since: Date }[]> =>
  tx.many(sql`with told as (
      select distinct member_id, date_trunc('second', least(coalesce(at, kernel.now()), kernel.now())) as at
        from jsonb_to_recordset(${toJsonRows(plays)}::jsonb) as p(member_id int, at timestamptz)
    ), seen as (
      select member_id, since, last_at from policy.clocks where member_id in (select member_id from told)
    ), moments as (
      select t.member_id, t.at, t.at - coalesce(lag(t.at) over (partition by t.member_id order by t.at), s.last_at) as gap
        from told t left join seen s using (member_id) where s.last_at is null or t.at > s.last_at
    ), counted as (
      insert into policy.tallies as t (member_id, on_day, seconds)
      select member_id, (at at time zone ${time_zone})::date, round(extract(epoch from sum(gap)))::int
        from moments where gap <= make_interval(mins => ${PAUSE_MINUTES}) group by 1, 2
      on conflict (member_id, on_day) do update set seconds = t.seconds + excluded.seconds
    ), kept as (
      insert into policy.clocks (member_id, since, last_at)
      select m.member_id, coalesce(max(m.at) filter (where gap is null or gap > make_interval(mins => ${PAUSE_MINUTES})), max(s.since)), max(m.at)
        from moments m left join seen s using (member_id) group by m.member_id
      on conflict (member_id) do update set since = excluded.since, last_at = excluded.last_at
      returning member_id, since
    )
    select member_id, coalesce(k.since, s.since) as since from seen s full join kept k using (member_id)`)

/** Says that a member plays at this moment; answers since when they do. */
export const notePlaying = async (tx: Tx, member_id: number, time_zone: string): Promise<Date> => {
  const [clock] = await notePlays(tx, [{ member_id }], time_zone)
  if (!clock) throw new Error(`member ${member_id} plays and has no clock`)
  return clock.since
}
