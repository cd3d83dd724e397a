import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Bet, Counted } from './terms.rules.ts'

type Key = { member_id: number; id: string }
export type FoundBet = Bet & Key & { bonus_id: string }
export type CountedBet = Counted & Key & { bonus_id: string }

/** Bets as they stand now, of members whose bonus runs: those placed and settled while it does. */
export const findBets = (r: Reader, bets: readonly Key[], asset: string): Promise<FoundBet[]> =>
  r.many(sql`select t.member_id, t.id, b.id as bonus_id, t.game_type, t.stake, t.effective, t.payout
    from (select distinct * from unnest(${bets.map((b) => b.member_id)}::int[], ${bets.map((b) => b.id)}::uuid[])) k(member_id, id)
    join bonus.bonuses b on b.member_id = k.member_id and b.state = 'running'
    join betting.settled_bets t on t.member_id = k.member_id and t.id = k.id and t.asset = ${asset}
    where t.bet_at >= b.started_at and t.settled_at <= b.expires_at`)

/** All bets of a bonus that runs, as they stand now. */
export const findBetsWithin = (r: Reader, bonus_id: string, asset: string): Promise<FoundBet[]> =>
  r.many(sql`select t.member_id, t.id, b.id as bonus_id, t.game_type, t.stake, t.effective, t.payout
    from bonus.bonuses b join betting.settled_bets t on t.member_id = b.member_id and t.asset = ${asset}
    where b.id = ${bonus_id} and b.state = 'running' and t.bet_at >= b.started_at and t.settled_at <= b.expires_at`)

/** Writes what bets count, and on their bonuses what that has changed, in one statement. Their members are locked. */
export const putBets = (tx: Tx, bets: readonly CountedBet[]): Promise<number> =>
  tx.run(sql`with n as (
      select * from jsonb_to_recordset(${toJsonRows(bets)}::jsonb) as n(member_id int, id uuid, bonus_id uuid, counted bigint, loss bigint)
    ), old as (
      select o.member_id, o.bet_id, o.counted, o.loss from bonus.bets o join n on n.member_id = o.member_id and n.id = o.bet_id
    ), kept as (
      insert into bonus.bets as k (member_id, bet_id, bonus_id, counted, loss) select member_id, id, bonus_id, counted, loss from n
      on conflict (member_id, bet_id) do update set counted = excluded.counted, loss = excluded.loss
    ), grown as (
      select n.member_id, n.bonus_id, sum(n.counted - coalesce(old.counted, 0)) as counted, sum(n.loss - coalesce(old.loss, 0)) as loss
      from n left join old on old.member_id = n.member_id and old.bet_id = n.id group by 1, 2
    )
    update bonus.bonuses b set wagered = b.wagered + g.counted, loss = b.loss + g.loss from grown g
    where b.member_id = g.member_id and b.id = g.bonus_id`)
