/** The ledger's public interface: nothing else moves money. */
export { type AccountSpec, type Asset, house, member } from './accounts.rules.ts'
export { readBalance, readBalances, setCreditLimit, setFrozen } from './balance.sql.ts'
export { LedgerBusy } from './group-commit.ts'
export { findBrokenInvariants } from './invariants.sql.ts'
export { type LedgerDeps, post, postIn, postInBreath } from './post.ts'
export { type PostingRefusals, postOrRefuse } from './post-or-refuse.ts'
export { type OperateTypes, type PostingItem, type PostingKind, definePostings, type Verdict } from './posting.rules.ts'
