import { BREAK_KINDS } from '@moongate/contract/reconciliation.states'
import type { ItemsAsked } from '../../api/reconciliation.ts'
import type { ListSearch } from '../../start/search.rules.ts'

export const TABS = ['days', 'open', 'mine', 'solved'] as const
export type Tab = (typeof TABS)[number]

const LIMIT = 20
const OF_TAB = { days: {}, open: { open: 1 }, mine: { open: 1, mine: 1 }, solved: { state: 'solved' } } as const

/** Which items the address asks for; whatever it says that is none of ours asks for nothing. */
export const readAsked = (tab: Tab, { page, from, target, action }: ListSearch): ItemsAsked => {
  const kind = BREAK_KINDS.find((one) => one === action)
  return {
    ...OF_TAB[tab],
    limit: LIMIT,
    page: page ?? 1,
    ...(from !== undefined && { day: from }),
    ...(target !== undefined && { source: target }),
    ...(kind !== undefined && { kind }),
  }
}
