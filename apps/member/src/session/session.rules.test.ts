import { expect, it } from 'vitest'
import { type AccessRule, type Verdict, type Visitor, judgeAccess, wayOut } from './session.rules.ts'

const nobody: Visitor = { logged_in: false, is_demo: false, has_realname: true }
const alice: Visitor = { logged_in: true, is_demo: false, has_realname: true }
const bobby: Visitor = { logged_in: true, is_demo: false, has_realname: false }
const trial: Visitor = { logged_in: true, is_demo: true, has_realname: false }

it.each<[string, AccessRule, Visitor, Verdict]>([
  ['R6.1 a visitor opens public screens', { access: 'public' }, nobody, 'pass'],
  ['R6.1 a member opens public screens', { access: 'public' }, alice, 'pass'],
  ['R4.7 a visitor is sent away from a protected screen', { access: 'member' }, nobody, 'login_first'],
  [
    'R4.7 a visitor is sent away from a starred screen',
    { access: 'member-not-demo', realname: true },
    nobody,
    'login_first',
  ],
  ['R4.7 a member leaves a screen for visitors', { access: 'guest' }, alice, 'already_in'],
  ['R2.11 a visitor reaches the login', { access: 'guest' }, nobody, 'pass'],
  [
    'R4.8 a member without a real name is sent to the centre',
    { access: 'member', realname: true },
    bobby,
    'realname_first',
  ],
  ['R4.8 the centre itself asks for no real name', { access: 'member' }, bobby, 'pass'],
  [
    'R4.9 a trial account is kept from a starred screen',
    { access: 'member-not-demo', realname: true },
    trial,
    'demo_refused',
  ],
  [
    'R6.3 a trial account opens an unstarred screen without a real name',
    { access: 'member', realname: true },
    trial,
    'pass',
  ],
  ['R6.2 a complete member opens a starred screen', { access: 'member-not-demo', realname: true }, alice, 'pass'],
])('%s', (_, accessRule, visitor, verdict) => expect(judgeAccess(accessRule, visitor)).toBe(verdict))

it('R4.7 R4.8 each refusal has its way out', () => {
  expect(wayOut).toEqual({
    login_first: '/Index',
    already_in: '/',
    demo_refused: '/Index',
    realname_first: '/Member/Center',
  })
})
