import { createAuthenticator } from '@moongate/testing/authenticator'
import { type AuthApi, type AuthAsk, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sql, sql } from '../../kernel/db.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries and codes of the others are forgotten, with members who have set nothing up. */
beforeEach(async () => {
  api.d.clock.advance(60 * 60_000)
  for (const table of [sql`factors.totp`, sql`factors.recovery_codes`, sql`factors.passkeys`])
    await api.d.owner.run(sql`delete from ${table}`)
})

const ORIGIN = 'https://site.example'
const STEP_MS = 30_000
type Opened = { access_token?: string; step?: { ticket: string; expires_in: number; ways: string[] } }
const logIn = async (name = 'alice', ask: AuthAsk = {}) =>
  data<Opened>(api.call('/auth/login', { name, password: PASSWORD, ...(await api.captcha()) }, ask))
const me = (token: string) => outcome(api.call('/auth/me', {}, { token }))
const many = <T>(ask: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 100 }, (_, i) => ask(i)))
const count = (outcomes: string[], wanted: string) => outcomes.filter((found) => found === wanted).length

/** Sets an authenticator app up; its confirming code is used up, so time goes on by a step. */
const setUp = async (name = 'alice') => {
  const token = await api.logIn(name)
  const { secret } = await data<{ secret: string }>(api.call('/member/factors/totp', { password: PASSWORD }, { token }))
  const { recovery_codes } = await data<{ recovery_codes: string[] }>(
    api.call('/member/factors/totp/confirm', { code: api.code(secret) }, { token }),
  )
  api.d.clock.advance(STEP_MS)
  return { secret, recovery_codes, token }
}
const askStep = async (name?: string) => (await logIn(name)).step?.ticket ?? ''
const answer = (ticket: string, code: string, ask: AuthAsk = {}) =>
  outcome(api.call('/auth/login/step', { ticket, code }, ask))

const askForPasskey = (origin = ORIGIN) =>
  data<{ key: string; options: string }>(api.call('/auth/passkey/options', {}, { origin }))
const addPasskey = async (name = 'alice', origin = ORIGIN) => {
  const token = await api.logIn(name)
  const authenticator = createAuthenticator(origin)
  const { key, options } = await data<{ key: string; options: string }>(
    api.call('/member/factors/passkeys/options', { password: PASSWORD }, { token, origin }),
  )
  const made = { key, credential: authenticator.make(options), label: 'phone' }
  expect(await outcome(api.call('/member/factors/passkeys', made, { token, origin }))).toBe('200')
  return { authenticator, token, made }
}

describe('R3.2 the second step', () => {
  it('is asked of nobody who has set none up: the answer of a login is the one it ever was', async () => {
    expect(Object.keys(await logIn('bobby'))).toEqual(['access_token', 'token_type', 'expires_in'])
  })

  it('nor of who began to set one up and never gave a code', async () => {
    const token = await api.logIn('bobby')
    await data(api.call('/member/factors/totp', { password: PASSWORD }, { token }))
    expect(await logIn('bobby')).toHaveProperty('access_token')
  })

  it('R4.1 stands between the password and the session: a ticket is no token, and a code of the app opens one', async () => {
    const { secret } = await setUp()
    const opened = await logIn()
    expect(opened).toEqual({
      step: { ticket: expect.any(String), expires_in: 300, ways: ['code', 'recovery', 'passkey'] },
    })
    const ticket = opened.step?.ticket ?? ''
    expect(await me(ticket)).toBe('401 auth.login_required')
    const { access_token } = await data<{ access_token: string }>(
      api.call('/auth/login/step', { ticket, code: api.code(secret) }),
    )
    expect(await me(access_token)).toBe('200')
  })

  it.each([
    ['the code of now', 0, '200'],
    ['the one before', -STEP_MS, '200'],
    ['the next one', STEP_MS, '200'],
    ['an old one', -2 * STEP_MS, '400 factors.code_wrong'],
    ['one of later', 2 * STEP_MS, '400 factors.code_wrong'],
  ])('takes %s: %i ms: %s', async (_, ms, expected) => {
    const { secret } = await setUp()
    // The confirming code was of a step before: two go by, so that what is refused is refused for its age.
    api.d.clock.advance(2 * STEP_MS)
    expect(await answer(await askStep(), api.code(secret, ms))).toBe(expected)
  })

  it('the code that switched it on does not log in', async () => {
    const { secret } = await setUp()
    expect(await answer(await askStep(), api.code(secret, -STEP_MS))).toBe('400 factors.code_wrong')
  })

  it('a code works once, and none before it works after it', async () => {
    const { secret } = await setUp()
    api.d.clock.advance(STEP_MS)
    expect(await answer(await askStep(), api.code(secret))).toBe('200')
    expect(await answer(await askStep(), api.code(secret))).toBe('400 factors.code_wrong')
    expect(await answer(await askStep(), api.code(secret, -STEP_MS))).toBe('400 factors.code_wrong')
    expect(await answer(await askStep(), api.code(secret, STEP_MS))).toBe('200')
  })

  it("a code of another member's app is wrong", async () => {
    await setUp()
    const { secret } = await setUp('bobby')
    expect(await answer(await askStep('alice'), api.code(secret))).toBe('400 factors.code_wrong')
  })

  it('of 100 parallel calls with one code and one ticket one opens a session', async () => {
    const { secret } = await setUp()
    const [ticket, code] = [await askStep(), api.code(secret)]
    const outcomes = await many(() => answer(ticket, code))
    expect(count(outcomes, '200')).toBe(1)
    expect(await sessions()).toBe(1)
  })

  it('of 100 parallel calls with one code and a ticket each one opens a session, from wherever they come', async () => {
    const { secret } = await setUp()
    const code = api.code(secret)
    const tickets: string[] = []
    for (let i = 0; i < 9; i++) tickets.push(await askStep())
    const outcomes = await many((i) => answer(tickets[i % 9] ?? '', code, { ip: `198.51.100.${i}` }))
    expect(count(outcomes, '200')).toBe(1)
    expect(await sessions()).toBe(1)
  })

  it('a ticket takes five codes, a right one after them is too late', async () => {
    const { secret } = await setUp()
    const ticket = await askStep()
    for (let i = 0; i < 5; i++) expect(await answer(ticket, '000000')).toBe('400 factors.code_wrong')
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
  })

  it('a ticket is good for five minutes, and for one login', async () => {
    const { secret } = await setUp()
    const late = await askStep()
    api.d.clock.advance(5 * 60_000)
    expect(await answer(late, api.code(secret))).toBe('400 sessions.ticket_invalid')
    const ticket = await askStep()
    expect(await answer(ticket, api.code(secret))).toBe('200')
    api.d.clock.advance(STEP_MS)
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
  })

  it('a ticket is void once the password has changed', async () => {
    const { secret, token } = await setUp('carol')
    const ticket = await askStep('carol')
    const change = { oldpassword: PASSWORD, password: 'Moongate99', password_confirmation: 'Moongate99' }
    expect(await outcome(api.call('/member/password/modify', change, { token }))).toBe('200')
    expect(await answer(ticket, api.code(secret))).toBe('400 sessions.ticket_invalid')
    await api.d.owner.run(sql`update members.members set password_hash = a.password_hash
      from members.members a where members.members.name = 'carol' and a.name = 'alice'`)
  })

  it('codes are ten in a quarter of an hour, however many tickets and addresses', async () => {
    await setUp()
    const outcomes: string[] = []
    for (let i = 0; i < 3; i++) {
      const ticket = await askStep()
      for (let j = 0; j < 5; j++) outcomes.push(await answer(ticket, '000000', { ip: `192.0.2.${i * 10 + j + 100}` }))
    }
    expect(outcomes).toEqual([
      ...Array<string>(10).fill('400 factors.code_wrong'),
      ...Array<string>(5).fill('429 factors.blocked'),
    ])
  })

  it('the password alone does not make the address a known one', async () => {
    await setUp()
    await logIn('alice', { ip: '198.51.100.250' })
    const known = await api.d.owner.run(sql`select 1 from kernel.known_addresses where address = '198.51.100.250'`)
    expect(known).toBe(0)
  })
})

const sessions = () =>
  api.d.owner.run(sql`select 1 from sessions.sessions s join members.accounts m on m.id = s.member_id
    where m.name = 'alice' and s.ended_at is null and s.created_at = ${api.d.clock.now()}`)

describe('R3.7 recovery codes', () => {
  it('are ten, each good once, as they stand or without dashes', async () => {
    const { recovery_codes } = await setUp()
    expect(new Set(recovery_codes).size).toBe(10)
    const [first = '', second = ''] = recovery_codes
    expect(await answer(await askStep(), first.toLowerCase())).toBe('200')
    expect(await answer(await askStep(), first)).toBe('400 factors.code_wrong')
    expect(await answer(await askStep(), second.replaceAll('-', ' '))).toBe('200')
  })

  it('of 100 parallel calls with one of them one opens a session', async () => {
    const [code = ''] = (await setUp()).recovery_codes
    const [one, two] = [await askStep(), await askStep()]
    expect(count(await many((i) => answer(i % 2 === 0 ? one : two, code)), '200')).toBe(1)
  })

  it('are kept as hashes, the secret sealed', async () => {
    const { recovery_codes, secret } = await setUp()
    const rows = JSON.stringify([
      await api.d.owner.many(sql`select t.*::text as row from factors.totp t`),
      await api.d.owner.many(sql`select c.*::text as row from factors.recovery_codes c`),
    ])
    for (const text of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(text)
  })

  it('new ones end the old ones; without an app there are none', async () => {
    const { recovery_codes, token } = await setUp()
    const renew = () => api.call('/member/factors/recovery', { password: PASSWORD }, { token })
    const fresh = await data<{ recovery_codes: string[] }>(renew())
    expect(await answer(await askStep(), recovery_codes[0] ?? '')).toBe('400 factors.code_wrong')
    expect(await outcome(api.call('/member/factors/totp/remove', { password: PASSWORD }, { token }))).toBe('200')
    expect(await outcome(renew())).toBe('409 factors.totp_off')
    expect(await logIn()).toHaveProperty('access_token')
    expect(fresh.recovery_codes).toHaveLength(10)
  })
})

describe('R3.7 what guards an account is changed by who knows its password', () => {
  it.each([
    ['/member/factors/totp', {}],
    ['/member/factors/totp/remove', {}],
    ['/member/factors/recovery', {}],
    ['/member/factors/passkeys/options', {}],
    ['/member/factors/passkeys/00000000-0000-4000-8000-000000000000/remove', {}],
  ])('%s', async (path, body) => {
    const token = await api.logIn('bobby')
    const wrong = { ...body, password: 'Wrong1234' }
    expect(await outcome(api.call(path, wrong, { token, origin: ORIGIN }))).toBe('400 factors.password_wrong')
    expect(await outcome(api.call(path, wrong))).toBe('401 auth.login_required')
  })

  it('an app that is on is not replaced, nor confirmed twice', async () => {
    const { token, secret } = await setUp()
    expect(await outcome(api.call('/member/factors/totp', { password: PASSWORD }, { token }))).toBe(
      '409 factors.totp_on',
    )
    const again = api.call('/member/factors/totp/confirm', { code: api.code(secret) }, { token })
    expect(await outcome(again)).toBe('409 factors.totp_on')
  })

  it('of 100 parallel confirmations one answers recovery codes', async () => {
    const token = await api.logIn('alice')
    const { secret } = await data<{ secret: string }>(
      api.call('/member/factors/totp', { password: PASSWORD }, { token }),
    )
    const code = api.code(secret)
    expect(count(await many(() => outcome(api.call('/member/factors/totp/confirm', { code }, { token }))), '200')).toBe(
      1,
    )
    expect(await api.d.owner.run(sql`select 1 from factors.recovery_codes`)).toBe(10)
  })
})

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
