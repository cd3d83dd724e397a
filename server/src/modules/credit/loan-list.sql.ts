import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import { columns, type Loan } from './loan.sql.ts'
import type { Entry } from './statement.rules.ts'

export type LoanFilter = { member_ids?: readonly number[] | undefined; is_open?: boolean; is_overdue?: boolean }
const matchLoans = ({ member_ids, is_open, is_overdue }: LoanFilter): Sql => sql`from credit.loans l where true
  ${member_ids === undefined ? empty : sql`and l.member_id = any (${[...member_ids]}::int[])`}
  ${is_open ? sql`and l.state = 'in_review'` : empty}
  ${is_overdue ? sql`and l.state = 'lent' and l.due_at <= kernel.now()` : empty}`

export const findLoans = (r: Reader, f: LoanFilter, limit: number, offset: number): Promise<Loan[]> =>
  r.many(
    sql`select ${columns} ${matchLoans(f)} order by ${f.is_open ? sql`l.created_at, l.id` : sql`l.created_at desc, l.id desc`} limit ${limit} offset ${offset}`,
  )

export const countLoans = (r: Reader, f: LoanFilter): Promise<Counted> =>
  r.one(countUpTo(matchLoans(f), f.member_ids !== undefined))

export type Sums = { used: bigint; borrowed: bigint; repaid: bigint }
export const sumLoans = (r: Reader, member_id: number): Promise<Sums> =>
  r.one(sql`select coalesce(sum(amount) filter (where state = 'lent'), 0)::bigint as used,
      coalesce(sum(amount) filter (where state in ('lent', 'repaid')), 0)::bigint as borrowed,
      coalesce(sum(amount) filter (where state = 'repaid'), 0)::bigint as repaid
    from credit.loans where member_id = ${member_id}`)

/** What was lent to a member and what they paid back before a moment, in its order. */
export const findEntries = (r: Reader, member_id: number, before: Date): Promise<Entry[]> =>
  r.many(sql`select e.at, e.what, l.bill_no, l.amount, l.due_on::text as due_on, (e.what = 'repaid' and (l.overdue_at is not null or l.due_at <= e.at)) as is_late
    from credit.loans l
    cross join lateral (values (l.decided_at, 'lent'), (l.repaid_at, 'repaid')) e(at, what)
    where l.member_id = ${member_id} and l.state in ('lent', 'repaid') and e.at < ${before}
    order by e.at, l.created_at, e.what`)
