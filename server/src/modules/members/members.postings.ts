import { house, member, definePostings } from '../ledger/index.ts'

/** The one movement of this module: the play money a demo account starts with (asset PLAY only). */
export const membersPostings = definePostings('members', {
  demo_started: { from: house('PLAY'), to: member('supplier:'), operate_type: 2 },
})
