import { member, definePostings, type OperateTypes } from '../ledger/index.ts'

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

/** 3 is a game transfer, 12 a transfer-in that came back. The filter offers 1 and 13 too, which no module posts. */
export const walletOperateTypes = {
  1: { text: 'wallet:operate_types.1', in_filter: true },
  3: { text: 'wallet:operate_types.3', in_filter: true },
  12: { text: 'wallet:operate_types.12', in_filter: true },
  13: { text: 'wallet:operate_types.13', in_filter: true },
} as const satisfies OperateTypes
