import { type Reader, sql } from '../../kernel/db.ts'

/** What a member's bets that were placed since a moment and have ended came to. */
export const sumSince = (r: Reader, member_id: number, since: Date): Promise<{ staked: bigint; won: bigint }> =>
  r.one(sql`select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won from betting.settled_bets
    where member_id = ${member_id} and bet_at >= ${since} and asset <> 'PLAY'`)
