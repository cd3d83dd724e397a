import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const levelupPostings = definePostings('levelup', {
  gift: { from: house('bonus'), to: member('centre'), operate_type: 20 },
  weekly: { from: house('salary'), to: member('centre'), operate_type: 21 },
  monthly: { from: house('salary'), to: member('centre'), operate_type: 22 },
})

/** 20 is the gift of a level, 21 and 22 the salary of a week and of a month. */
export const levelupOperateTypes = {
  20: { text: 'levelup:operate_types.20', in_filter: true },
  21: { text: 'levelup:operate_types.21', in_filter: true },
  22: { text: 'levelup:operate_types.22', in_filter: true },
} as const satisfies OperateTypes
