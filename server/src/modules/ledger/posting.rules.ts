import { type AccountSpec, type Asset, resolveAccount } from './accounts.rules.ts'
import { literal } from './array-literal.rules.ts'

/** How one kind of money movement goes: from, to, and the number the money log shows for it. */
export type PostingKind = { readonly name: string; readonly from: AccountSpec; readonly to: AccountSpec; readonly operate_type: number }

/** One movement. `amount` in minor units, above 0. `linked` ties it to the next item: they stand or fall together. */
export type PostingItem = {
  /** Made before the first try and kept for every retry: uuid, unique per member. */
  key: string
  kind: PostingKind
  member_id: number
  asset: Asset
  amount: bigint
  /** Supplier or channel, for accounts whose name ends in ':'. */
  sub?: string
  /** The document this movement belongs to. */
  ref: string
  linked?: boolean
}

/** What became of one item; the balances are those right after it. `repeat` gives the first answer again. */
export type Verdict = {
  status: 'posted' | 'repeat' | 'insufficient' | 'linked_refused' | 'key_reused' | 'unknown_account' | 'frozen'
  posting_id?: bigint
  from_balance?: bigint
  to_balance?: bigint
}

/** Statuses in the order of the numbers `ledger.post` answers with. */
export const STATUSES = ['posted', 'repeat', 'insufficient', 'linked_refused', 'key_reused', 'unknown_account', 'frozen'] as const

/** The posting kinds of a room, as data; their full names are `<room>.<name>`. */
export function postingKinds<const T extends Record<string, Omit<PostingKind, 'name'>>>(room: string, kinds: T): { readonly [K in keyof T]: PostingKind } {
  const named = Object.entries(kinds).map(([name, kind]) => [name, { name: `${room}.${name}`, ...kind }])
  return Object.fromEntries(named) as { [K in keyof T]: PostingKind }
}

/** The arguments of `ledger.post`, each an array literal. */
export type Columns = Record<(typeof accountColumns)[number] | (typeof itemColumns)[number], string>

const accountColumns = ['owner', 'house', 'name', 'asset'] as const
const itemColumns = ['key', 'member', 'kind', 'operate', 'amount', 'from', 'to', 'ref', 'sub', 'linked', 'prev'] as const

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Throws RangeError for an item no ledger could post: a fault of the caller, never a refusal a member sees. */
export function checkItem(item: PostingItem): void {
  if (item.amount <= 0n) throw new RangeError(`posting ${item.kind.name}: amount ${item.amount} is not above 0`)
  if (!uuidForm.test(item.key)) throw new RangeError(`posting ${item.kind.name}: key is not a lower-case uuid`)
  if (!Number.isInteger(item.member_id) || item.member_id <= 0) throw new RangeError(`posting ${item.kind.name}: no member`)
  for (const leg of [item.kind.from, item.kind.to]) resolveAccount(leg, item.member_id, item.asset, item.sub)
}

/** Names each account once and each item by the places of its two. */
export function columnsOf(items: readonly PostingItem[]): Columns {
  const accounts: string[][] = [[], [], [], []]
  const rows: (string | number)[][] = itemColumns.map(() => [])
  const places = new Map<string, number>()
  const keys = new Map<string, number>()
  const place = (spec: AccountSpec, item: PostingItem): number => {
    const a = resolveAccount(spec, item.member_id, item.asset, item.sub)
    const id = `${a.is_house ? 'h' : 'm'}${a.owner_id} ${a.asset} ${a.name}`
    const known = places.get(id)
    if (known !== undefined) return known
    ;[a.owner_id, a.is_house, literal(a.name), a.asset].forEach((value, i) => accounts[i]?.push(String(value)))
    places.set(id, places.size + 1)
    return places.size
  }
  items.forEach((item, i) => {
    const key = `${item.member_id} ${item.key}`
    const { kind } = item
    const row = [
      item.key, item.member_id, literal(kind.name), kind.operate_type, String(item.amount), place(kind.from, item), place(kind.to, item),
      literal(item.ref), item.sub === undefined ? 'null' : literal(item.sub), item.linked && i + 1 < items.length ? 't' : 'f', keys.get(key) ?? 0,
    ]
    keys.set(key, i + 1)
    row.forEach((value, column) => rows[column]?.push(value))
  })
  const named = [...accountColumns.map((name, i) => [name, accounts[i]]), ...itemColumns.map((name, i) => [name, rows[i]])]
  return Object.fromEntries(named.map(([name, values]) => [name, `{${String(values)}}`])) as Columns
}
