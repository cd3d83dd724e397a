import { createAuthenticator } from '@moongate/testing/authenticator'
import { type AuthApi, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sql, sql } from '../../kernel/db.ts'
import { count, many, ORIGIN, createFactors } from './test-factors.ts'

let api: AuthApi
const { setUp, askForPasskey, addPasskey, forgetFactors } = createFactors({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries and codes of the others are forgotten, with members who have set nothing up. */
beforeEach(forgetFactors)

describe('R3.2 a passkey', () => {
  const enter = async (given: { key: string; credential: string }, origin: string = ORIGIN) =>
    outcome(api.call('/auth/passkey', given, { origin }))

  it('logs in without name and password, and without the second step', async () => {
    await setUp()
    await api.d.owner.run(sql`delete from factors.passkeys`)
    api.d.clock.advance(60 * 60_000)
    await api.d.owner.run(sql`update factors.totp set confirmed_at = null`)
    const { authenticator } = await addPasskey()
    await api.d.owner.run(sql`update factors.totp set confirmed_at = kernel.now()`)
    const { key, options } = await askForPasskey()
    const { access_token } = await data<{ access_token: string }>(
      api.call('/auth/passkey', { key, credential: authenticator.sign(options) }, { origin: ORIGIN }),
    )
    expect((await api.call('/auth/me', {}, { token: access_token })).body.data).toMatchObject({ name: 'alice' })
  })

  it('of 100 parallel calls with one answer one opens a session; an answer works once', async () => {
    const { authenticator } = await addPasskey()
    const { key, options } = await askForPasskey()
    const given = { key, credential: authenticator.sign(options) }
    const outcomes = await many(() => enter(given))
    expect(count(outcomes, '200')).toBe(1)
    expect(count(outcomes, '400 factors.passkey_wrong')).toBe(99)
  })

  it.each<[string, (a: ReturnType<typeof createAuthenticator>, options: string) => string, string?]>([
    ['of another page', (a, options) => a.sign(options, { origin: 'https://evil.example' })],
    ['whose owner was not asked', (a, options) => a.sign(options, { verified: false })],
    ['to another challenge', (a) => a.sign(JSON.stringify({ challenge: 'AAAA' }))],
    ['of a key that nobody knows', (_, options) => createAuthenticator(ORIGIN).sign(options)],
    ['that is none', () => '{}'],
    ['that is no JSON', () => 'passkey'],
    ['sent from another page', (a, options) => a.sign(options), 'https://evil.example'],
    [
      'signed and sent from another page',
      (a, options) => a.sign(options, { origin: 'https://evil.example' }),
      'https://evil.example',
    ],
  ])('an answer %s opens nothing', async (_, make, from) => {
    const { authenticator } = await addPasskey()
    const { key, options } = await askForPasskey()
    expect(await enter({ key, credential: make(authenticator, options) }, from)).toBe('400 factors.passkey_wrong')
  })

  it('a counter that goes back is that of a copy', async () => {
    const { authenticator } = await addPasskey()
    const trying = async (counter: number) => {
      const { key, options } = await askForPasskey()
      return enter({ key, credential: authenticator.sign(options, { counter }) })
    }
    expect([await trying(7), await trying(7), await trying(6), await trying(8)]).toEqual([
      '200',
      '400 factors.passkey_wrong',
      '400 factors.passkey_wrong',
      '200',
    ])
  })

  it('opens nothing while staff have taken the password away, nor once the account is closed', async () => {
    const { authenticator } = await addPasskey('bobby')
    const trying = async () => {
      const { key, options } = await askForPasskey()
      return enter({ key, credential: authenticator.sign(options) })
    }
    const set = (change: Sql) => api.d.owner.run(sql`update members.members set ${change} where name = 'bobby'`)
    await set(sql`state = 'closed'`)
    expect(await trying()).toBe('403 sessions.account_disabled')
    await set(sql`state = 'active', password_hash = null`)
    expect(await trying()).toBe('400 factors.passkey_wrong')
    await set(sql`password_hash = (select a.password_hash from members.members a where a.name = 'alice')`)
    expect(await trying()).toBe('200')
  })

  it('five minutes are left to answer', async () => {
    const { authenticator } = await addPasskey()
    const { key, options } = await askForPasskey()
    api.d.clock.advance(5 * 60_000)
    expect(await enter({ key, credential: authenticator.sign(options) })).toBe('400 factors.passkey_wrong')
  })

  it('is asked for where passkeys work alone', async () => {
    expect(await outcome(api.call('/auth/passkey/options', {}, { origin: 'http://site.example' }))).toBe(
      '400 factors.passkey_unavailable',
    )
    expect(await outcome(api.call('/auth/passkey/options', {}))).toBe('400 factors.passkey_unavailable')
  })

  it("is not made by another member's challenge, nor twice by one", async () => {
    const { made, token } = await addPasskey()
    expect(await outcome(api.call('/member/factors/passkeys', made, { token, origin: ORIGIN }))).toBe(
      '400 factors.passkey_wrong',
    )
    const { key, options } = await data<{ key: string; options: string }>(
      api.call('/member/factors/passkeys/options', { password: PASSWORD }, { token, origin: ORIGIN }),
    )
    const other = { key, credential: createAuthenticator(ORIGIN).make(options), label: 'mine' }
    const bobby = await api.logIn('bobby')
    expect(await outcome(api.call('/member/factors/passkeys', other, { token: bobby, origin: ORIGIN }))).toBe(
      '400 factors.passkey_wrong',
    )
  })

  it('is forgotten by its member alone, and opens nothing then', async () => {
    const { authenticator, token } = await addPasskey()
    const { passkeys } = await data<{ passkeys: { id: string }[] }>(
      api.call('/member/factors', {}, { method: 'GET', token }),
    )
    const path = `/member/factors/passkeys/${passkeys[0]?.id}/remove`
    const bobby = await api.logIn('bobby')
    expect(await outcome(api.call(path, { password: PASSWORD }, { token: bobby }))).toBe(
      '404 factors.passkey_not_found',
    )
    expect(await outcome(api.call(path, { password: PASSWORD }, { token }))).toBe('200')
    const { key, options } = await askForPasskey()
    expect(await enter({ key, credential: authenticator.sign(options) })).toBe('400 factors.passkey_wrong')
  })

  it('ten are kept, however many are made at once', async () => {
    const token = await api.logIn('alice')
    const asked = []
    for (let i = 0; i < 12; i++)
      asked.push(
        await data<{ key: string; options: string }>(
          api.call('/member/factors/passkeys/options', { password: PASSWORD }, { token, origin: ORIGIN }),
        ),
      )
    const outcomes = await Promise.all(
      asked.map(({ key, options }) => {
        const made = { key, credential: createAuthenticator(ORIGIN).make(options), label: 'one of many' }
        return outcome(api.call('/member/factors/passkeys', made, { token, origin: ORIGIN }))
      }),
    )
    expect([count(outcomes, '200'), count(outcomes, '409 factors.passkey_limit')]).toEqual([10, 2])
  })
})
