import { type Reader, sql } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'

/** Bets that are open, with the sum of the most that each may bring back: of all of which it is known. */
export type Exposure = {
  bets: number
  members: number
  stake: bigint
  payout_most: bigint | null
  unknown: number
  since: Date | null
}
/** What is open of a round or a match. Its game is named where a catalogue knows it. */
export type RoundExposure = Exposure & {
  supplier_code: string
  game_code: string
  game_type: number
  title: Text | null
  round_id: string | null
}

/** Every round that bets are open on, the one that may cost the most first; those that nothing is known of last. */
export const listExposure = (r: Reader): Promise<RoundExposure[]> =>
  r.many(sql`with rounds as (
      select b.supplier_code, b.game_code, b.round_id, max(b.game_type) as game_type, count(*)::int as bets, count(distinct b.member_id)::int as members,
        sum(b.stake)::bigint as stake, sum(b.payout_most)::bigint as payout_most, (count(*) - count(b.payout_most))::int as unknown, min(b.bet_at) as since
      from betting.open_bets b group by b.supplier_code, b.game_code, b.round_id)
    select r.supplier_code, r.game_code, r.round_id, coalesce(g.game_type, r.game_type) as game_type, g.title, r.bets, r.members, r.stake, r.payout_most, r.unknown, r.since
    from rounds r left join games.published g on g.supplier_code = r.supplier_code and g.game_code = r.game_code
    order by r.payout_most desc nulls last, r.stake desc, r.supplier_code, r.game_code, r.round_id`)

/** All of it together; a member with bets on several rounds is one. */
export const sumExposure = (r: Reader): Promise<Exposure> =>
  r.one(sql`select count(*)::int as bets, count(distinct member_id)::int as members, coalesce(sum(stake), 0)::bigint as stake,
    sum(payout_most)::bigint as payout_most, (count(*) - count(payout_most))::int as unknown, min(bet_at) as since from betting.open_bets`)
