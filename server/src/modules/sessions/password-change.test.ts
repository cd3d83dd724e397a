import { type AuthApi, PASSWORD, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts with the password that carol keeps for all of them, and with no guesses counted any more. */
beforeEach(async () => {
  api.d.clock.advance(60 * 60_000)
  await api.d.owner.pool.query(
    "update members.members set password_hash = (select password_hash from members.members where name = 'carol')",
  )
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
    const written = sql`select actor_name, target from audit.entries where action = 'sessions.password_changed' order by id desc limit 1`
    expect(await api.d.owner.one(written)).toEqual({ actor_name: 'alice', target: 'member:1' })
  })

  it('R3.6 of parallel changes one succeeds', async () => {
    const token = await api.logIn('bobby')
    const chosen = ['Another21', 'Another22', 'Another23', 'Another24']
    const all = await Promise.all(
      chosen.map((password) =>
        outcome(
          api.call('/member/password/modify', { ...change, password, password_confirmation: password }, { token }),
        ),
      ),
    )
    expect(all.filter((o) => o === '200')).toHaveLength(1)
  })

  it('guesses at the login from outside do not stop who is logged in', async () => {
    const token = await api.logIn('carol', { ip: '192.0.2.78' })
    for (let i = 0; i < 11; i++)
      await api.call(
        '/auth/login',
        { name: 'carol', password: `wrong${i}`, ...(await api.captcha()) },
        { ip: `198.51.100.${i}` },
      )
    const asked = { ...change, oldpassword: 'wrong123' }
    expect(await outcome(api.call('/member/password/modify', asked, { token, ip: '198.51.100.99' }))).toBe(
      '400 sessions.password_wrong',
    )
  })

  it('R3.6 who knows the old one is no guesser, however often they ask', async () => {
    const token = await api.logIn('carol', { ip: '192.0.2.76' })
    const same = { ...change, password: PASSWORD, password_confirmation: PASSWORD }
    for (let i = 0; i < 11; i++)
      expect(await outcome(api.call('/member/password/modify', same, { token, ip: '192.0.2.76' }))).toBe(
        '400 sessions.password_same',
      )
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
