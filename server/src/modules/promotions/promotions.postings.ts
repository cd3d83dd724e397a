import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const promotionsPostings = definePostings('promotions', {
  rewarded: { from: house('bonus'), to: member('centre'), operate_type: 13 },
})

/** 13 is the reward of an activity. */
export const promotionsOperateTypes = {
  13: { text: 'promotions:operate_types.13', in_filter: true },
} as const satisfies OperateTypes
