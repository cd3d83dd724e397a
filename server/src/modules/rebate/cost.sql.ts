import { type Reader, sql } from '../../kernel/db.ts'
import { chooseFirstDay } from './bet.sql.ts'

type Span = { from: Date; before: Date }
export type CostRow = { game_type: number; supplier_code: string; effective: bigint; amount: bigint }

/** What was paid within a span, by type of games and supplier, the dearest first. */
export const sumCost = (r: Reader, { from, before }: Span): Promise<CostRow[]> =>
  r.many(sql`select l.game_type, l.supplier_code, sum(l.effective)::bigint as effective, sum(l.amount)::bigint as amount
    from rebate.claims c join rebate.claim_lines l on l.member_id = c.member_id and l.claim_id = c.id
    where c.state = 'paid' and c.finished_at >= ${from} and c.finished_at < ${before}
    group by 1, 2 order by 4 desc, 1, 2`)

export const countPaid = (r: Reader, { from, before }: Span): Promise<{ claims: number; members: number }> =>
  r.one(sql`select count(*)::int as claims, count(distinct c.member_id)::int as members from rebate.claims c
    where c.state = 'paid' and c.finished_at >= ${from} and c.finished_at < ${before}`)

/** Lines with something to claim, and how many of them end with days before a given one. */
export const countLines = (
  r: Reader,
  before_day: string,
  time_zone: string,
): Promise<{ open: number; ending: number }> =>
  r.one(sql`select count(*)::int as open, (count(*) filter (where ${chooseFirstDay(time_zone)} < ${before_day}::date))::int as ending
    from rebate.days where effective > claimed_effective and expired_at is null`)

/** How many claims were made since a moment, and how many above each of two sums; above none that is null. */
export const countAbove = (
  r: Reader,
  since: Date,
  [now, after]: readonly [bigint | null, bigint | null],
): Promise<{ claims: number; reviewed_now: number; reviewed_after: number }> =>
  r.one(sql`select count(*)::int as claims, (count(*) filter (where amount > ${now}::bigint))::int as reviewed_now,
      (count(*) filter (where amount > ${after}::bigint))::int as reviewed_after
    from rebate.claims where created_at >= ${since}`)
