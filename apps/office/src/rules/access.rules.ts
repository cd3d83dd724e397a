import { STAFF_ROLES, type StaffRole } from '@moongate/contract/staff.states'

export type Role = StaffRole
export type Screen = 'deposits' | 'withdrawals' | 'members' | 'audit'

const ORDERS: readonly Role[] = ['finance', 'support', 'risk', 'admin']

/** Who opens which screen, in the order of the navigation. The server decides; this only keeps dead ends off the screen (R6.6). */
export const SCREENS: Readonly<Record<Screen, readonly Role[]>> = {
  deposits: ORDERS,
  withdrawals: ORDERS,
  members: STAFF_ROLES,
  audit: ['risk', 'admin'],
}

/** Who moves orders on: everyone else only looks. */
export const DECIDERS: readonly Role[] = ['finance', 'admin']

const hasAnyOf = (roles: readonly Role[], allowed: readonly Role[]) => roles.some((role) => allowed.includes(role))

export const mayOpen = (roles: readonly Role[], screen: Screen): boolean => hasAnyOf(roles, SCREENS[screen])
export const mayDecide = (roles: readonly Role[]): boolean => hasAnyOf(roles, DECIDERS)
export const listScreens = (roles: readonly Role[]): Screen[] =>
  (Object.keys(SCREENS) as Screen[]).filter((screen) => mayOpen(roles, screen))
