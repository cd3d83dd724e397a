import { OPEN_TRANSFER } from './transfer.rules.ts'
import { type Reader, sql } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'

/** What stands in our books about a member's wallets: minor units by account kind, and the suppliers with an open transfer. */
export type Books = { balances: Readonly<Record<string, bigint>>; open: ReadonlySet<string> }

/** Both in one statement, so that they belong to one moment. */
export const findBooks = async (r: Reader, member_id: number, asset: Asset): Promise<Books> => {
  const found = await r.one<{ kinds: string[]; balances: bigint[]; open: string[] }>(sql`
    select coalesce(array_agg(b.account_kind), '{}') as kinds, coalesce(array_agg(b.balance), '{}') as balances,
      array(select t.supplier_code from wallet.transfers t where t.member_id = ${member_id} and t.state = any (${OPEN_TRANSFER})) as open
    from ledger.balances b where b.member_id = ${member_id} and b.asset = ${asset}`)
  const balances = Object.fromEntries(found.kinds.map((kind, i) => [kind, found.balances[i] ?? 0n]))
  return { balances, open: new Set(found.open) }
}
