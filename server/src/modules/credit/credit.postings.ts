import { definePostings, member, type OperateTypes } from '../ledger/index.ts'

export const creditPostings = definePostings('credit', {
  borrowed: { from: member('credit'), to: member('centre'), operate_type: 23 },
  repaid: { from: member('centre'), to: member('credit'), operate_type: 24 },
})

/** 23 is a loan that was lent, 24 one that was paid back. */
export const creditOperateTypes = {
  23: { text: 'credit:operate_types.23', in_filter: true },
  24: { text: 'credit:operate_types.24', in_filter: true },
} as const satisfies OperateTypes
