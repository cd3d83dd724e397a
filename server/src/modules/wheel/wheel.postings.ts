import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const wheelPostings = definePostings('wheel', {
  won: { from: house('bonus'), to: member('centre'), operate_type: 15 },
})

/** 15 is money won at the wheel. */
export const wheelOperateTypes = {
  15: { text: 'wheel:operate_types.15', in_filter: true },
} as const satisfies OperateTypes
