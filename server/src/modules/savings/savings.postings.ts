import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const savingsPostings = definePostings('savings', {
  bought: { from: member('centre'), to: member('savings'), operate_type: 16 },
  interest: { from: house('interest'), to: member('centre'), operate_type: 17 },
  redeemed: { from: member('savings'), to: member('centre'), operate_type: 19 },
})

/** 16 is money that was put in, 17 what it earned, 19 the same money coming back. */
export const savingsOperateTypes = {
  16: { text: 'savings:operate_types.16', in_filter: true },
  17: { text: 'savings:operate_types.17', in_filter: true },
  19: { text: 'savings:operate_types.19', in_filter: true },
} as const satisfies OperateTypes
