import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { columns, type Loan } from './loan.sql.ts'

export type LoanFilter = { member_ids?: readonly number[] | undefined; is_open?: boolean; is_overdue?: boolean }
const matchLoans = ({ member_ids, is_open, is_overdue }: LoanFilter): Sql => sql`from credit.loans l where true
  ${member_ids === undefined ? empty : sql`and l.member_id = any (${[...member_ids]}::int[])`}
  ${is_open ? sql`and l.state = 'in_review'` : empty}
  ${is_overdue ? sql`and l.state = 'lent' and l.due_at <= kernel.now()` : empty}`

export const findLoans = (r: Reader, f: LoanFilter, limit: number, offset: number): Promise<Loan[]> =>
  r.many(
    sql`select ${columns} ${matchLoans(f)} order by ${f.is_open ? sql`l.created_at, l.id` : sql`l.created_at desc, l.id desc`} limit ${limit} offset ${offset}`,
  )

export const countLoans = (r: Reader, f: LoanFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchLoans(f)}`)

export type Sums = { used: bigint; borrowed: bigint; repaid: bigint }
export const sumLoans = (r: Reader, member_id: number): Promise<Sums> =>
  r.one(sql`select coalesce(sum(amount) filter (where state = 'lent'), 0)::bigint as used,
      coalesce(sum(amount) filter (where state in ('lent', 'repaid')), 0)::bigint as borrowed,
      coalesce(sum(amount) filter (where state = 'repaid'), 0)::bigint as repaid
    from credit.loans where member_id = ${member_id}`)
