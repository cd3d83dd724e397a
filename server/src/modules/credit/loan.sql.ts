import type { LoanState, LoanWay } from '@moongate/contract/credit.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Loan = {
  member_id: number
  id: string
  bill_no: string
  amount: bigint
  days: number
  state: LoanState
  way: LoanWay
  level: number
  credit_limit: bigint
  reason: string
  handled_by: string
  created_at: Date
  review_by: Date
  decided_at: Date | null
  due_on: string | null
  due_at: Date | null
  overdue_at: Date | null
  repaid_at: Date | null
}

/** What is told of a loan, from `credit.loans l`. */
export const columns = sql`l.member_id, l.id, l.bill_no, l.amount, l.days, l.state, l.way, l.level, l.credit_limit, l.reason, l.handled_by, l.created_at,
  l.review_by, l.decided_at, l.due_on::text as due_on, l.due_at, l.overdue_at, l.repaid_at`

/** Locks the row that stands for a member's credit, and makes it where there is none; answers when they paid back last. */
export const lockMember = async (tx: Tx, member_id: number): Promise<Date | null> =>
  (
    await tx.one<{ last_repaid_at: Date | null }>(sql`insert into credit.members as m (member_id) values (${member_id})
      on conflict (member_id) do update set member_id = excluded.member_id returning m.last_repaid_at`)
  ).last_repaid_at

export const findLastRepaid = async (r: Reader, member_id: number): Promise<Date | null> =>
  (
    await r.maybe<{ last_repaid_at: Date | null }>(
      sql`select last_repaid_at from credit.members where member_id = ${member_id}`,
    )
  )?.last_repaid_at ?? null

type NewLoan = Pick<
  Loan,
  'member_id' | 'id' | 'bill_no' | 'amount' | 'days' | 'way' | 'level' | 'credit_limit' | 'review_by'
>
export const insertLoan = (tx: Tx, l: NewLoan): Promise<Loan> =>
  tx.one(sql`insert into credit.loans as l (member_id, id, bill_no, amount, days, state, way, level, credit_limit, review_by)
    values (${l.member_id}, ${l.id}, ${l.bill_no}, ${l.amount}, ${l.days}, 'in_review', ${l.way}, ${l.level}, ${l.credit_limit}, ${l.review_by})
    returning ${columns}`)

export const findLoan = (r: Reader, id: string): Promise<Loan | undefined> =>
  r.maybe(sql`select ${columns} from credit.loans l where l.id = ${id}`)

/** The one loan of a member that is not ended. */
export const findOpenLoan = (r: Reader, member_id: number): Promise<Loan | undefined> =>
  r.maybe(
    sql`select ${columns} from credit.loans l where l.member_id = ${member_id} and l.state in ('in_review', 'lent')`,
  )

type Lent = Pick<Loan, 'member_id' | 'id' | 'level' | 'credit_limit' | 'handled_by'> & { due_on: string; due_at: Date }
export const lendLoan = (tx: Tx, l: Lent): Promise<Loan> =>
  tx.one(sql`update credit.loans l set state = 'lent', level = ${l.level}, credit_limit = ${l.credit_limit}, handled_by = ${l.handled_by},
      decided_at = kernel.now(), due_on = ${l.due_on}, due_at = ${l.due_at}
    where l.member_id = ${l.member_id} and l.id = ${l.id} and l.state = 'in_review' returning ${columns}`)

export const refuseLoanRow = (
  tx: Tx,
  l: Pick<Loan, 'member_id' | 'id' | 'reason' | 'handled_by'>,
): Promise<Loan | undefined> =>
  tx.maybe(sql`update credit.loans l set state = 'refused', reason = ${l.reason}, handled_by = ${l.handled_by}, decided_at = kernel.now()
    where l.member_id = ${l.member_id} and l.id = ${l.id} and l.state = 'in_review' returning ${columns}`)

/** Ends a loan that is lent; whether it was late is said by the clock, not by when the job looked. */
export const endLoan = (tx: Tx, { member_id, id }: Pick<Loan, 'member_id' | 'id'>): Promise<Loan> =>
  tx.one(sql`with m as (update credit.members set last_repaid_at = kernel.now() where member_id = ${member_id})
    update credit.loans l set state = 'repaid', repaid_at = kernel.now(), overdue_at = case when l.due_at <= kernel.now() then l.due_at end
    where l.member_id = ${member_id} and l.id = ${id} and l.state = 'lent' returning ${columns}`)

/** Loans whose member has not been told yet that they are overdue, or fall due before a moment. */
export const findUntold = (r: Reader, before: Date, limit: number): Promise<Pick<Loan, 'member_id' | 'id'>[]> =>
  r.many(sql`select member_id, id from credit.loans where state = 'lent' and due_at <= ${before} and overdue_at is null
    and (reminded_at is null or due_at <= kernel.now()) order by due_at, id limit ${limit}`)

/** Notes that a loan's member is told now; nothing where it was paid back meanwhile. */
export const noteTold = (tx: Tx, { member_id, id }: Pick<Loan, 'member_id' | 'id'>): Promise<Loan | undefined> =>
  tx.maybe(sql`update credit.loans l set reminded_at = kernel.now(), overdue_at = case when l.due_at <= kernel.now() then l.due_at end
    where l.member_id = ${member_id} and l.id = ${id} and l.state = 'lent' and l.overdue_at is null
      and (l.reminded_at is null or l.due_at <= kernel.now()) returning ${columns}`)
