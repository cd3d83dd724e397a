import type { Ladder } from '@moongate/contract/levelup.states'
import { type Reader, sql } from '../../kernel/db.ts'
import type { Level } from './level.rules.ts'

export type Stood = { level: number; members: number; due: number }

/** How many members would stand on each of some levels of a ladder, and how many have reached it without its gift. Level 0: those who have bet and stand on none. */
export const countStood = (r: Reader, ladder: Ladder, levels: readonly Level[]): Promise<Stood[]> =>
  r.many(sql`select l.level,
      (select count(*)::int from levelup.standings s where s.ladder = ${ladder} and s.effective >= l.needed and s.effective > 0 and (l.below is null or s.effective < l.below)) as members,
      (select count(*)::int from levelup.standings s where s.ladder = ${ladder} and l.level > 0 and s.effective >= l.needed and not exists (
        select from levelup.awards a where a.member_id = s.member_id and a.ladder = s.ladder and a.kind = 'gift' and a.level = l.level)) as due
    from (select level, needed, lead(needed) over (order by level) as below
      from unnest(${[0, ...levels.map(({ level }) => level)]}::int[], ${[0n, ...levels.map(({ needed }) => needed)]}::bigint[]) as l(level, needed)) l order by 1`)
