/** The ledger's face: nothing else moves money. */
export { type AccountSpec, type Asset, house, member } from './accounts.rules.ts'
export { balance, balances, setFrozen } from './balance.sql.ts'
export { LedgerBusy } from './group-commit.ts'
export { broken } from './invariants.sql.ts'
export { type LedgerDeps, post, postIn } from './post.ts'
export { type PostingItem, type PostingKind, postingKinds, type Verdict } from './posting.rules.ts'
