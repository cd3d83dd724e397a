import { house, member, definePostings } from '../ledger/index.ts'

export const lotteryPostings = definePostings('lottery', {
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  void_refund: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  settlement: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
})
