import { expect, it } from 'vitest'
import { firstFault } from '../../forms/fields.ts'
import { completeness, profileChanges, profileSteps } from './completeness.rules.ts'
import { passwordForms, unequal } from './password.rules.ts'

it('R2.31 completeness counts what is there', () => {
  expect(completeness(profileSteps({ realname: '', phone: '13800138000', has_qk_pwd: false, cards: 0 }))).toBe(0.25)
  expect(completeness(profileSteps({ realname: 'Li', phone: '1', has_qk_pwd: true, cards: 2 }))).toBe(1)
})
it('R3.6 only changes are sent, a set real name never', () => {
  const known = { realname: 'Li', phone: '13800138000', email: '', qq: '' }
  expect(profileChanges(known, { realname: 'Wang', phone: '13800138000', email: 'a@b.cn', qq: '' })).toEqual({
    email: 'a@b.cn',
  })
  expect(profileChanges({ ...known, realname: '' }, { realname: 'Li Yue', phone: '', email: '', qq: '' })).toEqual({
    realname: 'Li Yue',
  })
})
it('R3.6 the password forms ask for their names and the same twice', () => {
  expect(passwordForms.login.map((f) => f.name)).toEqual(['oldpassword', 'password', 'password_confirmation'])
  expect(passwordForms.qk_change.map((f) => f.name)).toEqual(['old_qk_pwd', 'qk_pwd', 'qk_pwd_confirmation'])
  expect(unequal('login', (name) => (name === 'password' ? 'abc123' : 'abc124'))).toBe('password_confirmation')
  expect(unequal('qk_set', () => '888888')).toBeUndefined()
  expect(firstFault(passwordForms.qk_set, () => '12345')?.fault).toBe('pattern')
})
