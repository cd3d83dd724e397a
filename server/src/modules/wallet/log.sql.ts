import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'

export type LogRow = {
  posting_id: bigint
  account_kind: 'centre' | 'rebate'
  operate_type: number
  ref: string
  amount: bigint
  balance_after: bigint
  created_at: Date
}
export type LogFilter = {
  member_id: number
  asset: Asset
  account_kind?: 'centre' | 'rebate' | undefined
  operate_type?: number | undefined
  time?: { from: Date; before: Date } | undefined
}
/** Minor units, both without a sign: what came into the wallets and what went out of them. */
export type LogSums = { n: number; incoming: bigint; outgoing: bigint }

const matchLog = (
  f: LogFilter,
): Sql => sql`from ledger.statement where member_id = ${f.member_id} and asset = ${f.asset}
  and account_kind = any (${f.account_kind ? [f.account_kind] : ['centre', 'rebate']})
  ${f.operate_type === undefined ? empty : sql`and operate_type = ${f.operate_type}`}
  ${f.time ? sql`and created_at >= ${f.time.from} and created_at < ${f.time.before}` : empty}`

export const findLog = (r: Reader, f: LogFilter, limit: number, offset: number): Promise<LogRow[]> =>
  r.steady.many(
    sql`select posting_id, account_kind, operate_type, ref, amount, balance_after, created_at ${matchLog(f)} order by posting_id desc limit ${limit} offset ${offset}`,
  )

export const sumLog = (r: Reader, f: LogFilter): Promise<LogSums> =>
  r.steady.one(
    sql`select count(*)::int as n, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as incoming,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as outgoing ${matchLog(f)}`,
  )
