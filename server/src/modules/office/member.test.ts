import { type AuthApi, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMemberByName } from '../members/index.ts'
import { inviteStaff } from '../staff/index.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi({ turnover_left: 55_00n })
})
afterAll(() => api.stop())

const send = (
  method: 'GET' | 'POST',
  path: string,
  { body = {}, token, ip = '192.0.2.1' }: { body?: object; token?: string; ip?: string } = {},
) => api.call(path, body, { method, ip, ...(token !== undefined && { token }) })

describe('R6.6 the two APIs', () => {
  it('a member token opens nothing of the office', async () => {
    const token = await api.logIn('alice')
    expect(await outcome(send('POST', '/auth/me', { token }))).toBe('200')
    expect(await outcome(send('POST', '/office/me', { token }))).toBe('401 auth.login_required')
    expect(await outcome(send('GET', '/office/members', { token }))).toBe('401 auth.login_required')
  })

  it('a staff token opens nothing of the members', async () => {
    const token = await api.staffToken()
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
    expect(await outcome(send('GET', '/office/audit', { token: await api.staffToken(name) }))).toBe(answer)
  })
})

describe('R6.6 what staff see', () => {
  it('finds members by account, real name and phone', async () => {
    const token = await api.staffToken('sofia')
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
    expect((await find('')).slice(-3)).toEqual(['carol', 'bobby', 'alice'])
  })

  it('shows one member whole, and 404 for none', async () => {
    const token = await api.staffToken('sofia')
    const alice = await findMemberByName(api.d.db, 'alice')
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
    const member = await findMemberByName(api.d.db, name)
    const token = await api.staffToken()
    const list = await send('GET', `/office/members?keyword=${name}`, { token })
    expect(list.body.data).toMatchObject({ data: [{ name, is_demo: true, money: '2000.00' }], total: 1 })
    const { body } = await send('GET', `/office/members/${member?.id}`, { token })
    expect(body.data).toMatchObject({
      member: { is_demo: true, money: '2000.00' },
      wallets: [{ account: 'supplier:JZ', money: '2000.00' }],
      statement: [
        {
          kind: 'members.demo_started',
          kind_text: 'Demo money',
          account: 'supplier:JZ',
          money: '2000.00',
          money_after: '2000.00',
        },
      ],
    })
  })

  it('reads the audit log in words', async () => {
    const { token } = await inviteStaff(api.d, 'gwen', ['risk'])
    const { totp_secret } = await data<{ totp_secret: string }>(send('POST', '/office/enrolment', { body: { token } }))
    const finish = { token, password: 'a long enough one', totp: api.code(totp_secret) }
    await data(send('POST', '/office/enrolment/finish', { body: finish }))
    const { body } = await send('GET', '/office/audit?keyword=gwen', { token: await api.staffToken() })
    expect((body.data as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ actor: 'Staff gwen', action: 'Staff finished set-up', ip: '192.0.2.1' }),
    )
  })
})
