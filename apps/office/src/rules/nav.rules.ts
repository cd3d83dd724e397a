import type { StaffRole } from '@moongate/contract/staff.states'
import { listNames } from '@moongate/contract/states'
import { mayOpen, type Screen } from './access.rules.ts'

/** The navigation: the screens in groups of what is worked on together, in its order; `start` stands above them without a name. */
export const NAV_GROUPS = {
  start: ['overview'],
  payments: ['deposits', 'withdrawals', 'payouts', 'statements', 'arrivals', 'usdt', 'channels', 'gateways'],
  checks: ['transfers', 'differences', 'faults', 'reconciliation', 'cash'],
  people: ['members', 'papers', 'protection', 'agents', 'mail', 'mailing'],
  rewards: ['promotions', 'bonus', 'rebate', 'levels', 'wheel', 'savings', 'credit'],
  gaming: ['suppliers', 'games', 'play', 'odds'],
  site: ['audit', 'maintenance'],
} as const satisfies Record<string, readonly Screen[]>
export type NavGroup = keyof typeof NAV_GROUPS
export type NamedGroup = Exclude<NavGroup, 'start'>

/** The groups with the screens of theirs that these roles open; none that would be empty. */
export const listNavGroups = (roles: readonly StaffRole[]): { group: NavGroup; screens: Screen[] }[] =>
  listNames(NAV_GROUPS)
    .map((group) => ({ group, screens: NAV_GROUPS[group].filter((screen) => mayOpen(roles, screen)) }))
    .filter(({ screens }) => screens.length > 0)
