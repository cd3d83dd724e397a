import { type AuthApi, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { ORIGIN, many, count, createFactors } from './test-factors.ts'

let api: AuthApi
const { logIn, setUp, askStep, answer, forgetFactors } = createFactors({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries and codes of the others are forgotten, with members who have set nothing up. */
beforeEach(forgetFactors)

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
