import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sent, type TestServer, startServer } from './test-server.ts'

let server: TestServer
const send = (sent: Sent) => server.send(sent)

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a call through the HTTP layer', () => {
  it('R7.9 answers the envelope with the payload at top level and drops what the contract does not name', async () => {
    const { json } = await send({ url: '/api/echo/7?lang=en', body: { name: 'alice', money: '12.5' } })
    expect(json).toEqual({
      status: 'success',
      code: 200,
      message: 'Modified successfully',
      data: { id: 7, money: '12.50' },
    })
  })

  it.each([
    ['zh_cn', '请填写账号'],
    ['zh_hk', '請填寫帳號'],
    ['en', 'Account is required'],
    ['th', 'กรุณากรอกชื่อบัญชี'],
    ['vi', 'Vui lòng nhập Tài khoản'],
    ['xx', '请填写账号'],
  ])('R5.14 R9.1 speaks %s', async (lang, message) => {
    expect((await send({ url: `/api/echo/7?lang=${lang}`, body: { money: 1 } })).json['message']).toBe(message)
  })

  it.each([
    ['zh_cn', '修改成功', '操作成功！', '该功能暂未开放'],
    ['en', 'Modified successfully', 'Operation successful!', 'This feature is not available'],
  ])(
    'R8.2 in %s an action says that it succeeded, by its own words or the general ones, or why it did not',
    async (lang, own, general, refusal) => {
      const readMessage = async (url: string, body: object = {}, token?: string) =>
        (await send({ url: `${url}?lang=${lang}`, body, ...(token !== undefined && { token }) })).json['message']
      expect(await readMessage('/api/echo/7', { name: 'alice', money: '1' })).toBe(own)
      expect(await readMessage('/api/both', {}, 'alice')).toBe(general)
      expect(await readMessage('/api/refused')).toBe(refusal)
    },
  )

  it.each<[string, string | undefined, number, string | undefined]>([
    ['/api/mine', undefined, 401, 'auth.login_required'],
    ['/api/mine', 'nobody', 401, 'auth.session_ended'],
    ['/api/mine', 'alice', 200, undefined],
    ['/api/mine', 'guest', 403, 'policy.demo_not_supported'],
    ['/api/both', 'guest', 200, undefined],
    ['/api/team/x', 'alice', 403, 'common.forbidden'],
    ['/api/team/x', 'carol', 200, undefined],
    ['/api/team/x', 'guest', 403, 'policy.demo_not_supported'],
    ['/api/staff', undefined, 401, 'auth.login_required'],
    ['/api/staff', 'sofia', 403, 'common.forbidden'],
    ['/api/staff', 'frank', 200, undefined],
    ['/api/refused', 'nobody', 403, 'policy.feature_off'],
  ])('R6.1 R6.2 R6.3 %s by %s → %i %s', async (url, token, status, error) => {
    const answer = await send({ url, ...(token && { token }) })
    expect([answer.status, answer.json['error'], answer.json['code']]).toEqual([status, error, status])
  })

  it('R8.1 a replaced session is told so, and why', async () => {
    const { status, json } = await send({ url: '/api/mine?lang=en', token: 'replaced' })
    expect([status, json]).toEqual([
      401,
      {
        status: 'error',
        code: 401,
        error: 'auth.force_offline',
        force_offline: true,
        message: 'Your session has expired, please log in again',
      },
    ])
  })

  it('R4.5 sends the successor of a token in the header, for browsers to read', async () => {
    const { headers } = await send({ url: '/api/mine', token: 'old-alice' })
    expect(headers['authorization']).toBe('Bearer alice')
    expect(headers['access-control-expose-headers']).toContain('authorization')
  })

  it('R8.1 in maintenance everything answers 503 with the allowed redirect only', async () => {
    server.maintenance.on = true
    const kept = await send({ url: '/api/mine', token: 'alice' })
    server.maintenance.redirect = 'https://evil.example/'
    const dropped = await send({ url: '/api/mine', token: 'alice' })
    server.maintenance.on = false
    expect([kept.status, kept.json['redirect'], dropped.status, dropped.json['redirect']]).toEqual([
      503,
      'https://status.example/',
      503,
      undefined,
    ])
  })
})
