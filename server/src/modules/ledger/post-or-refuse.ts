import type { ErrorCode } from '@moongate/contract'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postIn } from './post.ts'
import type { PostingItem, Verdict } from './posting.rules.ts'

/** `insufficient`: what to refuse with when an account holds too little; left out where that would be a fault of ours. */
export type PostingRefusals = { insufficient?: ErrorCode }

/**
 * Posts inside the caller's transaction and answers only when all of it holds: every verdict `posted`, or every verdict
 * `repeat` of an earlier call. Refuses policy.member_frozen for stopped money and the given code for too little of it;
 * any other verdict is an Error that names kinds and statuses. Either way the caller's transaction is to be rolled back.
 */
export const postOrRefuse = async (
  tx: Tx,
  items: PostingItem[],
  { insufficient }: PostingRefusals = {},
): Promise<Verdict[]> => {
  const verdicts = await postIn(tx, items)
  const has = (status: Verdict['status']) => verdicts.some((v) => v.status === status)
  if (verdicts.every((v) => v.status === 'posted') || verdicts.every((v) => v.status === 'repeat')) return verdicts
  if (has('frozen')) refuse('policy.member_frozen')
  if (insufficient && has('insufficient')) refuse(insufficient)
  const told = items.map((item, i) => `${item.kind.name} ${verdicts[i]?.status}`)
  throw new Error(`posting for ${items[0]?.ref} was answered: ${told.join(', ')}`)
}
