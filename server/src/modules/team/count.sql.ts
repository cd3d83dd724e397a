import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { GIFT_TYPES, type Slice } from './day.rules.ts'

type Key = { member_id: number; id: string }

/** Locks those of these members who are in a team, in order; answers them. */
export const lockBettors = (tx: Tx, member_ids: readonly number[]): Promise<{ member_id: number }[]> =>
  tx.many(
    sql`select member_id from team.people where member_id = any (${[...member_ids]}::int[]) order by member_id for no key update`,
  )

/**
 * Counts bets as they stand now, all in one statement: what each counts more or less than it was counted with goes to everybody who stood
 * above when it was settled, and of the effective bet each earns the difference to the rate of the next one below. The members are locked.
 */
export const countForChains = (
  tx: Tx,
  bets: readonly Key[],
  { asset, time_zone }: { asset: string; time_zone: string },
): Promise<number> =>
  tx.run(sql`with told as (
      select b.member_id, b.id, b.game_type, b.stake, b.effective, b.payout, b.settled_at, (b.settled_at at time zone ${time_zone})::date as on_day
      from (select distinct * from unnest(${bets.map((b) => b.member_id)}::int[], ${bets.map((b) => b.id)}::uuid[])) k(member_id, id)
      join betting.settled_bets b on b.member_id = k.member_id and b.id = k.id
      where b.asset = ${asset}
    ), changes as (
      select t.member_id, t.id, t.game_type, t.settled_at, t.on_day, k.bet_id is null as is_new, t.stake - coalesce(k.stake, 0) as stake,
        t.effective - coalesce(k.effective, 0) as effective, t.payout - coalesce(k.payout, 0) as payout
      from told t left join team.bets k on k.member_id = t.member_id and k.bet_id = t.id
    ), kept as (
      insert into team.bets as k (member_id, bet_id, settled_at, game_type, stake, effective, payout)
      select member_id, id, settled_at, game_type, stake, effective, payout from told
      on conflict (member_id, bet_id) do update set stake = excluded.stake, effective = excluded.effective, payout = excluded.payout
      where (k.stake, k.effective, k.payout) <> (excluded.stake, excluded.effective, excluded.payout)
    ), steps as (
      select n.*, a.agent_id, a.place, team.rate_at(a.agent_id, n.game_type, n.settled_at) as rate
      from changes n cross join lateral unnest(team.path_at(n.member_id, n.settled_at)) with ordinality a(agent_id, place)
      where n.is_new or (n.stake, n.effective, n.payout) <> (0, 0, 0)
    ), parts as (
      select s.agent_id, s.on_day, s.game_type, s.effective,
        s.rate - coalesce(lag(s.rate) over (partition by s.member_id, s.id order by s.place), team.rate_at(s.member_id, s.game_type, s.settled_at)) as rate_ppm
      from steps s
    ), shared as (
      insert into team.shares as s (agent_id, on_day, game_type, rate_ppm, effective)
      select agent_id, on_day, game_type, rate_ppm, sum(effective) from parts where rate_ppm <> 0 group by 1, 2, 3, 4 having sum(effective) <> 0 order by 1, 2, 3, 4
      on conflict (agent_id, on_day, game_type, rate_ppm) do update set effective = s.effective + excluded.effective
    ), marked as (
      insert into team.actives as a (agent_id, year, member_id, days)
      select agent_id, extract(year from on_day)::int, member_id, bit_or(set_bit(repeat('0', 366)::bit(366), extract(doy from on_day)::int - 1, 1))
      from steps where is_new group by 1, 2, 3 order by 1, 2, 3
      on conflict (agent_id, year, member_id) do update set days = a.days | excluded.days where a.days | excluded.days <> a.days
    )
    insert into team.days as d (agent_id, on_day, bet_count, stake, effective, payout)
    select agent_id, on_day, count(*) filter (where is_new), sum(stake), sum(effective), sum(payout) from steps group by 1, 2 order by 1, 2
    on conflict (agent_id, on_day) do update set bet_count = d.bet_count + excluded.bet_count, stake = d.stake + excluded.stake,
      effective = d.effective + excluded.effective, payout = d.payout + excluded.payout`)

/** Some hours are looked at by one at a time, so that none overwrites with an older look. */
export const lockGathering = (tx: Tx): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('team.gathered', 0))`)

/** Until which day money was gathered; nothing before the first time. */
export const findGathered = async (r: Reader): Promise<string | undefined> =>
  (await r.maybe<{ on_day: string }>(sql`select on_day::text as on_day from team.gathered`))?.on_day

/** Notes until which day money was gathered. */
export const markGathered = (tx: Tx, on_day: string): Promise<number> =>
  tx.run(
    sql`insert into team.gathered (on_day) values (${on_day}::date) on conflict (is_only) do update set on_day = excluded.on_day`,
  )

/**
 * Keeps what moved within some hours, hour by hour: deposits, withdrawals, gifts and rebates, each for everybody above when it moved. Nothing
 * that moved goes away again, so that an hour is only ever written anew.
 */
export const putHours = (
  tx: Tx,
  { from, before }: Slice,
  { asset, time_zone }: { asset: string; time_zone: string },
): Promise<number> =>
  tx.run(sql`insert into team.moved as m (hour_at, agent_id, on_day, recharge, drawing, hongli, fanshui)
    select date_trunc('hour', s.created_at, 'UTC'), a.agent_id, (s.created_at at time zone ${time_zone})::date as on_day,
      coalesce(sum(s.amount) filter (where s.kind = 'cashier.deposit_credited'), 0),
      coalesce(-sum(s.amount) filter (where s.kind = 'cashier.withdrawal_paid'), 0),
      coalesce(sum(s.amount) filter (where s.kind not in ('cashier.deposit_credited', 'cashier.withdrawal_paid', 'rebate.claimed')), 0),
      coalesce(sum(s.amount) filter (where s.kind = 'rebate.claimed'), 0)
    from ledger.movements s join team.people p on p.member_id = s.member_id
    cross join lateral unnest(team.path_at(s.member_id, s.created_at)) a(agent_id)
    where s.created_at >= ${from} and s.created_at < ${before} and s.asset = ${asset} and (
      (s.kind = 'cashier.deposit_credited' and s.account_kind = 'centre') or (s.kind = 'cashier.withdrawal_paid' and s.account_kind = 'held')
      or (s.kind = 'rebate.claimed' and s.account_kind = 'rebate') or (s.operate_type = any (${[...GIFT_TYPES]}::int[]) and s.account_kind = 'centre')
      or s.kind in ('bonus.granted', 'bonus.forfeited'))
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (hour_at, agent_id, on_day) do update set recharge = excluded.recharge, drawing = excluded.drawing, hongli = excluded.hongli, fanshui = excluded.fanshui
    where (m.recharge, m.drawing, m.hongli, m.fanshui) <> (excluded.recharge, excluded.drawing, excluded.hongli, excluded.fanshui)`)

/** Writes days from the first one on as their hours say, which are all kept. */
export const sumHours = (tx: Tx, first: string): Promise<number> =>
  tx.run(sql`insert into team.days as d (agent_id, on_day, recharge, drawing, hongli, fanshui)
    select agent_id, on_day, sum(recharge), sum(drawing), sum(hongli), sum(fanshui) from team.moved where on_day >= ${first}::date
    group by 1, 2 order by 1, 2
    on conflict (agent_id, on_day) do update set recharge = excluded.recharge, drawing = excluded.drawing, hongli = excluded.hongli, fanshui = excluded.fanshui
    where (d.recharge, d.drawing, d.hongli, d.fanshui) <> (excluded.recharge, excluded.drawing, excluded.hongli, excluded.fanshui)`)

/** Throws away the hours of days that are not gathered again. */
export const dropHours = (tx: Tx, first: string): Promise<number> =>
  tx.run(sql`delete from team.moved where on_day < ${first}::date`)
