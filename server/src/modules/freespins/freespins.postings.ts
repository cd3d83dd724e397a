import { definePostings, house, member, type OperateTypes } from '../ledger/index.ts'

export const freespinsPostings = definePostings('freespins', {
  won: { from: house('bonus'), to: member('centre'), operate_type: 34 },
})

/** A win that is a bonus stands under the number of bonuses; this one is the member's own money at once. */
export const freespinsOperateTypes = {
  34: { text: 'freespins:operate_types.34', in_filter: false },
} as const satisfies OperateTypes
