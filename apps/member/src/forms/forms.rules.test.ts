import { expect, it } from 'vitest'
import { findAmountFault, parseMinor, computePercentDone, parseWireMinor, sumWire } from './amount.rules.ts'
import { choosePhoneRule, type Field, findFirstFault, getMaxLength } from './fields.ts'
import { loginFields } from './login.fields.ts'
import { readSettings, listRegisterFields } from './register.rules.ts'

const read = (values: Record<string, string>) => (name: string) => values[name] ?? ''
const fault = (fields: readonly Field[], values: Record<string, string>) => {
  const found = findFirstFault(fields, read(values))
  return found && `${found.field.name} ${found.fault}`
}
const good = { name: 'alice', password: 'Moongate88', captcha: '7K3Q' }

it.each([
  ['R5.3 all three are required, the account first', {}, 'name required'],
  ['R5.1 three characters are no account', { ...good, name: 'ali' }, 'name pattern'],
  ['R5.1 sixteen characters are no account', { ...good, name: 'a'.repeat(16) }, 'name pattern'],
  ['R5.1 an account is letters and digits', { ...good, name: 'ali ce' }, 'name pattern'],
  ['R5.2 five characters are no password', { ...good, password: 'abc12' }, 'password pattern'],
  ['R5.2 fourteen characters are no password', { ...good, password: 'a'.repeat(14) }, 'password pattern'],
  ['R5.3 the captcha is required', { ...good, captcha: '' }, 'captcha required'],
  ['R5.3 a captcha has at most thirteen characters', { ...good, captcha: 'x'.repeat(14) }, 'captcha max'],
  ['R5.5 the first of several faults answers', { name: 'a', password: 'b', captcha: '' }, 'name pattern'],
  ['R5.1 R5.2 R5.3 a whole form passes', good, undefined],
] as const)('%s', (_, values, expected) => expect(fault(loginFields, values)).toBe(expected))

it('R5.1 R5.2 R5.3 inputs stop at their limits', () => {
  expect(loginFields.map((field) => getMaxLength(field.rule))).toEqual([16, 13, 13])
})

const all = readSettings(
  '{"isInviteCodeRequired":true,"isRealNameRequred":true,"isPhoneRequired":true,"isCaptchaRequired":true}',
)
it('R3.4 R5.4 the form asks for what the settings require, in order', () => {
  expect(listRegisterFields(all).map((field) => field.name)).toEqual([
    'invite_code',
    'name',
    'password',
    'realname',
    'phone',
    'qk_pwd',
    'captcha',
  ])
  expect(listRegisterFields(readSettings('{}')).map((field) => field.name)).toEqual(['name', 'password', 'qk_pwd'])
})
it('R5.4 register inputs stop at their limits', () => {
  expect(listRegisterFields(all).map((field) => getMaxLength(field.rule))).toEqual([20, 20, 12, 12, 11, 6, 6])
})
it('R3.4 unreadable settings ask for the captcha only', () => {
  expect(listRegisterFields(readSettings('no json')).map((field) => field.name)).toEqual([
    'name',
    'password',
    'qk_pwd',
    'captcha',
  ])
})
it.each([
  ['R5.6 a phone begins with 13 to 19', '12800138000', 'phone pattern'],
  ['R5.6 a phone has eleven digits', '1380013800', 'phone pattern'],
  ['R5.6 19 is a phone', '19900138000', undefined],
] as const)('%s', (_, phone, expected) =>
  expect(fault([{ name: 'phone', ...choosePhoneRule(undefined) }], { phone })).toBe(expected),
)
it.each([
  ['R5.6 a wider pattern lets numbers of other countries through', '0[689]\\d{8}', '0812345678', undefined],
  ['R5.6 and keeps others out', '0[689]\\d{8}', '13800138000', 'phone pattern'],
  ['R5.6 a narrower one too', '13\\d{9}', '15800138000', 'phone pattern'],
  ['R5.6 the default is the default', '^1[3-9]\\d{9}$', '1380013800', 'phone pattern'],
] as const)('%s', (_, pattern, phone, expected) => {
  expect(fault([{ name: 'phone', ...choosePhoneRule(pattern) }], { phone })).toBe(expected)
})
it('R5.4 R5.6 the input stops at eleven digits, and later where numbers may be longer', () => {
  expect(['^1[3-9]\\d{9}$', '0[689]\\d{8}'].map((pattern) => getMaxLength(choosePhoneRule(pattern).rule))).toEqual([
    11, 20,
  ])
})

it.each([
  ['R5.9 an amount is required', '', {}, 'required'],
  ['R5.9 zero is no amount', '0.00', {}, 'required'],
  ['R5.12 below the minimum', '99.99', { min: '100.00' }, 'below_min'],
  ['R5.12 at the minimum', '100', { min: '100.00', max: '500.00' }, undefined],
  ['R5.12 above the single limit', '500.01', { min: '100.00', max: '500.00' }, 'above_max'],
  ['R8.4 above the balance', '500', { balance: '499.99' }, 'above_balance'],
  ['R5.12 the minimum answers before the balance', '1', { min: '100.00', balance: '0.00' }, 'below_min'],
] as const)('%s', (_, text, limits, expected) => expect(findAmountFault(text, limits)).toBe(expected))

it('R9.8 amounts are whole minor units, never floats', () => {
  expect(parseMinor('0.1')).toBe(10n)
  expect(parseMinor('12.')).toBe(1200n)
  expect(parseMinor('1.005')).toBeUndefined()
  expect(parseWireMinor('-20.05')).toBe(-2005n)
  expect(sumWire(['0.10', '0.20'])).toBe('0.30')
  expect(computePercentDone('300.00', '1200.00')).toBe(75)
  expect(computePercentDone('0.00', '0.00')).toBe(100)
})
