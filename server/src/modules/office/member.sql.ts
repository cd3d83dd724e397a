import { type Reader, sql } from '../../kernel/db.ts'

/** Spendable money of many members: the centre wallet, or a demo account's play money. Minor units. */
export const readMoney = async (r: Reader, ids: readonly number[]): Promise<Map<number, bigint>> => {
  const rows = await r.many<{ member_id: number; balance: bigint }>(sql`select member_id, balance from ledger.balances
    where member_id = any(${[...ids]}::int[]) and account_kind = case when asset = 'PLAY' then 'supplier:JZ' else 'centre' end`)
  return new Map(rows.map((row) => [row.member_id, row.balance]))
}

export type StatementRow = {
  created_at: Date
  kind: string
  account_kind: string
  amount: bigint
  balance_after: bigint
  ref: string
}

/** A member's latest movements over all his accounts, newest first. */
export const findLatestMovements = (r: Reader, member_id: number, limit: number): Promise<StatementRow[]> =>
  r.many(sql`select created_at, kind, account_kind, amount, balance_after, ref from ledger.statement
    where member_id = ${member_id} order by posting_id desc, amount desc limit ${limit}`)
