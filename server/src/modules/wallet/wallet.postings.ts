import { member, definePostings, type OperateTypes } from '../ledger/index.ts'

export const walletPostings = definePostings('wallet', {
  in_booked: { from: member('centre'), to: member('supplier:'), operate_type: 3 },
  in_booked_rebate: { from: member('rebate'), to: member('supplier:'), operate_type: 3 },
  out_booked: { from: member('supplier:'), to: member('centre'), operate_type: 3 },
  in_held: { from: member('centre'), to: member('transit:'), operate_type: 3 },
  in_held_rebate: { from: member('rebate'), to: member('transit:'), operate_type: 3 },
  in_confirmed: { from: member('transit:'), to: member('supplier:'), operate_type: 3 },
  in_rejected: { from: member('transit:'), to: member('centre'), operate_type: 12 },
  in_rejected_rebate: { from: member('transit:'), to: member('rebate'), operate_type: 12 },
  out_held: { from: member('supplier:'), to: member('transit:'), operate_type: 3 },
  out_confirmed: { from: member('transit:'), to: member('centre'), operate_type: 3 },
  out_rejected: { from: member('transit:'), to: member('supplier:'), operate_type: 3 },
})

/** 3 is a game transfer, 12 a transfer-in that came back. */
const own = {
  3: { text: 'wallet:operate_types.3', in_filter: true },
  12: { text: 'wallet:operate_types.12', in_filter: true },
} as const satisfies OperateTypes

/**
 * The numbers of the wire that no module of this product posts, so that a statement with one of them still says what it is.
 * A module that begins to post one takes it over with its text. The filter offers 1.
 */
const unposted = {
  1: { text: 'wallet:operate_types.1', in_filter: true },
  5: { text: 'wallet:operate_types.5', in_filter: false },
  6: { text: 'wallet:operate_types.6', in_filter: false },
  8: { text: 'wallet:operate_types.8', in_filter: false },
  18: { text: 'wallet:operate_types.18', in_filter: false },
  25: { text: 'wallet:operate_types.25', in_filter: false },
  26: { text: 'wallet:operate_types.26', in_filter: false },
  27: { text: 'wallet:operate_types.27', in_filter: false },
  28: { text: 'wallet:operate_types.28', in_filter: false },
  29: { text: 'wallet:operate_types.29', in_filter: false },
} as const satisfies OperateTypes

export const walletOperateTypes = { ...own, ...unposted } as const satisfies OperateTypes
