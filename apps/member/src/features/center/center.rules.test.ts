import { expect, it } from 'vitest'
import { findFirstFault } from '../../forms/fields.ts'
import { computeCompleteness, judgeSecurity, listProfileChanges, listProfileSteps } from './completeness.rules.ts'
import { passwordForms, isConfirmationWrong } from './password.rules.ts'

it('R2.31 completeness counts what is there', () => {
  expect(
    computeCompleteness(listProfileSteps({ realname: '', phone: '13800138000', has_qk_pwd: false, cards: 0 })),
  ).toBe(0.25)
  expect(computeCompleteness(listProfileSteps({ realname: 'Li', phone: '1', has_qk_pwd: true, cards: 2 }))).toBe(1)
})
it.each([
  ['low', { realname: 'Li', phone: '1', has_qk_pwd: false, cards: 1 }],
  ['medium', { realname: 'Li', phone: '', has_qk_pwd: true, cards: 1 }],
  ['medium', { realname: '', phone: '1', has_qk_pwd: true, cards: 0 }],
  ['high', { realname: 'Li', phone: '1', has_qk_pwd: true, cards: 0 }],
] as const)('R2.31 security is %s', (level, known) => expect(judgeSecurity(listProfileSteps(known))).toBe(level))
it('R3.6 only changes are sent, a set real name never', () => {
  const known = { realname: 'Li', phone: '13800138000', email: '', qq: '' }
  expect(listProfileChanges(known, { realname: 'Wang', phone: '13800138000', email: 'a@b.cn', qq: '' })).toEqual({
    email: 'a@b.cn',
  })
  expect(
    listProfileChanges({ ...known, realname: '' }, { realname: 'Li Yue', phone: '13800138000', email: '', qq: '' }),
  ).toEqual({
    realname: 'Li Yue',
  })
})
it('R3.6 an emptied input is a change, an empty one that was empty is none', () => {
  const known = { realname: 'Li', phone: '13800138000', email: 'a@b.cn', qq: '' }
  expect(listProfileChanges(known, { realname: '', phone: '13800138000', email: '', qq: '' })).toEqual({ email: '' })
  expect(listProfileChanges(known, { realname: 'Li', phone: '', email: 'a@b.cn', qq: '' })).toEqual({ phone: '' })
})
it('R3.6 the password forms ask for their names and the same twice', () => {
  expect(passwordForms.login.map((f) => f.name)).toEqual(['oldpassword', 'password', 'password_confirmation'])
  expect(passwordForms.qk_change.map((f) => f.name)).toEqual(['old_qk_pwd', 'qk_pwd', 'qk_pwd_confirmation'])
  expect(isConfirmationWrong('login', (name) => (name === 'password' ? 'abc123' : 'abc124'))).toBe(
    'password_confirmation',
  )
  expect(isConfirmationWrong('qk_set', () => '888888')).toBeUndefined()
  expect(findFirstFault(passwordForms.qk_set, () => '12345')?.fault).toBe('pattern')
})
