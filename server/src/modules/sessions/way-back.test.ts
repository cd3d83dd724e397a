import { people } from '@moongate/testing'
import { askWhileHeld } from '@moongate/testing/hold'
import { type AuthApi, PASSWORD, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { checkWithdrawalPassword, findMemberByName } from '../members/index.ts'
import { createDevices } from './test-devices.ts'

let api: AuthApi
const { me, told, forgetDevices } = createDevices({ api: () => api })
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts when tries of the others are forgotten, with one device at a time and nothing known. */
beforeEach(forgetDevices)

describe('R6.6 the way back by customer service', () => {
  const reason = 'lost the phone, identity checked'
  const lock = "select 1 from members.members where name = 'alice' for no key update"
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
    await api.d.owner.run(sql`insert into site.configs (key, value) values ('password_profile', '"strict"')`)
    expect(await setPassword(token, 'Password1')).toBe('422 members.password_common')
    await api.d.owner.run(sql`delete from site.configs`)
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
    const written = sql`select actor_name, reason, after from audit.entries where action = 'sessions.ended_by_staff'`
    expect(await api.d.owner.many(written)).toEqual([{ actor_name: 'sofia', reason, after: { ended: 1 } }])
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
    expect(written.slice(-2)).toMatchObject([
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
    const { id = 0 } = (await findMemberByName(api.d.db, 'alice')) ?? {}
    await api.d.owner.run(sql`update members.members set qk_pwd_hash = a.qk_pwd_hash
      from members.members a where members.members.id = ${id} and a.name = 'bobby'`)
    for (let i = 0; i < 4; i++) await checkWithdrawalPassword(api.d, id, '000000')
    expect(await checkWithdrawalPassword(api.d, id, '000000')).toBe('locked')
    await outcome(post('withdrawal-password/forget', { totp: next() }))
    const set = { qk_pwd: '246810' }
    expect(await outcome(api.call('/member/drawing_pwd/set', set, { token: await api.logIn('alice') }))).toBe('200')
    const changed = sql`select 1 from members.histories h join members.members m using (id) where m.name = 'alice' and h.qk_pwd_changed_at is not null`
    expect(await api.d.owner.run(changed)).toBe(1)
    // Five wrong tries at the one before count against it no more.
    expect(await checkWithdrawalPassword(api.d, id, '246810')).toBe('ok')
  })

  it.each([
    'security',
    'sessions/end',
    'state',
    'password/reset',
    'factors/forget',
    'withdrawal-password/forget',
    'realname',
  ])('of nobody there is nothing: %s', async (path) => {
    const token = await api.staffToken('erin')
    const { next } = await office('erin')
    const body = { reason, totp: next(), state: 'frozen', realname: '王丽' }
    const ask = { token, ...(path === 'security' && ({ method: 'GET' } as const)) }
    expect(await outcome(api.call(`/office/members/99999/${path}`, body, ask))).toBe('404 sessions.member_not_found')
  })

  it('gives no link to an account that is closed, nor to a demo account', async () => {
    const { post, next } = await office()
    await api.d.owner.run(sql`update members.members set state = 'closed' where name = 'alice'`)
    expect(await outcome(post('password/reset', { totp: next() }))).toBe('409 sessions.reset_not_possible')
    await api.d.owner.run(sql`update members.members set state = 'active' where name = 'alice'`)
    const { access_token } = await data<{ access_token: string }>(api.call('/auth/demo', {}, { ip: '203.0.113.60' }))
    const { name } = await data<{ name: string }>(api.call('/auth/me', {}, { token: access_token }))
    const demo = await findMemberByName(api.d.db, name)
    const token = await api.staffToken('sofia')
    const body = { reason, totp: next() }
    expect(await outcome(api.call(`/office/members/${demo?.id}/password/reset`, body, { token }))).toBe(
      '409 sessions.reset_not_possible',
    )
  })

  it('R3.6 takes the password away that its member is changing meanwhile', async () => {
    const { post, next } = await office()
    const reset = { totp: next() }
    const meanwhile = "update members.members set password_hash = 'changed' where name = 'alice'"
    const asks = [() => outcome(post('password/reset', reset))]
    expect(await askWhileHeld(api.d.owner, { lock, meanwhile, asks })).toEqual(['200'])
    const left = sql`select password_hash from members.members where name = 'alice'`
    expect(await api.d.owner.one(left)).toEqual({ password_hash: null })
  })

  it('frees no account that is being closed meanwhile', async () => {
    const { post } = await office('erin')
    const set = (state: string) =>
      api.d.owner.run(sql`update members.members set state = ${state} where name = 'alice'`)
    await set('frozen')
    const meanwhile = "update members.members set state = 'closed' where name = 'alice'"
    const asks = [() => outcome(post('state', { state: 'active' }))]
    expect(await askWhileHeld(api.d.owner, { lock, meanwhile, asks })).toEqual(['409 sessions.account_closed'])
    expect((await findMemberByName(api.d.db, 'alice'))?.state).toBe('closed')
    await set('active')
  })
})
