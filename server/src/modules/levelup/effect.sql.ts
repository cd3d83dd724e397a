import type { Ladder } from '@moongate/contract/levelup.states'
import { type Reader, sql } from '../../kernel/db.ts'
import type { Level } from './level.rules.ts'

export type Stood = { level: number; members: number; due: number }

/**
 * How many members would stand on each of some levels of a ladder, and how many have reached it without its gift. Level 0: those who have
 * bet and stand on none. Standings are looked through once, and once beside the gifts that were given.
 */
export const countStood = (r: Reader, ladder: Ladder, levels: readonly Level[]): Promise<Stood[]> =>
  r.many(sql`with l as (
      select level, needed from unnest(${levels.map(({ level }) => level)}::int[], ${levels.map(({ needed }) => needed)}::bigint[]) as l(level, needed)
    ), stood as (
      select width_bucket(s.effective, ${levels.map(({ needed }) => needed)}::bigint[]) as level, count(*)::int as members
      from levelup.standings s where s.ladder = ${ladder} and s.effective > 0 group by 1
    ), given as (
      select a.level, count(*)::int as members from levelup.awards a join levelup.standings s on s.member_id = a.member_id and s.ladder = a.ladder
      join l on l.level = a.level and l.needed <= s.effective where a.ladder = ${ladder} and a.kind = 'gift' group by 1
    )
    select e.level, coalesce(s.members, 0) as members,
      case when e.level = 0 then 0 else (select coalesce(sum(t.members), 0)::int from stood t where t.level >= e.level) - coalesce(g.members, 0) end as due
    from (select 0 as level union all select level from l) e left join stood s on s.level = e.level left join given g on g.level = e.level order by 1`)
