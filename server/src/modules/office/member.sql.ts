import { type Reader, sql } from '../../kernel/db.ts'

export type StatementRow = {
  created_at: Date
  kind: string
  account_kind: string
  amount: bigint
  balance_after: bigint
  ref: string
}

/** A member's latest movements over all their accounts, newest first. */
export const findLatestMovements = (r: Reader, member_id: number, limit: number): Promise<StatementRow[]> =>
  r.many(sql`select created_at, kind, account_kind, amount, balance_after, ref from ledger.statement
    where member_id = ${member_id} order by posting_id desc, amount desc limit ${limit}`)
