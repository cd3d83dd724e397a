import { people } from '@moongate/testing'
import { type AuthApi, type AuthAsk, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from '../members/index.ts'
import { putSetting } from '../site/index.ts'
import { findCountry } from './device.ts'
import { placesSetting, sessionSetting } from './sessions.settings.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
const setDevices = async (devices: number) => {
  await putSetting(api.d.db, sessionSetting, { idle_minutes: 120, devices })
  api.d.clock.advance(2000)
}
/** Each starts when tries of the others are forgotten, with one device at a time and nothing known. */
beforeEach(async () => {
  api.d.clock.advance(60 * 60_000)
  await setDevices(1)
  for (const table of [sql`sessions.known_devices`, sql`sessions.logins`, sql`factors.totp`])
    await api.d.owner.run(sql`delete from ${table}`)
  await api.d.owner.run(sql`update members.members set password_hash = a.password_hash
    from members.members a where members.members.name = 'alice' and a.name = 'bobby'`)
  await api.d.owner.run(
    sql`update sessions.sessions set ended_at = kernel.now(), end_reason = 'idle' where ended_at is null`,
  )
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
const me = (token: string) => outcome(api.call('/auth/me', {}, { token }))
const act = (path: string, token: string) => outcome(api.call(path, {}, { token }))
const told = async (event: string) =>
  (
    await api.d.owner.many<{ payload: Record<string, unknown> }>(
      sql`select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = ${event} order by id`,
    )
  ).map(({ payload }) => payload)

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
    const again = await api.logIn('alice', phone)
    expect((await api.call('/member/sessions/end-others', {}, { token: near })).body.data).toEqual({ ended: 1 })
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
    await api.logIn('alice', phone)
    expect(await readLogins(near)).toMatchObject([{ is_new_device: 1 }, { is_new_device: 1 }, {}])
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

describe('R6.6 the way back by customer service', () => {
  const reason = 'lost the phone, identity checked'
  const office = async (name = 'sofia') => {
    const token = await api.staffToken(name)
    const alice = await findMemberByName(api.d.db, 'alice')
    const path = (rest: string) => `/office/members/${alice?.id}/${rest}`
    return {
      show: () => api.call(path('security'), {}, { method: 'GET', token }),
      post: (rest: string, body: object = {}) => api.call(path(rest), { reason, ...body }, { token }),
      /** A code that was not used by the login. */
      next: () => {
        api.d.clock.advance(30_000)
        return api.code(people.sofia.totp_secret)
      },
    }
  }
  const setPassword = (token: string, password: string, confirmation = password) =>
    outcome(api.call('/auth/password/reset', { token, password, password_confirmation: confirmation }))
  const tryIn = async (password: string) =>
    outcome(api.call('/auth/login', { name: 'alice', password, ...(await api.captcha()) }))

  it('takes the old password away, ends the sessions, and a link sets a new one, once', async () => {
    const session = await api.logIn('alice')
    const { post, next, show } = await office()
    const { token } = await data<{ token: string }>(post('password/reset', { totp: next() }))
    expect((await show()).body.data).toMatchObject({ reset_until: expect.any(String), sessions: [] })
    expect(await me(session)).toBe('401 auth.force_offline')
    expect(await tryIn(PASSWORD)).toBe('400 sessions.credentials_wrong')
    expect(await setPassword(token, 'Fresh8888', 'Other8888')).toBe('422 members.confirmation_differs')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => setPassword(token, 'Fresh8888')))
    expect(outcomes.toSorted()).toEqual(['200', ...Array<string>(19).fill('400 sessions.reset_invalid')])
    expect(await tryIn('Fresh8888')).toBe('200')
    const actions = await api.d.owner.many<{ action: string; reason: string | null }>(
      sql`select action, reason from audit.entries where action like 'sessions.password_%' order by id`,
    )
    expect(actions.slice(-2)).toMatchObject([
      { action: 'sessions.password_reset', reason },
      { action: 'sessions.password_set' },
    ])
  })

  it('a second link ends the first, and a day ends both', async () => {
    const { post, next } = await office()
    const first = await data<{ token: string }>(post('password/reset', { totp: next() }))
    const second = await data<{ token: string }>(post('password/reset', { totp: next() }))
    expect(await setPassword(first.token, 'Fresh8888')).toBe('400 sessions.reset_invalid')
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await setPassword(second.token, 'Fresh8888')).toBe('400 sessions.reset_invalid')
  })

  it.each(['password/reset', 'factors/forget'])(
    '%s asks staff for a code of their own, which works once',
    async (path) => {
      const { post, next } = await office()
      const totp = next()
      expect(await outcome(post(path, { totp: '000000' }))).toBe('400 staff.totp_wrong')
      expect(await outcome(post(path, { totp }))).toBe('200')
      expect(await outcome(post(path, { totp }))).toBe('400 staff.totp_wrong')
    },
  )

  it.each(['password/reset', 'factors/forget', 'sessions/end', 'state'])('%s is not for finance', async (path) => {
    const { post, next } = await office('frank')
    expect(await outcome(post(path, { totp: next(), state: 'frozen' }))).toBe('403 common.forbidden')
  })

  it('forgets the second step of who lost it, and ends the sessions', async () => {
    const token = await api.logIn('alice')
    const { secret } = await data<{ secret: string }>(
      api.call('/member/factors/totp', { password: PASSWORD }, { token }),
    )
    await data(api.call('/member/factors/totp/confirm', { code: api.code(secret) }, { token }))
    const { post, next, show } = await office()
    expect((await show()).body.data).toMatchObject({ factors: { totp_on: 1, recovery_left: 10 } })
    expect(await outcome(post('factors/forget', { totp: next() }))).toBe('200')
    expect(await me(token)).toBe('401 auth.force_offline')
    expect(await api.logIn('alice')).toEqual(expect.any(String))
  })

  it('a reset takes the second step away only where staff ask for it, which is an act of its own, and tells the member', async () => {
    const token = await api.logIn('alice')
    const { secret } = await data<{ secret: string }>(
      api.call('/member/factors/totp', { password: PASSWORD }, { token }),
    )
    await data(api.call('/member/factors/totp/confirm', { code: api.code(secret) }, { token }))
    const { post, next, show } = await office()
    const reset = (over: object) => outcome(post('password/reset', { totp: next(), ...over }))
    expect(await reset({})).toBe('200')
    expect((await show()).body.data).toMatchObject({ factors: { totp_on: 1, recovery_left: 10 } })
    expect(await reset({ factors: true })).toBe('200')
    expect((await show()).body.data).toMatchObject({ factors: { totp_on: 0, recovery_left: 0 } })
    const actions = await api.d.owner.many<{ action: string; reason: string }>(
      sql`select action, reason from audit.entries where action in ('sessions.password_reset', 'sessions.factors_forgotten') order by id desc limit 3`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'sessions.factors_forgotten',
      'sessions.password_reset',
      'sessions.password_reset',
    ])
    expect(actions.every((one) => one.reason === reason)).toBe(true)
    const heard = await told('sessions.access_reset')
    expect(heard.slice(-2)).toEqual([
      expect.objectContaining({ password: true, factors: false }),
      expect.objectContaining({ password: true, factors: true }),
    ])
  })

  it('ends the sessions of a member, with a reason', async () => {
    const token = await api.logIn('alice')
    const { post } = await office()
    expect(await outcome(post('sessions/end', { reason: '' }))).toBe('422 common.invalid')
    expect(await outcome(post('sessions/end'))).toBe('200')
    expect(await me(token)).toBe('401 auth.force_offline')
  })

  it('freezes a member, who may look on, and frees them, each with a reason; support does not', async () => {
    const token = await api.logIn('alice')
    const [{ post }, support] = [await office('erin'), await office()]
    const set = async (state: string, more: object = {}) => {
      const told = await outcome(post('state', { state, ...more }))
      return [told, (await findMemberByName(api.d.db, 'alice'))?.state]
    }
    expect(await outcome(support.post('state', { state: 'frozen' }))).toBe('403 common.forbidden')
    expect(await set('frozen', { reason: '' })).toEqual(['422 common.invalid', 'active'])
    expect(await set('closed')).toEqual(['422 common.invalid', 'active'])
    for (const again of [1, 2]) expect(await set('frozen'), `time ${again}`).toEqual(['200', 'frozen'])
    expect(await me(token)).toBe('200')
    expect(await set('active')).toEqual(['200', 'active'])
    const written = await api.d.owner.many(
      sql`select actor_name, reason, after from audit.entries where action = 'members.state_changed' order by id`,
    )
    expect(written).toEqual(['frozen', 'active'].map((state) => ({ actor_name: 'erin', reason, after: { state } })))
  })

  it('frees and freezes no account that is closed: it would be open again', async () => {
    const { post } = await office('erin')
    await api.d.owner.run(sql`update members.members set state = 'closed' where name = 'alice'`)
    for (const state of ['active', 'frozen'])
      expect(await outcome(post('state', { state }))).toBe('409 sessions.account_closed')
    expect((await findMemberByName(api.d.db, 'alice'))?.state).toBe('closed')
    await api.d.owner.run(sql`update members.members set state = 'active' where name = 'alice'`)
  })

  it('R3.6 puts a real name right and takes a forgotten withdrawal password away, told to the member; support does neither', async () => {
    const before = await findMemberByName(api.d.db, 'alice')
    const [{ post, next }, support] = [await office('erin'), await office()]
    const [rename, forget] = ['realname', 'withdrawal-password/forget']
    for (const path of [rename, forget]) {
      expect(await outcome(support.post(path, { totp: support.next(), realname: '王丽' }))).toBe('403 common.forbidden')
      expect(await outcome(post(path, { totp: '000000', realname: '王丽' }))).toBe('400 staff.totp_wrong')
    }
    expect(await outcome(post(rename, { totp: next(), realname: '1' }))).toBe('422 common.invalid')
    const token = await api.logIn('alice')
    expect(await outcome(post(rename, { totp: next(), realname: '王丽' }))).toBe('200')
    expect(await me(token)).toBe('401 auth.force_offline')
    expect(await outcome(post(forget, { totp: next() }))).toBe('200')
    expect(await findMemberByName(api.d.db, 'alice')).toMatchObject({ realname: '王丽', has_qk_pwd: false })
    const written = await api.d.owner.many(sql`select action, reason, before, after from audit.entries
      where action in ('sessions.realname_corrected', 'sessions.withdrawal_password_forgotten') order by id`)
    expect(written).toMatchObject([
      {
        action: 'sessions.realname_corrected',
        reason,
        before: { realname: before?.realname },
        after: { realname: '王丽' },
      },
      { action: 'sessions.withdrawal_password_forgotten', reason },
    ])
    expect((await told('sessions.access_reset')).slice(-2)).toMatchObject([{ realname: true }, { qk_pwd: true }])
    expect(await told('members.renamed')).toHaveLength(1)
  })

  it('a withdrawal password that is set in place of one that staff took away counts as changed', async () => {
    const { post, next } = await office('erin')
    await outcome(post('withdrawal-password/forget', { totp: next() }))
    const set = { qk_pwd: '246810' }
    expect(await outcome(api.call('/member/drawing_pwd/set', set, { token: await api.logIn('alice') }))).toBe('200')
    const changed = sql`select 1 from members.histories h join members.members m using (id) where m.name = 'alice' and h.qk_pwd_changed_at is not null`
    expect(await api.d.owner.run(changed)).toBe(1)
  })

  it('of nobody there is nothing', async () => {
    const token = await api.staffToken('sofia')
    expect(await outcome(api.call('/office/members/99999/security', {}, { method: 'GET', token }))).toBe(
      '404 sessions.member_not_found',
    )
  })
})
