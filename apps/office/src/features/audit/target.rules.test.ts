import { STAFF_ROLES, type StaffRole } from '@moongate/contract'
import { describe, expect, it } from 'vitest'
import { mayOpen } from '../../rules/access.rules.ts'
import { findPlace, parseTarget } from './target.rules.ts'

const find = (target: string, roles: readonly StaffRole[] = STAFF_ROLES) =>
  findPlace(target, (screen) => mayOpen(roles, screen))

describe('R6.6 what an entry of the audit log is about', () => {
  it.each([
    ['member:12', { screen: 'members', to: '/members/$id', params: { id: '12' } }],
    [
      'deposit:D20261121-7K3Q9M5T',
      { screen: 'deposits', to: '/deposits', search: { tab: 'all', keyword: 'D20261121-7K3Q9M5T' } },
    ],
    [
      'withdrawal:W20261121-7K3Q9M5T',
      { screen: 'withdrawals', to: '/withdrawals', search: { tab: 'all', keyword: 'W20261121-7K3Q9M5T' } },
    ],
    [
      'transfer:T-0123456789AB',
      { screen: 'transfers', to: '/transfers', search: { tab: 'all', keyword: 'T-0123456789AB' } },
    ],
    ['staff:3', { screen: 'audit', to: '/audit', search: { target: 'staff:3' } }],
    ['staff:unknown', { screen: 'audit', to: '/audit', search: { target: 'staff:unknown' } }],
    ['setting:maintenance', { screen: 'maintenance', to: '/maintenance' }],
    ['odds:pk10.sum', { screen: 'odds', to: '/odds' }],
    ['game:AURUM.toad.2', { screen: 'games', to: '/games', search: { supplier: 'AURUM', keyword: 'toad.2' } }],
    ['supplier:AURUM', { screen: 'suppliers', to: '/suppliers' }],
    ['statement:12', { screen: 'statements', to: '/statements' }],
    ['usdt:0xab', { screen: 'usdt', to: '/usdt' }],
    ['arrival:x', { screen: 'arrivals', to: '/arrivals' }],
    ['reconciliation:2026-01-15 file_missing', { screen: 'reconciliation', to: '/reconciliation' }],
    ['gateway:HARBOUR', { screen: 'gateways', to: '/gateways' }],
  ])('%s has its screen', (target, place) => expect(find(target)).toEqual(place))

  it.each(['setting:SECRET', 'deposit:01890000-0000-7000-8000-000000000001', 'member:../x', 'card:1', 'x', ''])(
    '%s has none',
    (target) => expect(find(target)).toBeUndefined(),
  )

  it('is a way only for whose roles open it', () => {
    expect(find('setting:maintenance', ['risk'])).toBeUndefined()
    expect(find('deposit:D20261121-7K3Q9M5T', ['content'])).toBeUndefined()
    expect(find('deposit:D20261121-7K3Q9M5T', ['risk'])).toBeDefined()
  })

  it.each([
    ['staff:erin:x', 'staff', 'erin:x'],
    ['card:1', undefined, 'card:1'],
    ['plain', undefined, 'plain'],
  ])('%s is of the kind %s', (target, kind, id) => expect(parseTarget(target)).toEqual({ kind, id }))
})
