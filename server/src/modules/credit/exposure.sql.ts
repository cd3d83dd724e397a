import { type Reader, sql } from '../../kernel/db.ts'

export type Exposure = { waiting: number; lent: number; owed: bigint; overdue: number; overdue_money: bigint }

/** What waits, what is lent and what of it is overdue, now. */
export const sumExposure = (r: Reader): Promise<Exposure> =>
  r.one(sql`select count(*) filter (where state = 'in_review')::int as waiting, count(*) filter (where state = 'lent')::int as lent,
      coalesce(sum(amount) filter (where state = 'lent'), 0)::bigint as owed,
      count(*) filter (where state = 'lent' and due_at <= kernel.now())::int as overdue,
      coalesce(sum(amount) filter (where state = 'lent' and due_at <= kernel.now()), 0)::bigint as overdue_money
    from credit.loans where state in ('in_review', 'lent')`)

/** The next members after one who ever asked for a loan. */
export const findBorrowers = async (r: Reader, after_id: number, limit: number): Promise<number[]> =>
  (
    await r.many<{ member_id: number }>(
      sql`select member_id from credit.members where member_id > ${after_id} order by 1 limit ${limit}`,
    )
  ).map(({ member_id }) => member_id)

/** How many loans that wait or are lent are higher than a sum. */
export const countAbove = async (r: Reader, sum: bigint): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from credit.loans where state in ('in_review', 'lent') and amount > ${sum}`,
    )
  ).n

/** What was asked for since a moment: how often which sum for how many days. */
export const findAsked = (r: Reader, since: Date): Promise<{ amount: bigint; days: number; n: number }[]> =>
  r.many(sql`select amount, days, count(*)::int as n from credit.loans where created_at >= ${since} group by 1, 2`)

export type Happened = 'asked' | 'lent' | 'refused' | 'repaid' | 'overdue'
/** What happened to loans within a span; a loan stands in each row of what happened to it then. */
export const sumHappened = (
  r: Reader,
  { from, before }: { from: Date; before: Date },
): Promise<{ what: Happened; loans: number; amount: bigint }[]> =>
  r.many(sql`select w.what, count(l.id)::int as loans, coalesce(sum(l.amount), 0)::bigint as amount
    from unnest(array['asked', 'lent', 'refused', 'repaid', 'overdue']) with ordinality w(what, place)
    left join (
      select 'asked' as what, id, amount, created_at as at from credit.loans
      union all select case when state = 'refused' then 'refused' else 'lent' end, id, amount, decided_at from credit.loans where decided_at is not null
      union all select 'repaid', id, amount, repaid_at from credit.loans where repaid_at is not null
      union all select 'overdue', id, amount, due_at from credit.loans where overdue_at is not null or (state = 'lent' and due_at <= kernel.now())
    ) l on l.what = w.what and l.at >= ${from} and l.at < ${before}
    group by w.what, w.place order by w.place`)
