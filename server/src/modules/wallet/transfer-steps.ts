import { channels, type Push } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { deriveKey } from '../../kernel/ids.ts'
import type { PostingItem } from '../ledger/index.ts'
import { choosePosting, isOpen, type TransferState } from './transfer.rules.ts'
import type { NewTransfer } from './transfer.sql.ts'
import { walletPostings } from './wallet.postings.ts'

export type PostedStep = 'held' | 'confirmed' | 'rejected'

/** What steps of a transfer post, linked: all of it or none. */
export const buildSteps = (t: NewTransfer, steps: readonly PostedStep[]): PostingItem[] =>
  steps.map((step, i) => ({
    key: deriveKey('wallet', t.id, step),
    kind: walletPostings[choosePosting(t.direction, t.money_type, step)],
    member_id: t.member_id,
    asset: t.asset,
    amount: t.amount,
    sub: t.supplier_code,
    ref: t.id,
    linked: i < steps.length - 1,
  }))

/** What a transfer's member is told of it. */
export const listPushes = (t: NewTransfer & { state: TransferState }): Push[] => {
  const state = isOpen(t.state) ? 'pending' : t.state
  return [balancePush.to(channels.member(t.member_id), { transfer_id: t.id, api_code: t.supplier_code, state })]
}
