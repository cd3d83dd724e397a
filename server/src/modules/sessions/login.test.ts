import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from './account-state.ts'
import { makeChallenge } from './captcha.rules.ts'
import { findMemberByName } from '../members/index.ts'
import { CAPTCHA, PASSWORD, type AuthApi, data, startAuthApi, outcome } from '@moongate/testing/auth-api'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())

type CaptchaData = { key: string; img: string; challenge: { challenge: string; salt: string; maxnumber: number } }
const newCaptcha = () => data<CaptchaData>(api.call('/auth/captcha'))
const tryIn = async (name: string, password: string, ip?: string, lang?: string) =>
  api.call(
    '/auth/login',
    { name, password, ...(await api.captcha()) },
    { ...(ip !== undefined && { ip }), ...(lang !== undefined && { lang }) },
  )

describe('logging in', () => {
  it('R3.2 answers a bearer token good for an hour, and the account name is taken in any case', async () => {
    const answer = await data<object>(tryIn('ALICE', PASSWORD))
    expect(answer).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
    })
  })

  it('tells the modules above, with the login before; the first one had none', async () => {
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.44' }))
    api.d.clock.advance(7 * 24 * 60 * 60_000)
    await api.logIn('alice')
    const { rows } = await api.d.owner.pool.query(
      "select payload->'payload' as told from graphile_worker._private_jobs where payload->>'event' = 'sessions.logged_in' order by id",
    )
    const sessions = await api.d.owner.many<{ member_id: number; session_id: string }>(
      sql`select member_id, id as session_id from sessions.sessions order by created_at, ended_at nulls last`,
    )
    expect(access_token).toBeTruthy()
    expect(rows.slice(-2).map((row) => row.told)).toEqual([
      { ...sessions.at(-2), at: '2026-11-21T04:00:00.000Z', login_before_at: null },
      { ...sessions.at(-1), at: '2026-11-28T04:00:00.000Z', login_before_at: '2026-11-21T04:00:00.000Z' },
    ])
  })

  it('stores the SHA-256 of a token, never the token', async () => {
    const token = await api.logIn('alice')
    const { rows } = await api.d.owner.pool.query('select t.*::text as row from sessions.tokens t')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['R5.1 a name of three', { name: 'ali' }, '422 common.invalid'],
    ['R5.1 a name of four', { name: 'alix' }, '400 sessions.credentials_wrong'],
    ['R5.1 a name of fifteen', { name: 'a'.repeat(15) }, '400 sessions.credentials_wrong'],
    ['R5.1 a name of sixteen', { name: 'a'.repeat(16) }, '422 common.invalid'],
    ['R5.1 a name with a sign', { name: 'ali_ce' }, '422 common.invalid'],
    ['R5.2 a password of five', { password: 'abc12' }, '422 common.invalid'],
    ['R5.2 a password of six', { password: 'abc123' }, '400 sessions.credentials_wrong'],
    ['R5.2 a password of thirteen', { password: 'a'.repeat(13) }, '400 sessions.credentials_wrong'],
    ['R5.2 a password of fourteen', { password: 'a'.repeat(14) }, '422 common.invalid'],
    ['R5.2 a password with a sign', { password: 'abc-123' }, '422 common.invalid'],
    ['R5.3 no name', { name: '' }, '422 common.invalid'],
    ['R5.3 no password', { password: '' }, '422 common.invalid'],
    ['R5.3 no captcha', { captcha: '' }, '400 sessions.captcha_wrong'],
    ['R5.3 a captcha of fourteen', { captcha: 'a'.repeat(14) }, '422 common.invalid'],
  ])('%s', async (_case, change, answer) => {
    expect(
      await outcome(
        api.call(
          '/auth/login',
          { name: 'stranger', password: PASSWORD, ...(await api.captcha()), ...change },
          { ip: '198.51.100.3' },
        ),
      ),
    ).toBe(answer)
  })
})

describe('the captcha', () => {
  it('is a picture and a task', async () => {
    const { img, challenge } = await newCaptcha()
    expect(Buffer.from(img.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg .*<path/)
    expect(challenge).toMatchObject({ challenge: expect.stringMatching(/^[0-9a-f]{64}$/), maxnumber: 100_000 })
  })

  it('a wrong one is refused before the password is looked at', async () => {
    const { key } = await newCaptcha()
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: 'zzzz' }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('is good once: of ten answers with one captcha one gets in', async () => {
    const { key } = await newCaptcha()
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA })),
      ),
    )
    expect(all.toSorted()).toEqual(['200', ...Array<string>(9).fill('400 sessions.captcha_wrong')])
  })

  it('is used up by a wrong answer too', async () => {
    const { key } = await newCaptcha()
    await api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: 'zzzz' })
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('is good for five minutes', async () => {
    const { key } = await newCaptcha()
    api.d.clock.advance(5 * 60_000)
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, captcha: CAPTCHA }))).toBe(
      '400 sessions.captcha_wrong',
    )
  })

  it('the proof of work does in its place', async () => {
    const { key, challenge } = await newCaptcha()
    let number = 0
    while (makeChallenge(challenge.salt, number) !== challenge.challenge) number += 1
    const proof = Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
    expect(await outcome(api.call('/auth/login', { name: 'alice', password: PASSWORD, key, proof }))).toBe('200')
  })
})

describe('who guesses learns nothing and gets nowhere', () => {
  it.each(['zh_cn', 'zh_hk', 'en', 'th', 'vi'])(
    'an unknown name and a wrong password answer the same (%s)',
    async (lang) => {
      const unknown = await tryIn('nobody1', 'wrong123', '198.51.100.1', lang)
      const wrong = await tryIn('bobby', 'wrong123', '198.51.100.1', lang)
      expect(wrong).toEqual(unknown)
      expect(wrong.body).toMatchObject({ code: 400, error: 'sessions.credentials_wrong' })
    },
  )

  it('many addresses together get ten tries at one account in a quarter of an hour', async () => {
    await api.logIn('alice', { ip: '192.0.2.50' })
    const tries: string[] = []
    for (let i = 0; i < 14; i++) tries.push(await outcome(tryIn('alice', `wrong${i}`, `198.51.100.${100 + i}`)))
    expect(tries).toEqual([
      ...Array<string>(10).fill('400 sessions.credentials_wrong'),
      ...Array<string>(4).fill('429 sessions.login_blocked'),
    ])
  })

  it('the right password does not help a stranger while the account is guarded', async () => {
    const { http, retry_after } = await tryIn('alice', PASSWORD, '198.51.100.200')
    expect(http).toBe(429)
    expect(Number(retry_after)).toBe(900)
  })

  it('the owner still logs in from his own address', async () => {
    expect(await outcome(tryIn('alice', PASSWORD, '192.0.2.50'))).toBe('200')
  })

  it('parallel tries cannot pass the limit together', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, i) => outcome(tryIn('carol', `wrong${i}`, `198.51.100.${i}`))),
    )
    expect(all.filter((o) => o === '400 sessions.credentials_wrong')).toHaveLength(10)
  })

  it('one address gets forty tries over all accounts', async () => {
    const tries: string[] = []
    for (let i = 0; i < 45; i++) tries.push(await outcome(tryIn(`nobody${i}`, 'wrong123', '198.51.100.77')))
    expect(tries.filter((o) => o === '400 sessions.credentials_wrong')).toHaveLength(40)
  })

  it('the window opens again, whoever knocked meanwhile', async () => {
    api.d.clock.advance(15 * 60_000)
    expect(await outcome(tryIn('alice', PASSWORD, '198.51.100.201'))).toBe('200')
  })
})

describe('the state of an account', () => {
  const set = async (state: 'active' | 'frozen' | 'closed') => {
    const bobby = await findMemberByName(api.d.db, 'bobby')
    await setMemberState(api.d, bobby?.id ?? 0, state, { actor: { type: 'system', name: 'test' }, reason: 'test' })
  }

  it('a closed account is told so only to who knows its password; its session ends', async () => {
    const token = await api.logIn('bobby')
    await set('closed')
    expect((await api.call('/auth/me', {}, { token })).body).toMatchObject({
      error: 'auth.force_offline',
      force_offline: true,
      message: expect.stringMatching(/closed/),
    })
    expect(await outcome(tryIn('bobby', PASSWORD))).toBe('403 sessions.account_disabled')
    expect(await outcome(tryIn('bobby', 'wrong123'))).toBe('400 sessions.credentials_wrong')
  })

  it('a frozen one may log in and look', async () => {
    await set('frozen')
    const token = await api.logIn('bobby')
    expect(await outcome(api.call('/auth/me', {}, { token }))).toBe('200')
    await set('active')
  })
})
