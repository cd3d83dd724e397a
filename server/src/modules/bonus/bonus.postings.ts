import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const bonusPostings = definePostings('bonus', {
  granted: { from: house('bonus'), to: member('bonus'), operate_type: 7 },
  released: { from: member('bonus'), to: member('centre'), operate_type: 7 },
  forfeited: { from: member('bonus'), to: house('bonus'), operate_type: 7 },
})

/** 7 is a bonus whose conditions are met: from then on it is the member's own money. The filter of the statement stays as clients know it (R7.2). */
export const bonusOperateTypes = {
  7: { text: 'bonus:operate_types.7', in_filter: false },
} as const satisfies OperateTypes
