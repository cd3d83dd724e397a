import { channels, type Push } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { deriveKey } from '../../kernel/ids.ts'
import type { PostingItem } from '../ledger/index.ts'
import { choosePosting, isOpen, type PostedStep, type TransferState } from './transfer.rules.ts'
import type { NewTransfer } from './transfer.sql.ts'
import { walletPostings } from './wallet.postings.ts'

/**
 * What a step of a transfer posts. What is booked at once has the key of what is held first: whichever of the two was posted for a
 * transfer, the other cannot be any more, also where servers of two versions are asked.
 */
export const buildStep = (t: NewTransfer, step: PostedStep): PostingItem => ({
  key: deriveKey('wallet', t.id, step === 'booked' ? 'held' : step),
  kind: walletPostings[choosePosting(t.direction, t.money_type, step)],
  member_id: t.member_id,
  asset: t.asset,
  amount: t.amount,
  sub: t.supplier_code,
  ref: t.id,
})

/** What a transfer's member is told of it. */
export const listPushes = (t: NewTransfer & { state: TransferState }): Push[] => {
  const state = isOpen(t.state) ? 'pending' : t.state
  return [balancePush.to(channels.member(t.member_id), { transfer_id: t.id, api_code: t.supplier_code, state })]
}
