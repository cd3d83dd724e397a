import { people } from '@moongate/testing'
import { type AuthApi, type AuthAsk, PASSWORD, data, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from '../members/index.ts'
import { setMemberState } from './account-state.ts'
import { setHeard, setListening } from './session-cache.ts'
import { authenticate } from './session.ts'
import { createDevices } from './test-devices.ts'
import { createFactors, ORIGIN } from './test-factors.ts'

let api: AuthApi
const { setDevices, forgetDevices } = createDevices({ api: () => api })
const { setUp, askStep, answer, addPasskey, askForPasskey, forgetFactors } = createFactors({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  setListening(api.d.db, false)
  await forgetDevices()
  await forgetFactors()
})

const phone: AuthAsk = { device: '11111111-1111-4111-8111-111111111111' }
const desk: AuthAsk = { device: '22222222-2222-4222-8222-222222222222' }
type Security = Record<'sessions' | 'devices', { id: string; is_current: number }[]>
type Act = () => Promise<unknown>

/** Alice's other session, beside hers, from which she ends it. */
const fromAfar = async (path: (security: Security) => string): Promise<Act> => {
  const token = await api.logIn('alice', desk)
  const security = await data<Security>(api.call('/member/security', {}, { method: 'GET', token }))
  return () => data(api.call(path(security), {}, { token }))
}
const other = (of: Security['sessions']) => of.find(({ is_current }) => is_current === 0)?.id
const byStaff = async (path: string): Promise<Act> => {
  const alice = await findMemberByName(api.d.db, 'alice')
  const token = await api.staffToken('sofia')
  api.d.clock.advance(30_000)
  const body = { reason: 'test', totp: api.code(people.sofia.totp_secret) }
  return () => data(api.call(`/office/members/${alice?.id}/${path}`, body, { token }))
}
const close = async (): Promise<Act> => {
  const alice = await findMemberByName(api.d.db, 'alice')
  const by = { actor: { type: 'system', name: 'test' }, reason: 'test' } as const
  return () => setMemberState(api.d, alice?.id ?? 0, 'closed', by)
}

/** What ends a session, begun as far as it takes time. */
const ends: [string, (token: string) => Promise<Act>][] = [
  ['a log-out', async (token) => () => data(api.call('/auth/logout', {}, { token }))],
  ['a session that its member ends', () => fromAfar(({ sessions }) => `/member/sessions/${other(sessions)}/end`)],
  ['all others that they end', () => fromAfar(() => '/member/sessions/end-others')],
  ['a device that they forget', () => fromAfar(({ devices }) => `/member/devices/${other(devices)}/forget`)],
  [
    'a password that they change',
    async (token) => () => {
      const change = { oldpassword: PASSWORD, password: 'Another12', password_confirmation: 'Another12' }
      return data(api.call('/member/password/modify', change, { token }))
    },
  ],
  ['staff who end it', () => byStaff('sessions/end')],
  ['staff who take the password away', () => byStaff('password/reset')],
  ['staff who forget the second factors', () => byStaff('factors/forget')],
  ['an account that is closed', close],
]
/** What opens another where one is allowed, with the one before it. */
const logins: [string, () => Promise<{ token: string; act: Act }>][] = [
  ['by password', async () => ({ token: await api.logIn('alice', phone), act: () => api.logIn('alice', desk) })],
  [
    'by the second step',
    async () => {
      const { secret, token } = await setUp()
      const ticket = await askStep()
      return { token, act: () => answer(ticket, api.code(secret)) }
    },
  ],
  [
    'by a passkey',
    async () => {
      const { authenticator, token } = await addPasskey()
      const { key, options } = await askForPasskey()
      const given = { key, credential: authenticator.sign(options) }
      return { token, act: () => data(api.call('/auth/passkey', given, { origin: ORIGIN })) }
    },
  ],
]

/** What becomes of a session that this process remembers, as though all that ends one in others were heard. */
const readEnding = async (token: string, act: Act) => {
  setListening(api.d.db, true)
  setHeard(api.d.db, api.d.clock.now().getTime())
  expect(await authenticate(api.d, token)).toHaveProperty('caller')
  await act()
  return authenticate(api.d, token)
}

it.each(ends)('R4.4 a session is forgotten at once by the process that ends it: %s', async (_, prepare) => {
  await setDevices(3)
  const token = await api.logIn('alice', phone)
  expect(await readEnding(token, await prepare(token))).toHaveProperty('ended')
  await api.d.owner.run(sql`update members.members set state = 'active'`)
})

it.each(logins)('R4.1 and by one that opens another: %s', async (_, prepare) => {
  const { token, act } = await prepare()
  expect(await readEnding(token, act)).toHaveProperty('ended')
})
