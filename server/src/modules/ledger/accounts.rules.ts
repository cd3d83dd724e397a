import type { MemberAccount } from '@moongate/contract/ledger.states'

/** Money of one kind: the site's currency, or PLAY, the demo members' own. No posting mixes two. */
export type Asset = 'CNY' | 'PLAY'

/** One leg of a posting kind: whose account, and its name in the chart. A trailing ':' takes the item's `sub`. */
export type AccountSpec = { readonly side: 'member' | 'house'; readonly name: string }

/** House accounts exist once per bucket, so that one posting touches one shard. */
export const HOUSE_BUCKETS = 64

/** The member's own account, e.g. `member('centre')`, `member('supplier:')`. */
export const member = (kind: MemberAccount): AccountSpec => ({ side: 'member', name: kind })

/** The house's account in the member's bucket, e.g. `house('bonus')`, `house('clearing:')`. */
export const house = (kind: string): AccountSpec => ({ side: 'house', name: kind })

const subForm = /^[A-Za-z0-9_.-]{1,40}$/

/** Throws RangeError when a spec needs a `sub` and has none that fits. */
export const checkSub = (spec: AccountSpec, sub: string | undefined): void => {
  if (!spec.name.endsWith(':') || (sub !== undefined && subForm.test(sub))) return
  throw new RangeError(`account ${spec.name} needs a sub of letters, digits, '_', '.' or '-'`)
}

/** The account's name in full, e.g. `supplier:JZ`. */
export const nameAccount = (spec: AccountSpec, sub: string | undefined): string =>
  spec.name.endsWith(':') ? spec.name + sub : spec.name

/** The member, or the house bucket that serves this member. */
export const chooseOwner = (spec: AccountSpec, member_id: number): number =>
  spec.side === 'house' ? member_id % HOUSE_BUCKETS : member_id
