import type { StaffRole } from '@moongate/contract/staff.states'
import { listNames } from '@moongate/contract/states'
import { expect, it } from 'vitest'
import { SCREENS, type Screen } from './access.rules.ts'
import { listNavGroups, NAV_GROUPS, type NavGroup } from './nav.rules.ts'

it('R6.6 each screen stands in one group of the navigation', () => {
  expect(Object.values(NAV_GROUPS).flat().toSorted()).toEqual(listNames(SCREENS).toSorted())
})

it.each<[StaffRole[], Partial<Record<NavGroup, Screen[]>>]>([
  [['content'], { people: ['members', 'mailing'], rewards: ['promotions'], gaming: ['games'] }],
  [[], {}],
])('R6.6 the groups of %j hold what they open, and none is empty: %j', (roles, groups) => {
  expect(listNavGroups(roles)).toEqual(Object.entries(groups).map(([group, screens]) => ({ group, screens })))
})
