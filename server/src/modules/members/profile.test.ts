import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBalance } from '../ledger/index.ts'
import { findMemberByName } from './member.sql.ts'
import { setTransMode } from './profile.ts'
import { PASSWORD, type AuthApi, data, startAuthApi, outcome } from '@moongate/testing/auth-api'
import { checkWithdrawalPassword } from './withdrawal-password.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
const idOf = async (name: string) => (await findMemberByName(api.d.db, name))?.id ?? 0

describe('R3.1 the member as the site shows him', () => {
  it('has every key of the wire', async () => {
    const token = await api.logIn('carol')
    const me = await data<object>(api.call('/auth/me', {}, { token }))
    expect(me).toEqual({
      name: 'carol',
      realname: '陈凯蓉',
      phone: '13800138003',
      email: '',
      qq: '',
      money: '0.00',
      ml_money: '12.34',
      fs_money: '0.00',
      is_trans: 1,
      is_trans_on: 1,
      is_demo: 0,
      has_qk_pwd: true,
      agent_id: await idOf('carol'),
      updated_at: '2026-11-21 12:00:00',
    })
  })

  it('shows the wallet mode that was set', async () => {
    const token = await api.logIn('bobby')
    await setTransMode(api.d.db, await idOf('bobby'), false)
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ is_trans: 0, is_trans_on: 0 })
  })
})

describe('R3.6 changing contact data', () => {
  it('fills in a real name once, then refuses another', async () => {
    const token = await api.logIn('bobby')
    const answer = await api.call(
      '/auth/info/update',
      { realname: '赵磊', email: 'bobby@example.com', qq: '123456' },
      { token },
    )
    expect(answer.body).toMatchObject({
      message: 'Modified successfully',
      data: { realname: '赵磊', email: 'bobby@example.com', qq: '123456' },
    })
    expect(await outcome(api.call('/auth/info/update', { realname: '王磊' }, { token }))).toBe(
      '400 members.realname_fixed',
    )
    expect(await outcome(api.call('/auth/info/update', { realname: '赵磊', phone: '13511112222' }, { token }))).toBe(
      '200',
    )
  })

  it('refuses the phone of another member', async () => {
    const token = await api.logIn('bobby')
    expect(await outcome(api.call('/auth/info/update', { phone: '13800138001' }, { token }))).toBe(
      '409 members.phone_taken',
    )
  })

  it('is in the audit log with what it was before', async () => {
    const { rows } = await api.d.owner.pool.query(
      "select actor_name, before->>'realname' as before, after->>'realname' as after from audit.entries where action = 'members.info_updated' order by id limit 1",
    )
    expect(rows).toEqual([{ actor_name: 'bobby', before: '', after: '赵磊' }])
  })
})

describe('R3.6 R8.3 the login password', () => {
  const change = { oldpassword: PASSWORD, password: 'Another12', password_confirmation: 'Another12' }

  it.each([
    ['another confirmation', { password_confirmation: 'Another13' }, '422 members.confirmation_differs'],
    ['a wrong old one', { oldpassword: 'wrong123' }, '400 sessions.password_wrong'],
    ['the same one', { password: PASSWORD, password_confirmation: PASSWORD }, '400 sessions.password_same'],
    ['one too short', { password: 'abc12', password_confirmation: 'abc12' }, '422 common.invalid'],
  ])('refuses %s', async (_case, part, refusal) => {
    const token = await api.logIn('alice')
    expect(await outcome(api.call('/member/password/modify', { ...change, ...part }, { token }))).toBe(refusal)
  })

  it('changes it, ends the session, and only the new one logs in', async () => {
    const token = await api.logIn('alice')
    const answer = await api.call('/member/password/modify', change, { token })
    expect(answer.body.message).toBe('Password changed successfully, please log in again')
    expect(await outcome(api.call('/auth/me', {}, { token }))).toBe('401 auth.force_offline')
    expect(
      await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, ...(await api.captcha()) })),
    ).toBe('400 sessions.credentials_wrong')
    expect(
      await outcome(api.call('/auth/login', { name: 'alice', password: 'Another12', ...(await api.captcha()) })),
    ).toBe('200')
  })

  it('guesses at the old one are limited', async () => {
    const token = await api.logIn('carol', { ip: '192.0.2.77' })
    const tries: string[] = []
    for (let i = 0; i < 11; i++)
      tries.push(
        await outcome(
          api.call('/member/password/modify', { ...change, oldpassword: `wrong${i}` }, { token, ip: '192.0.2.77' }),
        ),
      )
    expect(tries.at(-1)).toBe('429 sessions.login_blocked')
  })
})

describe('R4.17 the withdrawal password', () => {
  const forget = (name: string) =>
    api.d.owner.pool.query(
      'update members.members set qk_pwd_hash = null, qk_pwd_fails = 0, qk_pwd_locked_until = null where name = $1',
      [name],
    )

  it('is set once and shows in has_qk_pwd', async () => {
    await forget('bobby')
    const token = await api.logIn('bobby')
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ has_qk_pwd: false })
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '111222')).toBe('not_set')
    expect(await outcome(api.call('/member/drawing_pwd/set', { qk_pwd: '111222' }, { token }))).toBe('200')
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ has_qk_pwd: true })
    expect(await outcome(api.call('/member/drawing_pwd/set', { qk_pwd: '333444' }, { token }))).toBe(
      '409 members.qk_pwd_already_set',
    )
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '111222')).toBe('ok')
  })

  it('R3.6 is changed by who knows the old one', async () => {
    const token = await api.logIn('bobby')
    const change = { old_qk_pwd: '111222', qk_pwd: '555666', qk_pwd_confirmation: '555666' }
    expect(
      await outcome(api.call('/member/drawing_pwd/modify', { ...change, qk_pwd_confirmation: '555667' }, { token })),
    ).toBe('422 members.confirmation_differs')
    expect(await outcome(api.call('/member/drawing_pwd/modify', { ...change, old_qk_pwd: '999999' }, { token }))).toBe(
      '400 members.qk_pwd_wrong',
    )
    expect(await outcome(api.call('/member/drawing_pwd/modify', change, { token }))).toBe('200')
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '555666')).toBe('ok')
  })

  it('five wrong ones lock it for a day, the right one too; then it is good again', async () => {
    const id = await idOf('bobby')
    const verdicts: string[] = []
    for (let i = 0; i < 5; i++) verdicts.push(await checkWithdrawalPassword(api.d, id, '000000'))
    verdicts.push(await checkWithdrawalPassword(api.d, id, '555666'))
    expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked', 'locked'])
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await checkWithdrawalPassword(api.d, id, '555666')).toBe('ok')
  })

  it('parallel guesses do not get more than five tries', async () => {
    const verdicts = await Promise.all(Array.from({ length: 12 }, () => checkWithdrawalPassword(api.d, 2, '000000')))
    expect(verdicts.filter((v) => v === 'wrong')).toHaveLength(4)
    expect(verdicts.filter((v) => v === 'locked')).toHaveLength(8)
  })
})

describe('a demo account', () => {
  it('starts with play money at the local lottery and no real money', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.80' }))
    const me = await data<{ name: string; money: string; is_demo: number }>(
      api.call('/auth/me', {}, { token: access_token }),
    )
    expect(me).toMatchObject({
      name: expect.stringMatching(/^demo[a-z2-9]{8}$/),
      money: '2000.00',
      fs_money: '0.00',
      is_demo: 1,
      has_qk_pwd: false,
    })
    const id = await idOf(me.name)
    expect(await readBalance(api.d.db, id, 'PLAY', 'supplier:JZ')).toBe(2000_00n)
    expect(await readBalance(api.d.db, id, 'CNY', 'centre')).toBe(0n)
  })

  it('is one an address and day, also within one household of IPv6', async () => {
    expect(await outcome(api.call('/auth/demo', {}, { ip: '203.0.113.80' }))).toBe('429 members.demo_limit')
    expect(await outcome(api.call('/auth/demo', {}, { ip: '2001:db8:5:6::1' }))).toBe('200')
    expect(await outcome(api.call('/auth/demo', {}, { ip: '2001:db8:5:6:7::2' }))).toBe('429 members.demo_limit')
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await outcome(api.call('/auth/demo', {}, { ip: '203.0.113.80' }))).toBe('200')
  })

  it('R6.3 is refused on the routes of members', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.81' }))
    const answer = await api.call('/member/drawing_pwd/set', { qk_pwd: '123456' }, { token: access_token })
    expect(answer).toMatchObject({
      http: 403,
      body: { error: 'policy.demo_not_supported', message: 'Trial accounts do not support this operation' },
    })
  })

  it('R8.3 a visitor is asked to log in first', async () => {
    expect((await api.call('/auth/me')).body).toMatchObject({
      code: 401,
      error: 'auth.login_required',
      message: 'Please log in first',
    })
  })
})
