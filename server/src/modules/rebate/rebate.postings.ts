import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const rebatePostings = definePostings('rebate', {
  claimed: { from: house('rebate'), to: member('rebate'), operate_type: 4 },
})

/** 4 is rebate that was claimed, by its member or by the clock. */
export const rebateOperateTypes = {
  4: { text: 'rebate:operate_types.4', in_filter: true },
} as const satisfies OperateTypes
