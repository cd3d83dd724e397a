import type { RouteSpec } from '@moongate/contract'
import { auditOfficeRoutes } from '@moongate/contract/audit.office'
import { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import { membersOfficeRoutes } from '@moongate/contract/members.office'
import { describe, expect, it } from 'vitest'
import { DECIDERS, mayDecide, mayOpen, type Role, SCREENS, type Screen, listScreens } from './access.rules.ts'

const staffOf = ({ who }: RouteSpec): string[] => (typeof who === 'object' ? [...who.staff].toSorted() : [])

describe('R6.6 what each role opens', () => {
  it.each<[Role[], Screen[]]>([
    [['support'], ['deposits', 'withdrawals', 'members']],
    [['finance'], ['deposits', 'withdrawals', 'members']],
    [['content'], ['members']],
    [['risk'], ['deposits', 'withdrawals', 'members', 'audit']],
    [['admin'], ['deposits', 'withdrawals', 'members', 'audit']],
    [
      ['content', 'risk'],
      ['deposits', 'withdrawals', 'members', 'audit'],
    ],
    [[], []],
  ])('%j → %j', (roles, screens) => expect(listScreens(roles)).toEqual(screens))

  it.each<[Screen, RouteSpec]>([
    ['deposits', cashierOfficeRoutes.deposits],
    ['withdrawals', cashierOfficeRoutes.withdrawals],
    ['members', membersOfficeRoutes.list],
    ['audit', auditOfficeRoutes.entries],
  ])('R6.6 %s is open to exactly those whom its call answers', (screen, call) =>
    expect([...SCREENS[screen]].toSorted()).toEqual(staffOf(call)),
  )

  it.each<keyof typeof cashierOfficeRoutes>([
    'creditDeposit',
    'rejectDeposit',
    'reviewWithdrawal',
    'approveWithdrawal',
    'payWithdrawal',
    'rejectWithdrawal',
    'failWithdrawal',
  ])('R6.6 %s is offered to exactly those whose call is answered', (call) =>
    expect([...DECIDERS].toSorted()).toEqual(staffOf(cashierOfficeRoutes[call])),
  )

  it('R6.6 one allowed role of several is enough, none is not', () => {
    expect([
      mayDecide(['support', 'finance']),
      mayDecide(['support', 'risk', 'content']),
      mayOpen(['content'], 'deposits'),
    ]).toEqual([true, false, false])
  })
})
