import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const commissionPostings = definePostings('commission', {
  paid: { from: house('commission'), to: member('centre'), operate_type: 14 },
})

/** 14 is what an agent earned by the team. */
export const commissionOperateTypes = {
  14: { text: 'commission:operate_types.14', in_filter: true },
} as const satisfies OperateTypes
