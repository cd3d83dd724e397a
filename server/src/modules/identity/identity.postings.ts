import { house, member, postingKinds } from '../ledger/index.ts'

/** The one movement of this room: the play money a demo account starts with (asset PLAY only). */
export const identityPostings = postingKinds('identity', {
  demo_started: { from: house('PLAY'), to: member('supplier:'), operate_type: 2 },
})
