import { type Reader, type Tx, sql } from '../../kernel/db.ts'
import type { Asset } from './accounts.rules.ts'

/** One balance in minor units; 0 for an account not yet opened. `account_kind` in full, e.g. `supplier:JZ`. */
export const readBalance = async (
  r: Reader,
  member_id: number,
  asset: Asset,
  account_kind: string,
): Promise<bigint> => {
  const row = await r.maybe<{ balance: bigint }>(sql`
    select balance from ledger.balances where member_id = ${member_id} and asset = ${asset} and account_kind = ${account_kind}`)
  return row?.balance ?? 0n
}

/** Every balance the member has in one asset, by account kind. */
export const readBalances = async (r: Reader, member_id: number, asset: Asset): Promise<Record<string, bigint>> => {
  const rows = await r.many<{ account_kind: string; balance: bigint }>(sql`
    select account_kind, balance from ledger.balances where member_id = ${member_id} and asset = ${asset} order by account_kind`)
  return Object.fromEntries(rows.map((row) => [row.account_kind, row.balance]))
}

/** Stops (or frees again) all money of a member; postings then answer `frozen`. */
export const setFrozen = async (tx: Tx, member_id: number, frozen: boolean): Promise<void> => {
  await tx.one(sql`select ledger.set_frozen(${member_id}, ${frozen})`)
}

/** How far a member's credit may go below zero; of no other account can the lowest balance be moved. */
export const setCreditLimit = async (tx: Tx, member_id: number, asset: Asset, limit: bigint): Promise<void> => {
  await tx.one(sql`select ledger.set_credit_limit(${member_id}, ${asset}, ${limit})`)
}
