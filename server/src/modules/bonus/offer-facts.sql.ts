import { type Reader, sql } from '../../kernel/db.ts'
import type { Deposit } from './offer.rules.ts'

/** The newest deposit since a moment, which of the member's it is, and whether a bonus or a withdrawal has come of it already; one that came back is none. */
export const findDeposit = (r: Reader, member_id: number, asset: string, since: Date): Promise<Deposit | undefined> =>
  r.maybe(sql`with d as (
      select ref, amount, created_at, posting_id, row_number() over (order by posting_id)::int as place from ledger.statement
      where member_id = ${member_id} and asset = ${asset} and account_kind = 'centre' and kind = 'cashier.deposit_credited')
    select d.ref, d.amount, d.place,
      exists (select from bonus.bonuses b where b.member_id = ${member_id} and b.source = d.ref) as is_used,
      exists (select from ledger.statement w where w.member_id = ${member_id} and w.asset = ${asset} and w.account_kind = 'centre'
        and w.kind = 'cashier.withdrawal_requested' and w.posting_id > d.posting_id
        and not exists (select from ledger.statement c where c.member_id = ${member_id} and c.asset = ${asset} and c.account_kind = 'centre'
          and c.kind = 'cashier.withdrawal_returned' and c.ref = w.ref)) as is_withdrawn
    from d where d.created_at >= ${since} order by d.posting_id desc limit 1`)

/** How many deposits of a member's were credited, and whether a bonus is open: then a next one brings none. */
export const findDeposits = (
  r: Reader,
  member_id: number,
  asset: string,
): Promise<{ deposits: number; has_open: boolean }> =>
  r.one(sql`select (select count(*)::int from ledger.statement where member_id = ${member_id} and asset = ${asset}
      and account_kind = 'centre' and kind = 'cashier.deposit_credited') as deposits,
    exists (select from bonus.bonuses where member_id = ${member_id} and state in ('in_review', 'running')) as has_open`)

/** What bets settled within a span have lost, below nothing where they won, and whether a week's bonus was taken. */
export const sumLoss = (
  r: Reader,
  {
    member_id,
    asset,
    source,
    from,
    before,
  }: { member_id: number; asset: string; source: string; from: Date; before: Date },
): Promise<{ loss: bigint; is_used: boolean }> =>
  r.one(sql`select coalesce(sum(b.stake - b.payout), 0)::bigint as loss,
      exists (select from bonus.bonuses o where o.member_id = ${member_id} and o.source = ${source}) as is_used
    from betting.settled_bets b where b.member_id = ${member_id} and b.asset = ${asset} and b.settled_at >= ${from} and b.settled_at < ${before}`)
