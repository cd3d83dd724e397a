import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { DayTally } from './limit.rules.ts'

/** The site's day now, by the database's clock. */
export const findSiteDay = async (r: Reader, time_zone: string): Promise<string> =>
  (await r.one<{ day: string }>(sql`select (kernel.now() at time zone ${time_zone})::date::text as day`)).day

/** Brings the tallies of members up to the books: only entries behind the bookmarks are read. Under the members' hold. */
export const bringTallies = (tx: Tx, member_ids: readonly number[], time_zone: string): Promise<number> =>
  tx.run(sql`with fresh as (
      select b.member_id, s.account_kind, s.seq, s.amount, k.counted, (s.created_at at time zone ${time_zone})::date as on_day
        from ledger.balances b
        left join policy.bookmarks m on m.member_id = b.member_id and m.account_kind = b.account_kind
        cross join lateral (select t.account_kind, t.seq, t.amount, t.kind, t.created_at from ledger.statement t
          where t.member_id = b.member_id and t.asset = b.asset and t.account_kind = b.account_kind and t.seq > coalesce(m.seq, 0)) s
        left join policy.counted_kinds k on k.kind = s.kind
       where b.member_id = any(${[...member_ids]}::int[]) and b.asset <> 'PLAY'
    ), kept as (
      insert into policy.bookmarks (member_id, account_kind, seq)
      select member_id, account_kind, max(seq) from fresh group by 1, 2
      on conflict (member_id, account_kind) do update set seq = excluded.seq
    )
    insert into policy.tallies as t (member_id, on_day, deposited, withdrawn, staked, returned)
    select member_id, on_day,
           coalesce(sum(amount) filter (where counted = 'deposited'), 0), coalesce(-sum(amount) filter (where counted = 'withdrawn'), 0),
           coalesce(-sum(amount) filter (where counted = 'staked'), 0), coalesce(sum(amount) filter (where counted = 'returned'), 0)
      from fresh where counted is not null group by 1, 2
    on conflict (member_id, on_day) do update set deposited = t.deposited + excluded.deposited, withdrawn = t.withdrawn + excluded.withdrawn,
      staked = t.staked + excluded.staked, returned = t.returned + excluded.returned`)

/** What members did on each day from one to another, both included. */
export const findTallies = (
  r: Reader,
  member_ids: readonly number[],
  from: string,
  to: string,
): Promise<(DayTally & { member_id: number })[]> =>
  r.many(sql`select member_id, on_day::text, deposited, withdrawn, staked, returned, seconds from policy.tallies
    where member_id = any(${[...member_ids]}::int[]) and on_day between ${from}::date and ${to}::date order by on_day`)

/** What a member has at suppliers that keep books of their own, and on its way there: all of it could be staked without asking here. */
export const sumOutside = async (r: Reader, member_id: number): Promise<bigint> =>
  (
    await r.one<{
      outside: bigint
    }>(sql`select coalesce(sum(greatest(balance, 0)), 0)::bigint as outside from ledger.balances
      where member_id = ${member_id} and asset <> 'PLAY' and account_kind <> 'supplier:JZ' and account_kind <> 'transit:JZ'
        and (account_kind like 'supplier:%' or account_kind like 'transit:%')`)
  ).outside
