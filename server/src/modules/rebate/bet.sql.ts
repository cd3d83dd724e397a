import { type Reader, sql, type Tx } from '../../kernel/db.ts'

type Key = { member_id: number; id: string }

/** Locks the rows that stand for members' rebate, in order, so that two calls wait for each other and do not lock each other out. */
export const lockMembers = (tx: Tx, member_ids: readonly number[]): Promise<{ member_id: number }[]> =>
  tx.many(sql`insert into rebate.members as m (member_id) select id from unnest(${[...member_ids]}::int[]) id order by id
    on conflict (member_id) do update set member_id = excluded.member_id returning m.member_id`)

/**
 * Counts bets as they stand now, all in one statement: what each counts more or less than it was counted with goes to its line. The members
 * are locked, so that no older look at a bet is written after a newer one. A line that begins now keeps what its member's level gives on top
 * (`extras`). A line of which any bet counts more than it did has grown, and is open again where it had ended (decisions/0470). Answers
 * whose rebate has changed.
 */
export const countBets = (
  tx: Tx,
  bets: readonly Key[],
  extras: readonly { member_id: number; rebate_ppm: number }[],
  { asset, time_zone }: { asset: string; time_zone: string },
): Promise<{ member_id: number }[]> =>
  tx.many(sql`with told as (
      select b.member_id, b.id, b.game_type, b.supplier_code, b.effective, b.settled_at, (b.settled_at at time zone ${time_zone})::date as on_day,
        coalesce(r.effective, 0) as counted
      from (select distinct * from unnest(${bets.map((b) => b.member_id)}::int[], ${bets.map((b) => b.id)}::uuid[])) k(member_id, id)
      join betting.settled_bets b on b.member_id = k.member_id and b.id = k.id
      left join rebate.bets r on r.member_id = b.member_id and r.bet_id = b.id
      where b.asset = ${asset}
    ), kept as (
      insert into rebate.bets as r (member_id, bet_id, on_day, game_type, supplier_code, effective, settled_at)
      select member_id, id, on_day, game_type, supplier_code, effective, settled_at from told
      on conflict (member_id, bet_id) do update set effective = excluded.effective where r.effective <> excluded.effective
    )
    insert into rebate.days as d (member_id, on_day, game_type, supplier_code, effective, extra_ppm, grown_at)
    select t.member_id, t.on_day, t.game_type, t.supplier_code, sum(t.effective - t.counted), coalesce(max(x.rebate_ppm), 0),
      case when bool_or(t.effective > t.counted) then kernel.now() else 'epoch' end
    from told t left join unnest(${extras.map((x) => x.member_id)}::int[], ${extras.map((x) => x.rebate_ppm)}::int[]) x(member_id, rebate_ppm) on x.member_id = t.member_id
    group by 1, 2, 3, 4 having bool_or(t.effective <> t.counted) order by 1, 2, 3, 4
    on conflict (member_id, on_day, game_type, supplier_code) do update set effective = d.effective + excluded.effective, grown_at = greatest(d.grown_at, excluded.grown_at),
      expired_at = case when excluded.grown_at > 'epoch' then null else d.expired_at end
    returning d.member_id`)

/** The day from which a line's days to be claimed count: its own, that on which it grew, or the last on which its member, or anybody, could not. */
export const chooseFirstDay = (time_zone: string) =>
  sql`greatest(on_day, (grown_at at time zone ${time_zone})::date, held_on, (select max(p.on_day) from rebate.pauses p))`

/** Of lines of members whose money is stopped today the days begin anew. */
export const holdLines = (tx: Tx, today: string): Promise<number> =>
  tx.run(sql`update rebate.days set held_on = ${today}::date
    where effective > claimed_effective and expired_at is null and held_on is distinct from ${today}::date
      and member_id in (select id from members.accounts where state <> 'active')`)

/** Nobody can claim today: of all lines the days begin anew, and none of them is written. */
export const putPause = (tx: Tx, today: string): Promise<number> =>
  tx.run(sql`insert into rebate.pauses (on_day) values (${today}::date) on conflict do nothing`)

/** Ends some of what nobody claimed in time, and answers how many lines; one that is being written now is left for later. */
export const expireLines = (
  tx: Tx,
  { before_day, time_zone, limit }: { before_day: string; time_zone: string; limit: number },
): Promise<number> =>
  tx.run(sql`update rebate.days d set expired_at = kernel.now()
    from (select member_id, on_day, game_type, supplier_code from rebate.days
      where ${chooseFirstDay(time_zone)} < ${before_day}::date and effective > claimed_effective and expired_at is null
      order by on_day, member_id limit ${limit} for no key update skip locked) o
    where d.member_id = o.member_id and d.on_day = o.on_day and d.game_type = o.game_type and d.supplier_code = o.supplier_code`)

/** Members with something to be claimed of days before a given one. */
export const findOpenMembers = (r: Reader, before_day: string, after_id: number, limit: number): Promise<number[]> =>
  r
    .many<{ member_id: number }>(sql`select distinct member_id from rebate.days
      where on_day < ${before_day}::date and effective <> claimed_effective and expired_at is null and member_id > ${after_id} order by member_id limit ${limit}`)
    .then((rows) => rows.map(({ member_id }) => member_id))
