import { type AuthApi, type AuthAsk, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from '../members/index.ts'
import { putSetting } from '../site/index.ts'
import { findCountry, findSecurity } from './device.ts'
import { placesSetting, sessionSetting } from './sessions.settings.ts'
import { createDevices } from './test-devices.ts'

let api: AuthApi
let since = 0n
const { setDevices, me, told, forgetDevices } = createDevices({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries of the others are forgotten, with one device at a time and nothing known. */
beforeEach(async () => {
  await forgetDevices()
  since = (await api.d.owner.one<{ n: bigint }>(sql`select coalesce(max(id), 0) as n from audit.entries`)).n
})

const PHONE = '11111111-1111-4111-8111-111111111111'
const DESK = '22222222-2222-4222-8222-222222222222'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'
const phone: AuthAsk = { device: PHONE, browser: SAFARI, ip: '198.51.100.7' }
const desk: AuthAsk = { device: DESK, browser: CHROME, ip: '203.0.113.9' }

type Row = { id: string; browser: string; is_current: number; place: string; address: string }
type Security = { sessions: Row[]; devices: Row[] }
const read = (token: string) => data<Security>(api.call('/member/security', {}, { method: 'GET', token }))
const readLogins = async (token: string) =>
  (
    await data<{ data: { outcome: string; way: string; is_new_device: number }[] }>(
      api.call('/member/logins', {}, { method: 'GET', token }),
    )
  ).data
/** What members wrote into the audit log about their sessions in this case. */
const written = async () =>
  (
    await api.d.owner.many<{ action: string }>(
      sql`select action from audit.entries where action like 'sessions.%' and actor_name = 'alice' and id > ${since} order by id`,
    )
  ).map(({ action }) => action)
const act = (path: string, token: string) => outcome(api.call(path, {}, { token }))

describe('R4.1 sessions and devices', () => {
  it('one session at a time unless the site says more: the login on the desk ends that on the phone', async () => {
    const first = await api.logIn('alice', phone)
    api.d.clock.advance(1000)
    const second = await api.logIn('alice', desk)
    expect([await me(first), await me(second)]).toEqual(['401 auth.force_offline', '200'])
    const { sessions, devices } = await read(second)
    expect(sessions).toMatchObject([{ browser: 'Chrome', system: 'Windows', address: '203.0.113.*', is_current: 1 }])
    expect(devices).toMatchObject([
      { browser: 'Chrome', is_current: 1 },
      { browser: 'Safari', system: 'iPhone', is_current: 0 },
    ])
  })

  it('as many as the site says: the one beyond ends the oldest, a log-out ends its own', async () => {
    await setDevices(2)
    const tokens: string[] = []
    for (let i = 0; i < 3; i++) {
      tokens.push(await api.logIn('alice', i === 1 ? phone : desk))
      api.d.clock.advance(1000)
    }
    const [one = '', two = '', three = ''] = tokens
    expect([await me(one), await me(two), await me(three)]).toEqual(['401 auth.force_offline', '200', '200'])
    expect(await act('/auth/logout', three)).toBe('200')
    expect([await me(two), await me(three)]).toEqual(['200', '401 auth.login_required'])
  })

  it('a login ends what has ended by itself before what is in use, and of those the one of its own browser', async () => {
    await putSetting(api.d.db, sessionSetting, { idle_minutes: 20, devices: 2 })
    api.d.clock.advance(2000)
    const at_desk = await api.logIn('alice', desk)
    api.d.clock.advance(1000)
    await api.logIn('alice', { ...phone, device: '33333333-3333-4333-8333-333333333333' })
    for (const minutes of [15, 10]) {
      api.d.clock.advance(minutes * 60_000)
      expect(await me(at_desk)).toBe('200')
    }
    const first = await api.logIn('alice', phone)
    expect([await me(at_desk), await me(first)]).toEqual(['200', '200'])
    api.d.clock.advance(1000)
    const again = await api.logIn('alice', phone)
    expect([await me(at_desk), await me(first), await me(again)]).toEqual(['200', '401 auth.force_offline', '200'])
  })

  it('of eight parallel logins as many stay open as the site says', async () => {
    await setDevices(3)
    await Promise.all(Array.from({ length: 8 }, () => api.logIn('bobby', desk)))
    const bobby = await findMemberByName(api.d.db, 'bobby')
    const open = sql`select 1 from sessions.sessions where member_id = ${bobby?.id ?? 0} and ended_at is null`
    expect(await api.d.owner.run(open)).toBe(3)
  })

  it('are ended from afar, one or all others, and nobody else is', async () => {
    await setDevices(3)
    const [far, near, other] = [
      await api.logIn('alice', phone),
      await api.logIn('alice', desk),
      await api.logIn('bobby', desk),
    ]
    const { sessions } = await read(near)
    const id = sessions.find(({ is_current }) => is_current === 0)?.id
    expect(await act(`/member/sessions/${id}/end`, other)).toBe('404 sessions.session_not_found')
    expect(await act(`/member/sessions/${id}/end`, near)).toBe('200')
    expect(await act(`/member/sessions/${id}/end`, near)).toBe('404 sessions.session_not_found')
    expect((await api.call('/auth/me', {}, { token: far })).body).toMatchObject({
      error: 'auth.force_offline',
      message: 'You ended this session from another device',
    })
    // Who sits before that browser did not do it.
    const last = sql`select data from kernel.push_events where type = 'session.ended' order by id desc limit 1`
    expect(await api.d.owner.one(last)).toEqual({ data: { session_id: id, by: 'other' } })
    const again = await api.logIn('alice', phone)
    for (const ended of [1, 0])
      expect((await api.call('/member/sessions/end-others', {}, { token: near })).body.data).toEqual({ ended })
    expect(await written()).toEqual(['sessions.ended', 'sessions.others_ended'])
    expect([await me(again), await me(near), await me(other)]).toEqual(['401 auth.force_offline', '200', '200'])
  })

  it('a device that is forgotten is logged out, and is a new one when it comes again', async () => {
    await setDevices(3)
    const far = await api.logIn('alice', phone)
    const near = await api.logIn('alice', desk)
    const { devices } = await read(near)
    const id = devices.find(({ is_current }) => is_current === 0)?.id
    expect(await act(`/member/devices/${id}/forget`, await api.logIn('bobby', desk))).toBe(
      '404 sessions.device_not_found',
    )
    expect(await act(`/member/devices/${id}/forget`, near)).toBe('200')
    expect([await me(far), await me(near)]).toEqual(['401 auth.force_offline', '200'])
    expect(await written()).toEqual(['sessions.device_forgotten'])
    await api.logIn('alice', phone)
    expect(await readLogins(near)).toMatchObject([{ is_new_device: 1 }, { is_new_device: 1 }, {}])
  })

  it('the device that one sits at is forgotten and goes on', async () => {
    const token = await api.logIn('alice', desk)
    const { devices } = await read(token)
    expect(await act(`/member/devices/${devices[0]?.id}/forget`, token)).toBe('200')
    expect([await me(token), (await read(token)).devices]).toEqual(['200', []])
  })

  it.each([
    ['that nobody used', 120, 120],
    ['after two weeks, however it is used', 525_600, 14 * 24 * 60],
  ])('a session that has ended by itself is shown no more: one %s', async (_, idle_minutes, minutes) => {
    await putSetting(api.d.db, sessionSetting, { idle_minutes, devices: 1 })
    api.d.clock.advance(2000)
    await api.logIn('alice', desk)
    const { id } = (await findMemberByName(api.d.db, 'alice')) ?? { id: 0 }
    const count = async () => (await findSecurity(api.d, id)).sessions.length
    api.d.clock.advance(minutes * 60_000 - 1000)
    expect(await count()).toBe(1)
    api.d.clock.advance(1000)
    expect(await count()).toBe(0)
  })

  it('a place is told where the operator knows the address', async () => {
    await putSetting(api.d.db, placesSetting, [{ range: '203.0.113.0/24', place: '上海' }])
    const { sessions } = await read(await api.logIn('alice', desk))
    expect(sessions).toMatchObject([{ place: '上海' }])
  })

  it('R6.3 and a country by the range of the address, or else by the phone', async () => {
    await putSetting(api.d.db, placesSetting, [
      { range: '203.0.113.0/24', place: '广州', country: 'CN' },
      { range: '198.51.100.0/24', place: '南方' },
    ])
    const { id: member_id } = (await findMemberByName(api.d.db, 'alice')) ?? { id: 0 }
    const find = async (phone_number: string) => {
      await api.d.owner.pool.query('update members.members set phone = $2 where id = $1', [member_id, phone_number])
      const addresses = ['203.0.113.9', '198.51.100.9', '192.0.2.1']
      return Promise.all(addresses.map((ip) => findCountry(api.d, { member_id, ip })))
    }
    expect(await find('+66812345678')).toEqual(['CN', 'TH', 'TH'])
    expect(await find('')).toEqual(['CN', undefined, undefined])
  })
})

describe('R4.1 the history of logins', () => {
  it('names way and outcome, newest first, and is the own of the member', async () => {
    const wrong = { name: 'alice', password: 'Wrong1234', ...(await api.captcha()) }
    await api.call('/auth/login', wrong, phone)
    api.d.clock.advance(1000)
    const token = await api.logIn('alice', desk)
    expect(await readLogins(token)).toMatchObject([
      { way: 'password', outcome: 'opened' },
      { way: 'password', outcome: 'password_wrong' },
    ])
    expect(await readLogins(await api.logIn('bobby', desk))).toHaveLength(1)
  })

  it('costs an account that does not exist what it costs one that does', async () => {
    const rows = () => api.d.owner.run(sql`select 1 from sessions.logins`)
    const before = await rows()
    for (const name of ['alice', 'nobody7'])
      await api.call('/auth/login', { name, password: 'Wrong1234', ...(await api.captcha()) }, desk)
    expect(await rows()).toBe(before + 2)
  })

  it('R4.1 a new device is told, as an event and in the site; the first one and a known one are not', async () => {
    const events = async () => (await told('sessions.new_device')).length
    await api.d.owner.run(sql`update members.members set last_login_at = null where name = 'carol'`)
    const before = await events()
    await api.logIn('carol', desk)
    expect(await events()).toBe(before)
    await api.logIn('carol', phone)
    await api.logIn('carol', desk)
    await api.logIn('carol', phone)
    expect(await events()).toBe(before + 1)
    expect((await told('sessions.new_device')).at(-1)).toMatchObject({ browser: 'Safari', system: 'iPhone' })
    const pushed = sql`select 1 from kernel.push_events where type = 'session.device'`
    expect(await api.d.owner.run(pushed)).toBeGreaterThan(0)
  })
})
