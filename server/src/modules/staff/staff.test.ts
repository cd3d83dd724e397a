import { type AuthApi, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_ROLES } from '@moongate/contract'
import { people } from '@moongate/testing'
import { finishEnrolment, openEnrolment } from './enrolment.ts'
import { inviteStaff } from './invitation.ts'
import { removeStaff } from './removal.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())

const PASSWORD = people.erin.password
const send = (
  method: 'GET' | 'POST',
  path: string,
  { body = {}, token, ip = '192.0.2.1' }: { body?: object; token?: string; ip?: string } = {},
) => api.call(path, body, { method, ip, ...(token !== undefined && { token }) })

describe('R6.6 staff log in with two factors', () => {
  it('password and code together open the office', async () => {
    const { http, body } = await api.enterOffice()
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
    const { http, body } = await api.enterOffice(change)
    expect({ http, ...body }).toMatchObject({
      http: 400,
      error: 'staff.credentials_wrong',
      message: 'Wrong account, password or one-time code',
    })
  })

  it('a code opens once, and none before it any more', async () => {
    const body = { name: 'frank', password: PASSWORD, totp: api.code() }
    expect(await outcome(send('POST', '/office/login', { body }))).toBe('200')
    expect(await outcome(send('POST', '/office/login', { body }))).toBe('400 staff.credentials_wrong')
    expect(
      await outcome(send('POST', '/office/login', { body: { ...body, totp: api.code(undefined, -30_000) } })),
    ).toBe('400 staff.credentials_wrong')
  })

  it('of ten logins with one code at once one gets in', async () => {
    api.d.clock.advance(30_000)
    const body = { name: 'frank', password: PASSWORD, totp: api.code() }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => outcome(send('POST', '/office/login', { body, ip: '192.0.2.33' }))),
    )
    expect(all.filter((o) => o === '200')).toHaveLength(1)
  })

  it('guesses from elsewhere are stopped and do not lock the owner out', async () => {
    const tries: string[] = []
    for (let i = 0; i < 12; i++)
      tries.push(await outcome(api.enterOffice({ password: 'wrong-password', totp: '000000' }, `198.51.100.${i}`)))
    expect(tries.slice(-2)).toEqual(['429 staff.login_blocked', '429 staff.login_blocked'])
    expect(await outcome(api.enterOffice())).toBe('200')
  })

  it('a right code lets the owner in from a new address too, and five guesses at the password', async () => {
    for (let i = 0; i < 10; i++) await api.enterOffice({ name: 'sofia', totp: '000000' }, `198.51.100.${50 + i}`)
    const tries: string[] = []
    for (let i = 0; i < 6; i++)
      tries.push(await outcome(api.enterOffice({ name: 'sofia', password: 'wrong-password' }, '198.51.100.70')))
    expect(tries).toEqual([...Array<string>(5).fill('400 staff.credentials_wrong'), '429 staff.login_blocked'])
    expect(await outcome(api.enterOffice({ name: 'sofia' }, '198.51.100.71'))).toBe('200')
  })
})

describe('R6.6 roles', () => {
  it('are those that the table of staff allows', async () => {
    const { rows } = await api.d.owner.pool.query(
      "select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'staff.staff'::regclass and contype = 'c' and conname like '%roles%'",
    )
    expect([...rows[0].rule.matchAll(/'(\w+)'::text/g)].map(([, role]) => role)).toEqual([...STAFF_ROLES])
  })
})

describe('R6.6 who works here no more', () => {
  it('is out at once, by no session, password or link that waits, until they are invited anew with the roles of then', async () => {
    const [{ token: first }, from] = [await inviteStaff(api.d, 'lena', ['risk', 'admin']), { ip: '', request_id: '' }]
    const enrol = async (token: string) => {
      const { totp_secret } = await openEnrolment(api.d, token)
      await finishEnrolment(api.d, { token, password: 'a long enough one', totp: api.code(totp_secret) }, from)
      api.d.clock.advance(30_000)
      return () =>
        send('POST', '/office/login', {
          body: { name: 'lena', password: 'a long enough one', totp: api.code(totp_secret) },
        })
    }
    const enter = await enrol(first)
    const { data } = (await enter()).body as { data: { access_token: string } }
    const { token: waiting } = await inviteStaff(api.d, 'lena', ['risk'])
    expect([
      await removeStaff(api.d, 'Lena'),
      await removeStaff(api.d, 'lena'),
      await removeStaff(api.d, 'nobody'),
    ]).toEqual([true, false, false])
    api.d.clock.advance(30_000)
    expect(await outcome(send('POST', '/office/me', { token: data.access_token }))).toBe('401 auth.session_ended')
    expect(await outcome(enter())).toBe('400 staff.credentials_wrong')
    expect(await outcome(send('POST', '/office/enrolment', { body: { token: waiting } }))).toBe(
      '400 staff.enrolment_invalid',
    )
    const { token, roles } = await inviteStaff(api.d, 'lena', ['support'])
    expect([roles, await outcome((await enrol(token))())]).toEqual([['support'], '200'])
    const { rows } = await api.d.owner.pool.query("select 1 from audit.entries where action = 'staff.removed'")
    expect(rows).toHaveLength(1)
  })
})

describe('R6.6 a staff session', () => {
  it('ends with the logout', async () => {
    const token = await api.staffToken()
    expect(await outcome(send('POST', '/office/logout', { token }))).toBe('200')
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.session_ended')
  })

  it('ends after half an hour without use', async () => {
    const token = await api.staffToken()
    api.d.clock.advance(29 * 60_000)
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('200')
    api.d.clock.advance(30 * 60_000)
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.session_ended')
  })

  it('ends after eight hours, however much it is used', async () => {
    const token = await api.staffToken()
    const outcomes: string[] = []
    for (let i = 0; i < 24; i++) {
      api.d.clock.advance(20 * 60_000)
      outcomes.push(await outcome(send('POST', '/office/me', { token })))
    }
    expect(outcomes).toEqual([...Array<string>(23).fill('200'), '401 auth.session_ended'])
  })
})

describe('R6.6 enrolment by a one-time link', () => {
  const finish = (token: string, totp: string, password = 'a long enough one') =>
    send('POST', '/office/enrolment/finish', { body: { token, password, totp } })

  it('sets password and second factor, once', async () => {
    const { token } = await inviteStaff(api.d, 'gwen', ['risk'])
    const { data } = (await send('POST', '/office/enrolment', { body: { token } })).body as {
      data: { name: string; totp_uri: string; totp_secret: string }
    }
    expect(data).toMatchObject({ name: 'gwen', totp_uri: expect.stringContaining(`secret=${data.totp_secret}`) })
    expect(await outcome(finish(token, '000000'))).toBe('400 staff.totp_wrong')
    expect(await outcome(finish(token, api.code(data.totp_secret), 'too short'))).toBe('422 common.invalid')
    expect(await outcome(finish(token, api.code(data.totp_secret)))).toBe('200')
    expect(await outcome(finish(token, api.code(data.totp_secret)))).toBe('400 staff.enrolment_invalid')
    api.d.clock.advance(30_000)
    expect(
      await outcome(
        send('POST', '/office/login', {
          body: { name: 'Gwen', password: 'a long enough one', totp: api.code(data.totp_secret) },
        }),
      ),
    ).toBe('200')
  })

  it('before it nobody can log in by that name', async () => {
    await inviteStaff(api.d, 'hugo', ['support'])
    expect(await outcome(api.enterOffice({ name: 'hugo', password: PASSWORD }))).toBe('400 staff.credentials_wrong')
  })

  it('is over after a day; an invented link never was', async () => {
    const { token } = await inviteStaff(api.d, 'ivan', ['support'])
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await outcome(send('POST', '/office/enrolment', { body: { token } }))).toBe('400 staff.enrolment_invalid')
    expect(await outcome(send('POST', '/office/enrolment', { body: { token: 'A'.repeat(43) } }))).toBe(
      '400 staff.enrolment_invalid',
    )
  })

  it('is good no more once its person was given another', async () => {
    const [{ token: lost }, { token }] = [
      await inviteStaff(api.d, 'kate', ['risk']),
      await inviteStaff(api.d, 'kate', ['risk']),
    ]
    const open = (link: string) => outcome(send('POST', '/office/enrolment', { body: { token: link } }))
    expect([await open(lost), await open(token)]).toEqual(['400 staff.enrolment_invalid', '200'])
  })

  it('is stored hashed', async () => {
    const { token } = await inviteStaff(api.d, 'jane', ['support'])
    const { rows } = await api.d.owner.pool.query('select e.*::text as row from staff.staff_enrolments e')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
