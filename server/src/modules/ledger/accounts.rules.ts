/** Money of one kind: the site's currency, or PLAY, the demo members' own. No posting mixes two. */
export type Asset = 'CNY' | 'PLAY'

/** One leg of a posting kind: whose account, and its name in the chart. A trailing ':' takes the item's `sub`. */
export type AccountSpec = { readonly side: 'member' | 'house'; readonly name: string }

/** An account of one owner, as the posting function takes it. */
export type Account = { owner_id: number; is_house: boolean; name: string; asset: Asset }

/** House accounts exist once per bucket, so that one posting touches one shard. */
export const HOUSE_BUCKETS = 64

/** The member's own account, e.g. `member('centre')`, `member('supplier:')`. */
export const member = (kind: string): AccountSpec => ({ side: 'member', name: kind })

/** The house's account in the member's bucket, e.g. `house('bonus')`, `house('clearing:')`. */
export const house = (kind: string): AccountSpec => ({ side: 'house', name: kind })

const subForm = /^[A-Za-z0-9_.-]{1,40}$/

/** The account a spec means for one member. Throws RangeError when a spec needs a `sub` and has none. */
export function resolveAccount(spec: AccountSpec, member_id: number, asset: Asset, sub: string | undefined): Account {
  const is_house = spec.side === 'house'
  const owner_id = is_house ? member_id % HOUSE_BUCKETS : member_id
  if (!spec.name.endsWith(':')) return { owner_id, is_house, name: spec.name, asset }
  if (sub === undefined || !subForm.test(sub)) throw new RangeError(`account ${spec.name} needs a sub of letters, digits, '_', '.' or '-'`)
  return { owner_id, is_house, name: spec.name + sub, asset }
}
