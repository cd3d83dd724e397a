import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

/** What bets did in a supplier's book, done again in our account of it. */
export const mirrorPostings = definePostings('mirror', {
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  payout: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  corrected_up: { from: house('gaming:'), to: member('supplier:'), operate_type: 3 },
  corrected_down: { from: member('supplier:'), to: house('gaming:'), operate_type: 3 },
  centre_bet: { from: member('centre'), to: house('gaming:'), operate_type: 31 },
  centre_payout: { from: house('gaming:'), to: member('centre'), operate_type: 32 },
  centre_refund: { from: house('gaming:'), to: member('centre'), operate_type: 33 },
})

/** What bets at suppliers that play with the centre wallet are called in its statement. Most sites have none, so no filter offers them. */
export const mirrorOperateTypes = {
  31: { text: 'mirror:operate_types.31', in_filter: false },
  32: { text: 'mirror:operate_types.32', in_filter: false },
  33: { text: 'mirror:operate_types.33', in_filter: false },
} as const satisfies OperateTypes
