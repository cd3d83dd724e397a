import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthApi, data, startAuthApi, outcome } from '@moongate/testing/auth-api'
import { findIdentity, findMemberByName } from '../members/index.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
beforeEach(() => hold('standard'))
afterEach(() => api.d.owner.pool.query('delete from site.configs'))

const off = { isInviteCodeRequired: false, isRealNameRequred: false, isPhoneRequired: false, isCaptchaRequired: true }
const settle = (key: string, value: unknown) =>
  api.d.owner.pool.query(
    'insert into site.configs (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
/** The site is held to the texts of a licence. */
const hold = (profile: string) =>
  settle('protection', { profile, reality_minutes: 60, cool_off_loss: '2000.00', help: [] })

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
    ...(await api.captcha()),
    ...change,
  }
}
const register = async (change?: object) => api.call('/auth/register', await form(change))
const countMembers = async () =>
  Number((await api.d.owner.pool.query('select count(*)::int as n from members.members')).rows[0].n)

const idOf = async (name: string) => (await findMemberByName(api.d.db, name))?.id
const events = async (event: string): Promise<unknown[]> =>
  (
    await api.d.owner.pool.query(
      "select payload->'payload' as told from graphile_worker._private_jobs where payload->>'event' = $1 order by id",
      [event],
    )
  ).rows.map((row) => row.told)

describe('R3.3 registering', () => {
  it('makes a member and logs him in', async () => {
    const { access_token } = await data<{ access_token: string }>(
      register({ name: 'Newcomer', realname: '张伟', phone: '13912345678' }),
    )
    const me = await data<object>(api.call('/auth/me', {}, { token: access_token }))
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

  it('R6.3 asks for the day of birth where the licence does, keeps it, and refuses who is too young', async () => {
    await hold('ON')
    expect(await outcome(register())).toBe('422 policy.birth_required')
    expect(await outcome(register({ birth_on: '2026-11-22' }))).toBe('422 policy.birth_invalid')
    const young = await register({ birth_on: '2007-11-22' })
    expect([young.http, young.body.error, young.body.message]).toEqual([
      403,
      'policy.too_young',
      expect.stringMatching('19'),
    ])
    await data(register({ name: 'Nineteen', birth_on: '2007-11-21' }))
    const said = await findIdentity(api.d.db, (await idOf('Nineteen')) ?? 0)
    expect(said).toEqual({ realname: '', birth_on: '2007-11-21' })
  })

  it('R6.3 and where nothing is said of a licence, the strictest', async () => {
    await api.d.owner.pool.query('delete from site.configs')
    expect(await outcome(register())).toBe('422 policy.birth_required')
    expect(await outcome(register({ birth_on: '2005-11-22' }))).toBe('403 policy.too_young')
  })

  it('takes exactly the fields of the specification, and refuses only a no to the agreement', async () => {
    const specified = async (name: string) => {
      const fields = { invite_code: 'MOON88', name, realname: '张伟', phone: '13912340001', qk_pwd: '123456' }
      const chosen = { password: 'Secret12', password_confirmation: 'Secret12', register_site: 'https://site.example' }
      return { ...fields, ...chosen, ...(await api.captcha()) }
    }
    for (const agreement of [false, 0])
      expect(await outcome(api.call('/auth/register', { ...(await specified('exactly')), agreement }))).toBe(
        '422 members.agreement_required',
      )
    expect(await outcome(api.call('/auth/register', await specified('exactly')))).toBe('200')
  })

  it('stores passwords as argon2id only', async () => {
    await data(register({ name: 'Hashed' }))
    const { rows } = await api.d.owner.pool.query(
      "select password_hash, qk_pwd_hash from members.members where name = 'Hashed'",
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(rows[0].qk_pwd_hash).toMatch(/^\$argon2id\$/)
  })

  it('tells the modules above who registered, by which code and where', async () => {
    const before = (await events('members.registered')).length
    await data(register({ name: 'Newcomer2', invite_code: 'moon88', register_site: 'https://other.example' }))
    await data(register({ name: 'Newcomer3' }))
    expect((await events('members.registered')).slice(before)).toEqual([
      {
        member_id: await idOf('Newcomer2'),
        invited_by: await idOf('carol'),
        invite_code: 'MOON88',
        register_site: 'https://other.example',
      },
      {
        member_id: await idOf('Newcomer3'),
        invited_by: null,
        invite_code: null,
        register_site: 'https://site.example',
      },
    ])
  })
})

describe('R3.4 R5.4 the settings are obeyed', () => {
  it.each([
    ['isInviteCodeRequired', '422 members.invite_required', { invite_code: 'moon88' }],
    ['isRealNameRequred', '422 members.realname_required', { realname: '李娜' }],
    ['isPhoneRequired', '422 members.phone_required', { phone: '13700000001' }],
  ])('%s', async (flag, refusal, given) => {
    await settle('register_setting', { ...off, [flag]: true })
    expect(await outcome(register())).toBe(refusal)
    expect(await outcome(register(given))).toBe('200')
  })

  it('isCaptchaRequired', async () => {
    expect(await outcome(register({ captcha: '', key: '' }))).toBe('400 sessions.captcha_wrong')
    await settle('register_setting', { ...off, isCaptchaRequired: false })
    expect(await outcome(register({ captcha: '', key: '' }))).toBe('200')
  })

  it('R5.4 the password profile of the settings: strict refuses what is short, common, or has the name', async () => {
    const chosen = (password: string) => ({ name: 'stricter', password, password_confirmation: password })
    await settle('password_profile', 'strict')
    expect(await outcome(register(chosen('k7Rw2q')))).toBe('422 members.password_short')
    expect(await outcome(register(chosen('Password1')))).toBe('422 members.password_common')
    expect(await outcome(register(chosen('xStricter9')))).toBe('422 members.password_has_name')
    const { access_token } = await data<{ access_token: string }>(register(chosen('k7Rw2qxz')))
    const change = { oldpassword: 'k7Rw2qxz', password: 'Stricter12', password_confirmation: 'Stricter12' }
    expect(await outcome(api.call('/member/password/modify', change, { token: access_token }))).toBe(
      '422 members.password_has_name',
    )
  })

  it('R5.6 the phone pattern of the settings narrows', async () => {
    await settle('phone_pattern', '^13\\d{9}$')
    expect(await outcome(register({ phone: '15800138000' }))).toBe('422 members.phone_invalid')
  })

  it.each([
    ['Thailand', '0[689]\\d{8}', '0812345678'],
    ['Vietnam, with its code', '\\+84\\d{9}', '+84912345678'],
    ['Hong Kong, as it is written there', '[5-9]\\d{3} \\d{4}', '9123 4567'],
  ])('R5.6 and widens, for numbers of %s', async (_where, pattern, phone) => {
    expect(await outcome(register({ phone }))).toBe('422 members.phone_invalid')
    await settle('phone_pattern', pattern)
    expect(await outcome(register({ phone }))).toBe('200')
    expect(await outcome(register({ phone: '13700000009' }))).toBe('422 members.phone_invalid')
  })
})

describe('R5.14 R8.3 a refused form says why and leaves nothing', () => {
  it.each([
    ['R5.1 a name of three letters', { name: 'abc' }, '422 common.invalid'],
    ['R5.4 a name of sixteen', { name: 'a'.repeat(16) }, '422 common.invalid'],
    ['R5.1 a name with a dash', { name: 'ab-cd' }, '422 common.invalid'],
    [
      'R5.4 a password of thirteen',
      { password: 'a'.repeat(13), password_confirmation: 'a'.repeat(13) },
      '422 common.invalid',
    ],
    ['R5.4 a password of five', { password: 'abc12', password_confirmation: 'abc12' }, '422 common.invalid'],
    ['R5.4 a withdrawal password of letters', { qk_pwd: 'abcdef' }, '422 common.invalid'],
    ['R5.6 a phone of ten digits', { phone: '1380013800' }, '422 members.phone_invalid'],
    ['R5.6 a phone that begins with 12', { phone: '12800138000' }, '422 members.phone_invalid'],
    ['R5.6 what is no phone number anywhere', { phone: 'not a number' }, '422 common.invalid'],
    ['R5.4 a confirmation that differs', { password_confirmation: 'Secret13' }, '422 members.confirmation_differs'],
    ['R5.4 no agreement', { agreement: false }, '422 members.agreement_required'],
    ['a wrong captcha', { captcha: 'zzzz' }, '400 sessions.captcha_wrong'],
    ['a name that is taken, in another case', { name: 'ALICE' }, '409 members.name_taken'],
    ['a phone that is taken', { phone: '13800138001' }, '409 members.phone_taken'],
    ['an unknown invite code', { invite_code: 'NOBODY' }, '400 members.invite_unknown'],
  ])('%s', async (_case, change, refusal) => {
    const before = await countMembers()
    expect(await outcome(register(change))).toBe(refusal)
    expect(await countMembers()).toBe(before)
  })

  it('R5.8 the message names the field', async () => {
    expect((await register({ phone: '1' })).body).toMatchObject({
      message: expect.stringMatching(/phone number/i),
      errors: { phone: expect.any(String) },
    })
  })

  it('a taken name is not told without a captcha', async () => {
    expect(await outcome(api.call('/auth/register', await form({ name: 'alice', captcha: 'zzzz' })))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('of five forms with one name at once one is taken', async () => {
    const forms = await Promise.all(Array.from({ length: 5 }, () => form({ name: 'rusher' })))
    const all = await Promise.all(forms.map((f) => outcome(api.call('/auth/register', f))))
    expect(all.toSorted()).toEqual(['200', ...Array<string>(4).fill('409 members.name_taken')])
  })

  it('of five forms with one phone at once one is taken', async () => {
    const forms = await Promise.all(Array.from({ length: 5 }, () => form({ phone: '13655550000' })))
    const all = await Promise.all(forms.map((f) => outcome(api.call('/auth/register', f))))
    expect(all.toSorted()).toEqual(['200', ...Array<string>(4).fill('409 members.phone_taken')])
  })
})

describe('an invite code', () => {
  it('is taken in any case and remembered as who invited', async () => {
    await data(register({ name: 'invited1', invite_code: 'moon88' }))
    const { rows } = await api.d.owner.pool.query(
      "select i.name from members.members m join members.members i on i.id = m.invited_by where m.name = 'invited1'",
    )
    expect(rows).toEqual([{ name: 'carol' }])
  })
})
