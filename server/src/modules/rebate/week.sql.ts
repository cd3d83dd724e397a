import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Claim } from './claim.sql.ts'

/** Adds a claim that is paid now to what its member was paid within the week; not where the database's clock was set back to before it. */
export const addPaid = (tx: Tx, { member_id, amount }: Pick<Claim, 'member_id' | 'amount'>): Promise<number> =>
  tx.run(sql`insert into rebate.week as w (member_id, amount)
    select ${member_id}, ${amount} from rebate.week_start where after < kernel.now()
    on conflict (member_id) do update set amount = w.amount + excluded.amount`)

/** Claims are taken off by one at a time. */
export const lockWeek = (tx: Tx): Promise<unknown> => tx.run(sql`select 1 from rebate.week_start for update`)

/** Takes off some of the claims that are older than a week, the oldest first; answers whether there may be more. The week is locked. */
export const dropOld = async (tx: Tx, limit: number): Promise<boolean> =>
  (
    await tx.one<{ is_cut: boolean }>(sql`with old as (
        select member_id, amount, finished_at from rebate.claims
        where state = 'paid' and finished_at > (select after from rebate.week_start) and finished_at <= kernel.now() - interval '7 days'
        order by finished_at fetch first ${limit} rows with ties
      ), less as (
        update rebate.week w set amount = w.amount - o.amount
        from (select member_id, sum(amount) as amount from old group by 1) o where w.member_id = o.member_id
      ), cut as (select count(*) >= ${limit} as is_cut, max(finished_at) as until from old)
      update rebate.week_start s set after = case when c.is_cut then c.until else greatest(s.after, kernel.now() - interval '7 days') end
      from cut c returning c.is_cut`)
  ).is_cut

/** Who was paid most within the week, by account name; nobody else than these members is asked for. */
export const findTopClaimers = (r: Reader, limit: number): Promise<{ name: string; amount: bigint }[]> =>
  r.many(sql`with most as (
      select member_id, amount from rebate.week where amount > 0 order by amount desc fetch first ${limit} rows with ties
    )
    select a.name, m.amount from most m join members.accounts a on a.id = m.member_id order by m.amount desc, a.name limit ${limit}`)
