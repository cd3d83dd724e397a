import { sql, type Tx } from '../../kernel/db.ts'

type Bet = { member_id: number; id: string; asset: string; effective: bigint }

/** A member's bets as they stand now that ended since the oldest of their open requirements was asked for and were not counted yet, in the order in which they ended. */
export const findUntold = (tx: Tx, member_id: number, asset: string): Promise<Bet[]> =>
  tx.many(sql`select b.member_id, b.id, b.asset, b.effective from betting.settled_bets b
    where b.member_id = ${member_id} and b.asset = ${asset} and b.effective > 0
      and b.settled_at >= (select min(r.granted_at) from turnover.requirements r
        where r.member_id = ${member_id} and r.asset = ${asset} and r.consumed < r.amount)
      and not exists (select from turnover.counted_bets c where c.member_id = b.member_id and c.bet_id = b.id)
    order by b.settled_at, b.id`)
