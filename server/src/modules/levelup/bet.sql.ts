import { LADDERS } from '@moongate/contract/levelup.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

type Key = { member_id: number; id: string }
const [NAMES, TYPES] = [Object.keys(LADDERS), Object.values(LADDERS)]

/** The bets that count on a ladder, of those that were told of. */
const listCounted = (
  bets: readonly Key[],
  asset: string,
) => sql`select b.member_id, b.id, l.ladder, b.effective, b.settled_at
  from (select distinct * from unnest(${bets.map((b) => b.member_id)}::int[], ${bets.map((b) => b.id)}::uuid[])) k(member_id, id)
  join betting.settled_bets b on b.member_id = k.member_id and b.id = k.id
  join unnest(${NAMES}::text[], ${TYPES}::int[]) l(ladder, game_type) using (game_type) where b.asset = ${asset}`

/** Locks the standings that some bets count on, in order, so that two calls wait for each other and do not lock each other out. */
export const lockStandings = (tx: Tx, bets: readonly Key[], asset: string): Promise<number> =>
  tx.run(sql`insert into levelup.standings as s (member_id, ladder) select distinct member_id, ladder from (${listCounted(bets, asset)}) t order by 1, 2
    on conflict (member_id, ladder) do update set member_id = excluded.member_id`)

/**
 * Counts bets as they stand now, all in one statement: what each counts more or less than it was counted with goes to its member's
 * standing, which is locked, so that no older look at a bet is written after a newer one.
 */
export const countBets = (tx: Tx, bets: readonly Key[], asset: string): Promise<number> =>
  tx.run(sql`with told as (
      select t.*, coalesce(k.effective, 0) as counted from (${listCounted(bets, asset)}) t
      left join levelup.bets k on k.member_id = t.member_id and k.bet_id = t.id
    ), kept as (
      insert into levelup.bets as k (member_id, bet_id, ladder, effective) select member_id, id, ladder, effective from told
      on conflict (member_id, bet_id) do update set effective = excluded.effective where k.effective <> excluded.effective
    )
    update levelup.standings s set effective = s.effective + c.change
    from (select member_id, ladder, sum(effective - counted) as change from told group by 1, 2) c
    where s.member_id = c.member_id and s.ladder = c.ladder and c.change <> 0`)

/** Those of some members who have something coming: a gift not given yet, or a salary of which nothing says since when; with the day of the bets. */
export const findExpecting = (
  r: Reader,
  bets: readonly Key[],
  { asset, time_zone }: { asset: string; time_zone: string },
): Promise<{ member_id: number; on_day: string }[]> =>
  r.many(sql`select t.member_id, (max(t.settled_at) at time zone ${time_zone})::date::text as on_day from (${listCounted(bets, asset)}) t
    where exists (select from levelup.standings s join levelup.levels l on l.ladder = s.ladder and l.needed <= s.effective
      where s.member_id = t.member_id and s.ladder = t.ladder and (
        (l.weekly > 0 and s.weekly_on is null) or (l.monthly > 0 and s.monthly_on is null)
        or (l.gift > 0 and not exists (select from levelup.awards a where a.member_id = s.member_id and a.ladder = s.ladder and a.kind = 'gift' and a.level = l.level))))
    group by 1 order by 1`)
