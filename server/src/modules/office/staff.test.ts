import { createTestDb, type TestDb } from '@moongate/testing'
import { identityRoutes } from '@moongate/contract/identity'
import { officeRoutes } from '@moongate/contract/office'
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountModule } from '../../kernel/http/mount.ts'
import { createHttpServer } from '../../kernel/http/http-server.ts'
import {
  authenticate,
  authenticateStaff,
  createIdentityHandlers,
  inviteStaff,
  findMemberByName,
  seedIdentity,
} from '../identity/index.ts'
import { createAuditHandlers } from './audit.routes.ts'
import { createMemberHandlers } from './member.routes.ts'
import { createStaffHandlers } from './staff.routes.ts'

let d: TestDb
let app: FastifyInstance
const SECRET = 'JBSWY3DPEHPK3PXP'
const PASSWORD = 'moongate-office'

beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
  await seedIdentity(d)
  const deps = { ...d, turnover_left: async () => 55_00n }
  const { login, enrolment, enrol, me, logout, members, member, audit } = officeRoutes
  const table = { login, enrolment, enrol, me, logout, members, member, audit }
  app = await createHttpServer(
    d,
    { member: (token) => authenticate(d, token), staff: (token) => authenticateStaff(d, token) },
    {
      check_answers: true,
      modules: (house, http) => {
        mountModule(house, http, 'identity', identityRoutes, createIdentityHandlers(deps))
        mountModule(
          house,
          http,
          'office',
          table,
          { ...createStaffHandlers(deps), ...createMemberHandlers(deps), ...createAuditHandlers(deps) },
          true,
        )
      },
    },
  )
})
afterAll(async () => {
  await app.close()
  await d.stop()
})

type Body = { error?: string; message: string; data?: unknown }
const send = async (
  method: 'GET' | 'POST',
  path: string,
  { body, token, ip = '192.0.2.1' }: { body?: object; token?: string; ip?: string } = {},
) => {
  const answer = await app.inject({
    method,
    url: `/api${path}${path.includes('?') ? '&' : '?'}lang=en`,
    remoteAddress: ip,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
  return { http: answer.statusCode, body: answer.json<Body>() }
}
const outcome = async (asked: ReturnType<typeof send>) => {
  const { http, body } = await asked
  return body.error ? `${http} ${body.error}` : String(http)
}
const code = (secret = SECRET, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: d.clock.now().getTime() + ms })
/** A code works once, so each login waits for the next. */
const enter = (change: object = {}, ip?: string) => {
  d.clock.advance(30_000)
  return send('POST', '/office/login', {
    body: { name: 'erin', password: PASSWORD, totp: code(), ...change },
    ...(ip !== undefined && { ip }),
  })
}
const staffToken = async (name = 'erin') => ((await enter({ name })).body.data as { access_token: string }).access_token
const memberToken = async () => {
  const captcha = (await send('POST', '/auth/captcha')).body.data as { key: string }
  return (
    (
      await send('POST', '/auth/login', {
        body: { name: 'alice', password: 'Moongate88', captcha: '7777', key: captcha.key },
      })
    ).body.data as { access_token: string }
  ).access_token
}

describe('R6.6 staff log in with two factors', () => {
  it('password and code together open the office', async () => {
    const { http, body } = await enter()
    expect(http).toBe(200)
    expect(body.data).toMatchObject({
      expires_in: 28_800,
      staff: { name: 'erin', roles: ['support', 'finance', 'content', 'risk', 'admin'] },
    })
    const token = (body.data as { access_token: string }).access_token
    expect((await send('POST', '/office/me', { token })).body.data).toMatchObject({ name: 'erin' })
  })

  it.each([
    ['a wrong password', { password: 'wrong-password' }],
    ['a wrong code', { totp: '000000' }],
    ['an unknown name', { name: 'nobody' }],
  ])('%s answers the same', async (_case, change) => {
    const { http, body } = await enter(change)
    expect({ http, ...body }).toMatchObject({
      http: 400,
      error: 'office.credentials_wrong',
      message: 'Wrong account, password or one-time code',
    })
  })

  it('a code opens once, and none before it any more', async () => {
    const body = { name: 'frank', password: PASSWORD, totp: code() }
    expect(await outcome(send('POST', '/office/login', { body }))).toBe('200')
    expect(await outcome(send('POST', '/office/login', { body }))).toBe('400 office.credentials_wrong')
    expect(await outcome(send('POST', '/office/login', { body: { ...body, totp: code(SECRET, -30_000) } }))).toBe(
      '400 office.credentials_wrong',
    )
  })

  it('of ten logins with one code at once one gets in', async () => {
    d.clock.advance(30_000)
    const body = { name: 'frank', password: PASSWORD, totp: code() }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => outcome(send('POST', '/office/login', { body, ip: '192.0.2.33' }))),
    )
    expect(all.filter((o) => o === '200')).toHaveLength(1)
  })

  it('guesses from elsewhere are stopped and do not lock the owner out', async () => {
    const tries: string[] = []
    for (let i = 0; i < 12; i++) tries.push(await outcome(enter({ password: 'wrong-password' }, `198.51.100.${i}`)))
    expect(tries.slice(-2)).toEqual(['429 office.login_blocked', '429 office.login_blocked'])
    expect(await outcome(enter())).toBe('200')
  })
})

describe('R6.6 a staff session', () => {
  it('ends with the logout', async () => {
    const token = await staffToken()
    expect(await outcome(send('POST', '/office/logout', { token }))).toBe('200')
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.session_ended')
  })

  it('ends after half an hour without use', async () => {
    const token = await staffToken()
    d.clock.advance(29 * 60_000)
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('200')
    d.clock.advance(30 * 60_000)
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.session_ended')
  })

  it('ends after eight hours, however much it is used', async () => {
    const token = await staffToken()
    const outcomes: string[] = []
    for (let i = 0; i < 24; i++) {
      d.clock.advance(20 * 60_000)
      outcomes.push(await outcome(send('POST', '/office/me', { token })))
    }
    expect(outcomes).toEqual([...Array<string>(23).fill('200'), '401 auth.session_ended'])
  })
})

describe('R6.6 the two APIs', () => {
  it('a member token opens nothing of the office', async () => {
    const token = await memberToken()
    expect(await outcome(send('POST', '/auth/me', { token }))).toBe('200')
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.login_required')
    expect(await outcome(send('GET', '/office/members', { token }))).toBe('401 auth.login_required')
  })

  it('a staff token opens nothing of the members', async () => {
    const token = await staffToken()
    expect(await outcome(send('POST', '/auth/me', { token }))).toBe('401 auth.login_required')
    expect(await outcome(send('POST', '/member/drawing_pwd/set', { token, body: { qk_pwd: '123456' } }))).toBe(
      '401 auth.login_required',
    )
  })

  it.each([
    ['sofia', 'support', '403 common.forbidden'],
    ['frank', 'finance', '403 common.forbidden'],
    ['erin', 'risk and admin', '200'],
  ])('the audit log before %s (%s)', async (name, _roles, answer) => {
    expect(await outcome(send('GET', '/office/audit', { token: await staffToken(name) }))).toBe(answer)
  })
})

describe('R6.6 enrolment by a one-time link', () => {
  const finish = (token: string, totp: string, password = 'a long enough one') =>
    send('POST', '/office/enrolment/finish', { body: { token, password, totp } })

  it('sets password and second factor, once', async () => {
    const { token } = await inviteStaff(d, 'gwen', ['risk'])
    const { data } = (await send('POST', '/office/enrolment', { body: { token } })).body as {
      data: { name: string; totp_uri: string; totp_secret: string }
    }
    expect(data).toMatchObject({ name: 'gwen', totp_uri: expect.stringContaining(`secret=${data.totp_secret}`) })
    expect(await outcome(finish(token, '000000'))).toBe('400 office.totp_wrong')
    expect(await outcome(finish(token, code(data.totp_secret), 'too short'))).toBe('422 common.invalid')
    expect(await outcome(finish(token, code(data.totp_secret)))).toBe('200')
    expect(await outcome(finish(token, code(data.totp_secret)))).toBe('400 office.enrolment_invalid')
    d.clock.advance(30_000)
    expect(
      await outcome(
        send('POST', '/office/login', {
          body: { name: 'Gwen', password: 'a long enough one', totp: code(data.totp_secret) },
        }),
      ),
    ).toBe('200')
  })

  it('before it nobody can log in by that name', async () => {
    await inviteStaff(d, 'hugo', ['support'])
    expect(await outcome(enter({ name: 'hugo', password: PASSWORD }))).toBe('400 office.credentials_wrong')
  })

  it('is over after a day; an invented link never was', async () => {
    const { token } = await inviteStaff(d, 'ivan', ['support'])
    d.clock.advance(24 * 60 * 60_000)
    expect(await outcome(send('POST', '/office/enrolment', { body: { token } }))).toBe('400 office.enrolment_invalid')
    expect(await outcome(send('POST', '/office/enrolment', { body: { token: 'A'.repeat(43) } }))).toBe(
      '400 office.enrolment_invalid',
    )
  })

  it('is stored hashed', async () => {
    const { token } = await inviteStaff(d, 'jane', ['support'])
    const { rows } = await d.owner.pool.query('select e.*::text as row from identity.staff_enrolments e')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('R6.6 what staff see', () => {
  it('finds members by account, real name and phone', async () => {
    const token = await staffToken('sofia')
    const find = async (keyword: string) =>
      (
        (await send('GET', `/office/members?keyword=${encodeURIComponent(keyword)}`, { token })).body.data as {
          data: { name: string }[]
        }
      ).data.map((m) => m.name)
    expect(await find('ALI')).toEqual(['alice'])
    expect(await find('王')).toEqual(['alice'])
    expect(await find('13800138003')).toEqual(['carol'])
    expect(await find('%')).toEqual([])
    expect(await find('')).toEqual(['carol', 'bobby', 'alice'])
  })

  it('shows one member whole, and 404 for none', async () => {
    const token = await staffToken('sofia')
    const alice = await findMemberByName(d.db, 'alice')
    const { body } = await send('GET', `/office/members/${alice?.id}`, { token })
    expect(body.data).toMatchObject({
      member: {
        name: 'alice',
        realname: '王丽丽',
        state: 'active',
        ml_money: '55.00',
        is_agent: false,
        has_qk_pwd: true,
      },
      cards: [],
      statement: [],
    })
    expect(await outcome(send('GET', '/office/members/99999', { token }))).toBe('404 office.member_not_found')
  })

  it('shows a demo account with its play money and where it came from', async () => {
    const demo = (await send('POST', '/auth/demo')).body.data as { access_token: string }
    const { name } = (await send('POST', '/auth/me', { token: demo.access_token })).body.data as { name: string }
    const member = await findMemberByName(d.db, name)
    const { body } = await send('GET', `/office/members/${member?.id}`, { token: await staffToken() })
    expect(body.data).toMatchObject({
      member: { is_demo: true, money: '2000.00' },
      wallets: [{ account: 'supplier:JZ', money: '2000.00' }],
      statement: [{ kind: 'identity.demo_started', account: 'supplier:JZ', money: '2000.00', money_after: '2000.00' }],
    })
  })

  it('reads the audit log in words', async () => {
    const { body } = await send('GET', '/office/audit?keyword=gwen', { token: await staffToken() })
    expect((body.data as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ actor: 'Staff gwen', action: 'Staff finished set-up', ip: '192.0.2.1' }),
    )
  })
})
