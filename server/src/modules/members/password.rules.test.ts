import { describe, expect, it } from 'vitest'
import { isCommonPassword, refusePassword } from './password.rules.ts'

describe('R5.4 what an operator may ask of a password', () => {
  it.each([
    ['specification', 'abc123', undefined],
    ['specification', 'alice1', undefined],
    ['strict', 'k7Rw2q', 'members.password_short'],
    ['strict', 'k7Rw2qx', 'members.password_short'],
    ['strict', 'k7Rw2qxz', undefined],
    ['strict', 'ALICE2026x', 'members.password_has_name'],
    ['strict', 'Password1', 'members.password_common'],
  ] as const)('%s %s', (profile, password, refusal) => {
    expect(refusePassword(profile, { name: 'alice', password })).toBe(refusal)
  })

  it.each([
    'password',
    'Passw0rd',
    'password123',
    '123password',
    '12345678',
    '87654321',
    '11111111',
    'aaaaaaaa',
    'abcabcabc',
    'abcdefgh',
    'qwertyui',
    'qwerty123',
    '1q2w3e4r',
    'iloveyou',
    'Iloveyou1',
    'woaini520',
    '19900101',
    'admin888',
    'zxcvbnm1',
    'letmein12',
    'dragon99',
    'matkhau123',
    '12121212',
  ])('%s is guessed first', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['k7Rw2qxz', 'blauerHund7', 'tea4Ministry', 'n3verM0ndays', 'Zug14nachUlm', '83920174'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
