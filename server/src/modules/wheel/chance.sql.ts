import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Day, Grant } from './chance.rules.ts'

type Key = { member_id: number; id: string }
export type MemberDay = Day & { member_id: number }
type Terms = { asset: string; time_zone: string }

/** Locks the rows that stand for members' wheels, in order. */
export const lockMembers = (tx: Tx, member_ids: readonly number[]): Promise<{ member_id: number }[]> =>
  tx.many(sql`insert into wheel.members as m (member_id) select id from unnest(${[...member_ids]}::int[]) id order by id
    on conflict (member_id) do update set member_id = excluded.member_id returning m.member_id`)

/** Counts bets as they stand now, each once, and answers the days that have changed. The members are locked. */
export const countBets = (tx: Tx, bets: readonly Key[], { asset, time_zone }: Terms): Promise<MemberDay[]> =>
  tx.many(sql`with told as (
      select b.member_id, b.id, b.effective, (b.settled_at at time zone ${time_zone})::date as on_day, coalesce(r.effective, 0) as counted
      from (select distinct * from unnest(${bets.map((b) => b.member_id)}::int[], ${bets.map((b) => b.id)}::uuid[])) k(member_id, id)
      join betting.settled_bets b on b.member_id = k.member_id and b.id = k.id
      left join wheel.bets r on r.member_id = b.member_id and r.bet_id = b.id where b.asset = ${asset}
    ), kept as (
      insert into wheel.bets as r (member_id, bet_id, on_day, effective) select member_id, id, on_day, effective from told
      on conflict (member_id, bet_id) do update set effective = excluded.effective where r.effective <> excluded.effective
    )
    insert into wheel.days as d (member_id, on_day, bet)
    select member_id, on_day, sum(effective - counted) from told
    group by 1, 2 having sum(effective - counted) <> 0 order by 1, 2
    on conflict (member_id, on_day) do update set bet = d.bet + excluded.bet
    returning d.member_id, d.on_day::text as on_day, d.bet, d.deposit`)

/** Counts a credited deposit, once, on the day it was credited; answers the day where it has changed. */
export const countDeposit = (tx: Tx, { member_id, id }: Key, { asset, time_zone }: Terms): Promise<MemberDay[]> =>
  tx.many(sql`with kept as (
      insert into wheel.deposits (member_id, deposit_id, on_day, amount)
      select ${member_id}, c.id, (c.finished_at at time zone ${time_zone})::date, c.amount from cashier.credited_deposits c
      where c.id = ${id} and c.asset = ${asset} on conflict do nothing returning on_day, amount
    )
    insert into wheel.days as d (member_id, on_day, deposit) select ${member_id}, on_day, amount from kept
    on conflict (member_id, on_day) do update set deposit = d.deposit + excluded.deposit
    returning d.member_id, d.on_day::text as on_day, d.bet, d.deposit`)

/** The grants of members that still hold chances, and all those of the given days. */
export const findGrants = (
  r: Reader,
  member_ids: readonly number[],
  days: readonly string[],
): Promise<(Grant & { member_id: number })[]> =>
  r.many(sql`select member_id, on_day::text as on_day, need_deposit, need_bet, given, taken, spent from wheel.grants
    where member_id = any(${[...member_ids]}::int[]) and (given > taken + spent or on_day = any(${[...days]}::date[]))
    order by member_id, on_day, need_deposit, need_bet`)

/** Writes grants as they have been decided; what is spent is not touched. */
export const putGrants = (tx: Tx, grants: readonly (Grant & { member_id: number })[]): Promise<number> =>
  tx.run(sql`insert into wheel.grants (member_id, on_day, need_deposit, need_bet, given, taken)
    select member_id, on_day, need_deposit, need_bet, given, taken
    from jsonb_to_recordset(${toJsonRows(grants)}::jsonb) as g(member_id int, on_day date, need_deposit bigint, need_bet bigint, given int, taken int)
    on conflict (member_id, on_day, need_deposit, need_bet) do update set given = excluded.given, taken = excluded.taken`)

export const findDay = async (r: Reader, member_id: number, on_day: string): Promise<Day> =>
  (await r.maybe<Day>(
    sql`select on_day::text as on_day, bet, deposit from wheel.days where member_id = ${member_id} and on_day = ${on_day}::date`,
  )) ?? { on_day, bet: 0n, deposit: 0n }

export type SpentGrant = Pick<Grant, 'on_day' | 'need_deposit' | 'need_bet'>

/** Spends the oldest chance a member holds; nothing where there is none. The member is locked. */
export const useGrant = (tx: Tx, member_id: number): Promise<SpentGrant | undefined> =>
  tx.maybe(sql`update wheel.grants g set spent = g.spent + 1
    from (select on_day, need_deposit, need_bet from wheel.grants where member_id = ${member_id} and given > taken + spent
      order by on_day, need_deposit, need_bet limit 1) o
    where g.member_id = ${member_id} and g.on_day = o.on_day and g.need_deposit = o.need_deposit and g.need_bet = o.need_bet
    returning g.on_day::text as on_day, g.need_deposit, g.need_bet`)
