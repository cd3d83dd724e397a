import { definePostings, house, member } from '../ledger/index.ts'

/** What bets did in a supplier's book, done again in our account of it. */
export const mirrorPostings = definePostings('mirror', {
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  payout: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  corrected_up: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  corrected_down: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
})
