import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, data, startTestApi, outcome } from './test-api.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestApi()
})
afterAll(() => house.stop())
afterEach(() => house.d.owner.pool.query('delete from site.configs'))

const off = { isInviteCodeRequired: false, isRealNameRequred: false, isPhoneRequired: false, isCaptchaRequired: true }
const settle = (key: string, value: unknown) =>
  house.d.owner.pool.query(
    'insert into site.configs (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )

let serial = 0
const form = async (change: object = {}) => {
  serial += 1
  return {
    name: `guest${serial}`,
    password: 'Secret12',
    password_confirmation: 'Secret12',
    qk_pwd: '123456',
    agreement: true,
    register_site: 'https://site.example',
    ...(await house.captcha()),
    ...change,
  }
}
const register = async (change?: object) => house.call('/auth/register', await form(change))
const members = async () =>
  Number((await house.d.owner.pool.query('select count(*)::int as n from identity.members')).rows[0].n)

describe('R3.3 registering', () => {
  it('makes a member and logs him in', async () => {
    const { access_token } = await data<{ access_token: string }>(
      register({ name: 'Newcomer', realname: '张伟', phone: '13912345678' }),
    )
    const me = await data<object>(house.call('/auth/me', {}, { token: access_token }))
    expect(me).toMatchObject({
      name: 'Newcomer',
      realname: '张伟',
      phone: '13912345678',
      money: '0.00',
      fs_money: '0.00',
      is_demo: 0,
      has_qk_pwd: true,
      agent_id: null,
      updated_at: '2026-11-21 12:00:00',
    })
  })

  it('stores passwords as argon2id only', async () => {
    const { rows } = await house.d.owner.pool.query(
      "select password_hash, qk_pwd_hash from identity.members where name = 'Newcomer'",
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(rows[0].qk_pwd_hash).toMatch(/^\$argon2id\$/)
  })

  it('tells the modules above', async () => {
    const { rows } = await house.d.owner.pool.query('select payload from graphile_worker._private_jobs')
    expect(rows).toContainEqual({
      payload: expect.objectContaining({
        event: 'members.registered',
        payload: {
          member_id: expect.any(Number),
          invited_by: null,
          invite_code: '',
          register_site: 'https://site.example',
        },
      }),
    })
  })
})

describe('R3.4 R5.4 the settings are obeyed', () => {
  it.each([
    ['isInviteCodeRequired', '422 identity.invite_required', { invite_code: 'moon88' }],
    ['isRealNameRequred', '422 identity.realname_required', { realname: '李娜' }],
    ['isPhoneRequired', '422 identity.phone_required', { phone: '13700000001' }],
  ])('%s', async (flag, refusal, given) => {
    await settle('register_setting', { ...off, [flag]: true })
    expect(await outcome(register())).toBe(refusal)
    expect(await outcome(register(given))).toBe('200')
  })

  it('isCaptchaRequired', async () => {
    expect(await outcome(register({ captcha: '', key: '' }))).toBe('400 identity.captcha_wrong')
    await settle('register_setting', { ...off, isCaptchaRequired: false })
    expect(await outcome(register({ captcha: '', key: '' }))).toBe('200')
  })

  it('R5.6 the phone pattern of the settings narrows', async () => {
    await settle('phone_pattern', '^13\\d{9}$')
    expect(await outcome(register({ phone: '15800138000' }))).toBe('422 identity.phone_invalid')
  })
})

describe('R5.14 R8.3 a refused form says why and leaves nothing', () => {
  it.each([
    ['R5.1 a name of three letters', { name: 'abc' }, '422 common.invalid'],
    ['R5.1 a name of sixteen', { name: 'a'.repeat(16) }, '422 common.invalid'],
    ['R5.1 a name with a dash', { name: 'ab-cd' }, '422 common.invalid'],
    [
      'R5.4 a password of thirteen',
      { password: 'a'.repeat(13), password_confirmation: 'a'.repeat(13) },
      '422 common.invalid',
    ],
    ['R5.4 a password of five', { password: 'abc12', password_confirmation: 'abc12' }, '422 common.invalid'],
    ['R5.4 a withdrawal password of letters', { qk_pwd: 'abcdef' }, '422 common.invalid'],
    ['R5.6 a phone of ten digits', { phone: '1380013800' }, '422 common.invalid'],
    ['R5.6 a phone that begins with 12', { phone: '12800138000' }, '422 common.invalid'],
    ['R5.4 a confirmation that differs', { password_confirmation: 'Secret13' }, '422 identity.confirmation_differs'],
    ['R5.4 no agreement', { agreement: false }, '422 identity.agreement_required'],
    ['a wrong captcha', { captcha: 'zzzz' }, '400 identity.captcha_wrong'],
    ['a name that is taken, in another case', { name: 'ALICE' }, '409 identity.name_taken'],
    ['a phone that is taken', { phone: '13800138001' }, '409 identity.phone_taken'],
    ['an unknown invite code', { invite_code: 'NOBODY' }, '400 identity.invite_unknown'],
  ])('%s', async (_case, change, refusal) => {
    const before = await members()
    expect(await outcome(register(change))).toBe(refusal)
    expect(await members()).toBe(before)
  })

  it('R5.8 the message names the field', async () => {
    expect((await register({ phone: '1' })).body).toMatchObject({
      message: expect.stringMatching(/phone number/i),
      errors: { phone: expect.any(String) },
    })
  })

  it('a taken name is not told without a captcha', async () => {
    expect(await outcome(house.call('/auth/register', await form({ name: 'alice', captcha: 'zzzz' })))).toBe(
      '400 identity.captcha_wrong',
    )
  })

  it('of five forms with one name at once one is taken', async () => {
    const forms = await Promise.all(Array.from({ length: 5 }, () => form({ name: 'rusher' })))
    const all = await Promise.all(forms.map((f) => outcome(house.call('/auth/register', f))))
    expect(all.toSorted()).toEqual(['200', ...Array<string>(4).fill('409 identity.name_taken')])
  })

  it('of five forms with one phone at once one is taken', async () => {
    const forms = await Promise.all(Array.from({ length: 5 }, () => form({ phone: '13655550000' })))
    const all = await Promise.all(forms.map((f) => outcome(house.call('/auth/register', f))))
    expect(all.toSorted()).toEqual(['200', ...Array<string>(4).fill('409 identity.phone_taken')])
  })
})

describe('an invite code', () => {
  it('is taken in any case and remembered as who invited', async () => {
    await data(register({ name: 'invited1', invite_code: 'moon88' }))
    const { rows } = await house.d.owner.pool.query(
      "select i.name from identity.members m join identity.members i on i.id = m.invited_by where m.name = 'invited1'",
    )
    expect(rows).toEqual([{ name: 'carol' }])
  })
})
