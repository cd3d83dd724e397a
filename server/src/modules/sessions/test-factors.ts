import { createAuthenticator } from '@moongate/testing/authenticator'
import { type AuthApi, type AuthAsk, PASSWORD, data, outcome } from '@moongate/testing/auth-api'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'

export const ORIGIN = 'https://site.example'
export const STEP_MS = 30_000
type Opened = { access_token?: string; step?: { ticket: string; expires_in: number; ways: string[] } }
export const many = <T>(ask: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 100 }, (_, i) => ask(i)))
export const count = (outcomes: string[], wanted: string) => outcomes.filter((found) => found === wanted).length

/** What the tests of second factors do: set one up, log in, answer the step. */
export const createFactors = ({ api }: { api: () => AuthApi }) => {
  const logIn = async (name = 'alice', ask: AuthAsk = {}) =>
    data<Opened>(api().call('/auth/login', { name, password: PASSWORD, ...(await api().captcha()) }, ask))
  const me = (token: string) => outcome(api().call('/auth/me', {}, { token }))
  /** Sets an authenticator app up; its confirming code is used up, so time goes on by a step. */
  const setUp = async (name = 'alice') => {
    const token = await api().logIn(name)
    const { secret } = await data<{ secret: string }>(
      api().call('/member/factors/totp', { password: PASSWORD }, { token }),
    )
    const { recovery_codes } = await data<{ recovery_codes: string[] }>(
      api().call('/member/factors/totp/confirm', { code: api().code(secret) }, { token }),
    )
    api().d.clock.advance(STEP_MS)
    return { secret, recovery_codes, token }
  }

  const askStep = async (name?: string) => (await logIn(name)).step?.ticket ?? ''
  const answer = (ticket: string, code: string, ask: AuthAsk = {}) =>
    outcome(api().call('/auth/login/step', { ticket, code }, ask))
  const askForPasskey = (origin = ORIGIN) =>
    data<{ key: string; options: string }>(api().call('/auth/passkey/options', {}, { origin }))
  const addPasskey = async (name = 'alice', origin = ORIGIN) => {
    const token = await api().logIn(name)
    const authenticator = createAuthenticator(origin)
    const { key, options } = await data<{ key: string; options: string }>(
      api().call('/member/factors/passkeys/options', { password: PASSWORD }, { token, origin }),
    )
    const made = { key, credential: authenticator.make(options), label: 'phone' }
    expect(await outcome(api().call('/member/factors/passkeys', made, { token, origin }))).toBe('200')
    return { authenticator, token, made }
  }

  const sessions = () =>
    api().d.owner.run(sql`select 1 from sessions.sessions s join members.accounts m on m.id = s.member_id
    where m.name = 'alice' and s.ended_at is null and s.created_at = ${api().d.clock.now()}`)
  const forgetFactors = async () => {
    api().d.clock.advance(60 * 60_000)
    for (const table of [sql`factors.totp`, sql`factors.recovery_codes`, sql`factors.passkeys`])
      await api().d.owner.run(sql`delete from ${table}`)
  }
  return { logIn, me, setUp, askStep, answer, askForPasskey, addPasskey, sessions, forgetFactors }
}
