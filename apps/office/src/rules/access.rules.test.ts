import { membersOfficeRoutes } from '@moongate/contract/members.office'
import { officeRoutes } from '@moongate/contract/office'
import { describe, expect, it } from 'vitest'
import { DECIDERS, mayDecide, mayOpen, type Role, SCREENS, type Screen, listScreens } from './access.rules.ts'

const calls = { ...officeRoutes, members: membersOfficeRoutes.list }
const staffOf = (call: keyof typeof calls): string[] => {
  const { who } = calls[call]
  return typeof who === 'object' && 'staff' in who ? [...who.staff].toSorted() : []
}

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

  it.each<[Screen, keyof typeof calls]>([
    ['deposits', 'deposits'],
    ['withdrawals', 'withdrawals'],
    ['members', 'members'],
    ['audit', 'audit'],
  ])('R6.6 %s is open to exactly those whom its call answers', (screen, call) =>
    expect([...SCREENS[screen]].toSorted()).toEqual(staffOf(call)),
  )

  it.each<keyof typeof calls>([
    'creditDeposit',
    'rejectDeposit',
    'reviewWithdrawal',
    'approveWithdrawal',
    'payWithdrawal',
    'rejectWithdrawal',
    'failWithdrawal',
  ])('R6.6 %s is offered to exactly those whose call is answered', (call) =>
    expect([...DECIDERS].toSorted()).toEqual(staffOf(call)),
  )

  it('R6.6 one allowed role of several is enough, none is not', () => {
    expect([
      mayDecide(['support', 'finance']),
      mayDecide(['support', 'risk', 'content']),
      mayOpen(['content'], 'deposits'),
    ]).toEqual([true, false, false])
  })
})
