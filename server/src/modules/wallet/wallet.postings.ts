import { member, definePostings } from '../ledger/index.ts'

/** 3 is a game transfer, 12 a transfer-in that came back. */
export const walletPostings = definePostings('wallet', {
  in_held: { from: member('centre'), to: member('transit:'), operate_type: 3 },
  in_held_rebate: { from: member('rebate'), to: member('transit:'), operate_type: 3 },
  in_confirmed: { from: member('transit:'), to: member('supplier:'), operate_type: 3 },
  in_rejected: { from: member('transit:'), to: member('centre'), operate_type: 12 },
  in_rejected_rebate: { from: member('transit:'), to: member('rebate'), operate_type: 12 },
  out_held: { from: member('supplier:'), to: member('transit:'), operate_type: 3 },
  out_confirmed: { from: member('transit:'), to: member('centre'), operate_type: 3 },
  out_rejected: { from: member('transit:'), to: member('supplier:'), operate_type: 3 },
})
