import { house, member, postingKinds } from '../ledger/index.ts'

export const lotteryPostings = postingKinds('lottery', {
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  void_refund: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  settlement: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
})
