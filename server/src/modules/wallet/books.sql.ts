import { type Reader, sql } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'
import type { Asset } from '../ledger/index.ts'
import { open_states } from './transfer.sql.ts'

/** What stands in our books about a member's wallets: minor units by account kind, and the suppliers with an open transfer. */
export type Books = { balances: Readonly<Record<string, bigint>>; open: ReadonlySet<string> }

type Found = { member_id: number; asset: Asset; kinds: string[]; balances: bigint[]; open: string[] }

const buildBooks = ({ kinds, balances, open }: Found): Books => ({
  balances: Object.fromEntries(kinds.map((kind, i) => [kind, balances[i] ?? 0n])),
  open: new Set(open),
})
const nameBooks = ({ member_id, asset }: Pick<Found, 'member_id' | 'asset'>): string => `${member_id} ${asset}`

/** Both in one statement, so that they belong to one moment. */
const findNamed = gatherByDb(async (r, names: readonly string[]) => {
  const owners = names.map((name) => name.split(' ', 2))
  const found = await r.many<Found>(sql`
    select o.member_id, o.asset, coalesce(b.kinds, '{}') as kinds, coalesce(b.balances, '{}') as balances,
      array(select t.supplier_code from wallet.transfers t where t.member_id = o.member_id and t.state = any (${open_states})) as open
    from unnest(${owners.map(([member_id]) => Number(member_id))}::int[], ${owners.map(([, asset = '']) => asset)}::text[]) as o (member_id, asset)
    left join lateral (select array_agg(b.account_kind) as kinds, array_agg(b.balance) as balances
      from ledger.balances b where b.member_id = o.member_id and b.asset = o.asset) b on true`)
  return new Map(found.map((books) => [nameBooks(books), buildBooks(books)]))
})

/** A member's books in an asset. */
export const findBooks = async (r: Reader, member_id: number, asset: Asset): Promise<Books> =>
  (await findNamed(r, nameBooks({ member_id, asset }))) ?? { balances: {}, open: new Set() }
