import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Asset } from '../ledger/index.ts'
import type { Facts, Finding, OpenDifference } from './difference.rules.ts'

/** Members whose books at a supplier may differ, in order of their ids: money lies there, it moved since the last look, or they did. */
export const findCandidates = async (
  r: Reader,
  f: { supplier_code: string; asset: Asset; since: Date | null; after: number },
  limit: number,
): Promise<number[]> => {
  const rows = await r.many<{ member_id: number }>(sql`select member_id from (
      select member_id from ledger.balances where account_kind = 'supplier:' || ${f.supplier_code} and asset = ${f.asset} and balance <> 0
      union select member_id from wallet.movements where supplier_code = ${f.supplier_code} and finished_at >= coalesce(${f.since}::timestamptz, '-infinity')
      union select member_id from mirror.differences where supplier_code = ${f.supplier_code} and closed_at is null) c
    where member_id > ${f.after} order by member_id limit ${limit}`)
  return rows.map(({ member_id }) => member_id)
}

export const readFacts = (r: Reader, supplier_code: string, asset: Asset, member_id: number): Promise<Facts> =>
  r.one(sql`select coalesce((select balance from ledger.balances where member_id = ${member_id} and asset = ${asset}
        and account_kind = 'supplier:' || ${supplier_code}), 0) as ours,
      exists (select from wallet.movements where member_id = ${member_id} and supplier_code = ${supplier_code} and finished_at is null) as is_open,
      coalesce((select seq from ledger.statement where member_id = ${member_id} and asset = ${asset}
        and account_kind = 'supplier:' || ${supplier_code} order by seq desc limit 1), 0)::bigint as last_seq`)

type Pair = { member_id: number; supplier_code: string }

export const lockOpenDifference = (tx: Tx, { member_id, supplier_code }: Pair): Promise<OpenDifference | undefined> =>
  tx.maybe(sql`select theirs - ours as amount, found_at is not null as is_found from mirror.differences
    where supplier_code = ${supplier_code} and member_id = ${member_id} and closed_at is null for update`)

/** Two first looks at once make one row. */
export const insertDifference = (
  tx: Tx,
  p: Pair,
  { ours, theirs }: { ours: bigint; theirs: bigint },
): Promise<number> =>
  tx.run(sql`insert into mirror.differences (member_id, supplier_code, ours, theirs)
    values (${p.member_id}, ${p.supplier_code}, ${ours}, ${theirs}) on conflict do nothing`)

/** One that is gone keeps the figures it had. */
export const updateDifference = (
  tx: Tx,
  p: Pair,
  finding: Finding,
  { ours, theirs }: { ours: bigint; theirs: bigint },
): Promise<number> =>
  finding === 'close'
    ? tx.run(sql`update mirror.differences set closed_at = kernel.now()
        where supplier_code = ${p.supplier_code} and member_id = ${p.member_id} and closed_at is null`)
    : tx.run(sql`update mirror.differences set ours = ${ours}, theirs = ${theirs}, seen_at = kernel.now(),
        found_at = case when ${finding === 'find'}::boolean then kernel.now() else found_at end
        where supplier_code = ${p.supplier_code} and member_id = ${p.member_id} and closed_at is null`)

export type Difference = Pair & {
  id: number
  ours: bigint
  theirs: bigint
  found_at: Date
  seen_at: Date
  closed_at: Date | null
}
export type DifferenceFilter = { is_open: boolean; member_id?: number; supplier_code?: string }

/** Those that were found; what is only watched is nobody's business yet. */
const matchFound = (f: DifferenceFilter): Sql => sql`from mirror.differences where found_at is not null
  and ${f.is_open ? sql`closed_at is null` : sql`closed_at is not null`}
  ${f.member_id === undefined ? empty : sql`and member_id = ${f.member_id}`}
  ${f.supplier_code === undefined ? empty : sql`and supplier_code = ${f.supplier_code}`}`

export const findDifferences = (r: Reader, f: DifferenceFilter, limit: number, offset: number): Promise<Difference[]> =>
  r.many(sql`select member_id, id, supplier_code, ours, theirs, found_at, seen_at, closed_at ${matchFound(f)}
    order by found_at ${f.is_open ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`)

export const countDifferences = (r: Reader, f: DifferenceFilter): Promise<Counted> => r.one(countUpTo(matchFound(f)))

/** How many differences are open at each supplier that has any. */
export const countOpenBySupplier = async (r: Reader): Promise<ReadonlyMap<string, number>> => {
  const rows = await r.many<{ supplier_code: string; n: number }>(
    sql`select supplier_code, count(*)::int as n from mirror.differences where found_at is not null and closed_at is null group by 1`,
  )
  return new Map(rows.map(({ supplier_code, n }) => [supplier_code, n]))
}
