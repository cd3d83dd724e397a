import { type Reader, sql } from '../../kernel/db.ts'
import type { Span } from './overview.rules.ts'

/** What happened in a span of time; sums in minor units. */
export type SpanFigures = {
  registered: number
  depositors: number
  first_depositors: number
  deposits: number
  deposited: bigint
  withdrawals: number
  withdrawn: bigint
  players: number
  bets: number
  stake: bigint
  payout: bigint
}

/** Trial play counts nowhere. Somebody deposits for the first time in a span when nothing of theirs was credited before it. */
export const measureSpan = (r: Reader, { from, before }: Span): Promise<SpanFigures> =>
  r.one(sql`select m.registered, d.depositors, d.first_depositors, d.deposits, d.deposited, w.withdrawals, w.withdrawn, p.players, p.bets, p.stake, p.payout
    from (select count(*)::int as registered from members.registered where registered_at >= ${from} and registered_at < ${before}) m,
      (select count(*)::int as deposits, coalesce(sum(c.amount), 0)::bigint as deposited, count(distinct c.member_id)::int as depositors,
        count(distinct c.member_id) filter (where not exists (
          select from cashier.credited_deposits e where e.member_id = c.member_id and e.finished_at < ${from}))::int as first_depositors
        from cashier.credited_deposits c where c.finished_at >= ${from} and c.finished_at < ${before}) d,
      (select count(*)::int as withdrawals, coalesce(sum(paid), 0)::bigint as withdrawn
        from cashier.paid_withdrawals where finished_at >= ${from} and finished_at < ${before}) w,
      (select count(*)::int as bets, count(distinct member_id)::int as players, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
        from betting.played_bets where settled_at >= ${from} and settled_at < ${before}) p`)
