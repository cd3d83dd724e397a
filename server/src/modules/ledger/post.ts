import type { Kernel } from '../../kernel/index.ts'
import type { Breath, Db, Tx } from '../../kernel/db.ts'
import { type GroupCommit, createGroupCommit } from './group-commit.ts'
import { checkItem, type PostingItem, type Verdict } from './posting.rules.ts'
import { callPost, callPostInBreath } from './posting.sql.ts'

export type LedgerDeps = Pick<Kernel, 'db'>

const commits = new WeakMap<Db, GroupCommit>()

/**
 * Posts in a transaction of its own, gathered with other callers of this process. A call's items stay together and in
 * order. Resolves once committed; verdicts in the items' order. Rejects with LedgerBusy when the queue is full (nothing was posted),
 * with RangeError for an item no ledger could post, otherwise with the database's error: ask again with the same keys.
 */
export const post = async (d: LedgerDeps, items: PostingItem[]): Promise<Verdict[]> => {
  items.forEach(checkItem)
  if (items.length === 0) return []
  let commit = commits.get(d.db)
  if (!commit) commits.set(d.db, (commit = createGroupCommit((batch) => callPost(d.db, batch))))
  return commit.post(unlinkLast(items))
}

/** Posts inside the caller's transaction: the verdicts hold once that commits. A refusal leaves the transaction usable. */
export const postIn = async (tx: Tx, items: PostingItem[]): Promise<Verdict[]> => {
  items.forEach(checkItem)
  return items.length === 0 ? [] : callPost(tx, items)
}

/**
 * Posts in a breath, an item for each of its calls; what was posted decides which rows of later statements are written. A repeat, a
 * reused key and an unknown account end the breath.
 */
export const postInBreath = async (breath: Breath, items: PostingItem[]): Promise<Verdict[]> => {
  items.forEach(checkItem)
  return callPostInBreath(breath, items)
}

/** A chain ends with its call: the next caller of the batch is no part of it. */
const unlinkLast = (items: PostingItem[]): PostingItem[] => {
  const last = items.at(-1)
  return last?.linked ? [...items.slice(0, -1), { ...last, linked: false }] : items
}
