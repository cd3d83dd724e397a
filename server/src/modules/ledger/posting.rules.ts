import type { OperateType } from '@moongate/contract/operate-types'
import type { MessageKey } from '@moongate/i18n'
import { type AccountSpec, type Asset, checkSub } from './accounts.rules.ts'
import { quoteElement } from './array-literal.rules.ts'
import { findAccounts } from './touched.rules.ts'

/** How one kind of money movement goes: from, to, the number the money log shows for it, and the text that names it to staff. */
export type PostingKind<Text extends string = string> = {
  readonly name: string
  readonly text: Text
  readonly from: AccountSpec
  readonly to: AccountSpec
  readonly operate_type: OperateType
}

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
export const STATUSES = [
  'posted',
  'repeat',
  'insufficient',
  'linked_refused',
  'key_reused',
  'unknown_account',
  'frozen',
] as const

/** A number of the money log as its owner words it: what members read, and whether the statement's filter offers it. */
export type OperateTypes = {
  readonly [N in OperateType]?: { readonly text: MessageKey; readonly in_filter: boolean }
}

type Named<M extends string, T> = { readonly [K in keyof T & string]: PostingKind<`${M}:postings.${K}`> }

/** The posting kinds of a module, as data; their full names are `<module>.<name>`, their texts `postings.<name>` of the module's file. */
export const definePostings = <
  const M extends string,
  const T extends Record<string, Omit<PostingKind, 'name' | 'text'>>,
>(
  module: M,
  kinds: T,
): Named<M, T> => {
  const named = Object.entries(kinds).map(([name, kind]) => [
    name,
    { name: `${module}.${name}`, text: `${module}:postings.${name}`, ...kind },
  ])
  return Object.fromEntries(named) as Named<M, T>
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Throws RangeError for an item no ledger could post: a fault of the caller, never a refusal a member sees. */
export const checkItem = (item: PostingItem): void => {
  const fault = (what: string): never => {
    throw new RangeError(`posting ${item.kind.name}: ${what}`)
  }
  if (item.amount <= 0n) fault(`amount ${item.amount} is not above 0`)
  if (!uuidForm.test(item.key)) fault('key is not a lower-case uuid')
  if (!Number.isInteger(item.member_id) || item.member_id <= 0) fault('no member')
  checkSub(item.kind.from, item.sub)
  checkSub(item.kind.to, item.sub)
}

/** The arguments of `ledger.post` as array literals, written in one pass: this runs for every posting. */
export type Columns = {
  owner: string
  house: string
  name: string
  asset: string
  key: string
  member: string
  kind: string
  operate: string
  amount: string
  from: string
  to: string
  ref: string
  sub: string
  linked: string
  prev: string
}

const closeLists = (c: Columns): Columns =>
  Object.fromEntries(Object.entries(c).map(([name, list]) => [name, `{${list.slice(1)}}`])) as Columns

const createColumns = (): Columns => ({
  owner: '',
  house: '',
  name: '',
  asset: '',
  key: '',
  member: '',
  kind: '',
  operate: '',
  amount: '',
  from: '',
  to: '',
  ref: '',
  sub: '',
  linked: '',
  prev: '',
})

/** Names each account once, in the order in which all batches lock them, and each item by the places of its two. */
export const buildColumns = (items: readonly PostingItem[]): Columns => {
  const c = createColumns()
  const { legs, accounts } = findAccounts(items)
  for (const { owner, side, name, asset } of accounts) {
    c.owner += `,${owner}`
    c.house += side === 'house' ? ',t' : ',f'
    c.name += `,${quoteElement(name)}`
    c.asset += `,${asset}`
  }
  const keys = new Map<string, number>()
  items.forEach((item, i) => {
    const key = item.key + item.member_id
    c.key += `,${item.key}`
    c.member += `,${item.member_id}`
    c.kind += `,${quoteElement(item.kind.name)}`
    c.operate += `,${item.kind.operate_type}`
    c.amount += `,${item.amount}`
    c.from += `,${legs[2 * i]?.place}`
    c.to += `,${legs[2 * i + 1]?.place}`
    c.ref += `,${quoteElement(item.ref)}`
    c.sub += item.sub === undefined ? ',null' : `,${quoteElement(item.sub)}`
    c.linked += item.linked && i + 1 < items.length ? ',t' : ',f'
    c.prev += `,${keys.get(key) ?? 0}`
    keys.set(key, i + 1)
  })
  return closeLists(c)
}
