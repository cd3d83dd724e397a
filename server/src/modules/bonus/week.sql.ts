import { type Reader, sql } from '../../kernel/db.ts'

type Within = { asset: string; from: Date; before: Date }
/** So many sums of a size. */
export type Bases = { base: bigint; cases: number }

/** The deposits credited within a span that were their members' first, or not, by their sums. */
export const findDepositBases = (r: Reader, { asset, from, before }: Within, first: boolean): Promise<Bases[]> =>
  r.many(sql`with d as (
      select s.member_id, s.amount, s.created_at, row_number() over (partition by s.member_id order by s.posting_id) as place from ledger.statement s
      where s.asset = ${asset} and s.account_kind = 'centre' and s.kind = 'cashier.deposit_credited' and s.created_at < ${before})
    select amount as base, count(*)::int as cases from d where created_at >= ${from} and (place = 1) = ${first} group by 1`)

/** What members have lost within a span who lost anything, by its size. */
export const findLossBases = (r: Reader, { asset, from, before }: Within): Promise<Bases[]> =>
  r.many(sql`select lost as base, count(*)::int as cases from (
      select sum(b.stake - b.payout)::bigint as lost from betting.settled_bets b
      where b.asset = ${asset} and b.settled_at >= ${from} and b.settled_at < ${before} group by b.member_id) l
    where lost > 0 group by 1`)
