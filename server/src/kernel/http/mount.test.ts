import { defineRoutes } from '@moongate/contract'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { amount, money, nothing } from '@moongate/contract/common'
import { text } from '@moongate/contract/text'
import { toWire } from '@moongate/money'
import { refuse } from '../refusal.ts'
import type { MemberCaller } from './call.ts'
import { mountModule } from './mount.ts'
import { createHttpServer } from './http-server.ts'
import { createLimiter, defaultLimits } from './limiter.ts'
import type { Authenticate, HttpPorts } from './ports.ts'

const table = defineRoutes({
  echo: {
    method: 'POST',
    path: '/echo/{id}',
    who: 'anyone',
    summary: '',
    errors: ['bank.card_limit'],
    rows: [],
    input: z.object({
      id: z.coerce.number().int(),
      name: text('name'),
      money: amount,
      scribble: z.string().max(5).optional(),
    }),
    output: z.object({ data: z.object({ id: z.number(), money }) }),
  },
  find: {
    method: 'GET',
    path: '/find',
    who: 'anyone',
    summary: '',
    errors: [],
    rows: [],
    input: z.object({
      dates: z.array(z.string()).length(2).optional(),
      page: z.coerce.number().int().min(1).default(1),
    }),
    output: z.object({ dates: z.array(z.string()), page: z.number() }),
  },
  remove: {
    method: 'DELETE',
    path: '/remove/{id}',
    who: 'anyone',
    summary: '',
    errors: [],
    rows: [],
    input: z.object({ id: z.string(), ids: z.array(z.coerce.number()).min(1), flag: z.string().optional() }),
    output: z.object({ id: z.string(), ids: z.array(z.number()), flag: z.string() }),
  },
  mine: {
    method: 'POST',
    path: '/mine',
    who: 'member',
    summary: '',
    input: nothing,
    output: z.object({ name: z.string() }),
    errors: [],
    rows: [],
  },
  both: {
    method: 'POST',
    path: '/both',
    who: 'member+demo',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  team: {
    method: 'POST',
    path: '/team/x',
    who: 'agent',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  staff: {
    method: 'POST',
    path: '/staff',
    who: { staff: ['finance'] },
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  refused: {
    method: 'POST',
    path: '/refused',
    who: 'anyone',
    summary: '',
    input: nothing,
    output: nothing,
    errors: ['policy.feature_off'],
    rows: [],
  },
  undeclared: {
    method: 'POST',
    path: '/undeclared',
    who: 'anyone',
    summary: '',
    input: nothing,
    output: nothing,
    errors: ['bank.card_known'],
    rows: [],
  },
  broken: {
    method: 'POST',
    path: '/broken',
    who: 'anyone',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  wrong: {
    method: 'POST',
    path: '/wrong',
    who: 'anyone',
    summary: '',
    input: nothing,
    output: z.object({ data: money }),
    errors: [],
    rows: [],
  },
  slow: {
    method: 'POST',
    path: '/slow',
    who: 'anyone',
    summary: '',
    timeout_ms: 30,
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  guess: {
    method: 'POST',
    path: '/guess',
    who: 'anyone',
    limit: 'auth',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  proof: {
    method: 'POST',
    path: '/proof',
    who: 'member',
    limit: 'auth',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
  picture: {
    method: 'POST',
    path: '/picture',
    who: 'anyone',
    upload: true,
    summary: '',
    input: nothing,
    output: z.object({ size: z.number(), name: z.string() }),
    errors: [],
    rows: [],
  },
})

const alice: MemberCaller = { member_id: 1, name: 'alice', is_demo: false, agent_id: null, session_id: 's1' }
const callers: Record<string, MemberCaller> = {
  alice,
  guest: { ...alice, member_id: 2, is_demo: true },
  carol: { ...alice, member_id: 3, agent_id: 7 },
  frozen: { ...alice, member_id: 4, name: 'frozen' },
}
const member: Authenticate<MemberCaller> = async (token) => {
  if (token === 'replaced') return { ended: 'force_offline', reason: 'sessions:ended.expired' }
  const caller = callers[token.replace('old-', '')]
  if (!caller) return { ended: 'session_ended' }
  return { caller, ...(token.startsWith('old-') && { refreshed_token: token.slice(4) }) }
}
const maintenance = { on: false, redirect: 'https://status.example/' }
const ports: HttpPorts = {
  member,
  staff: async (name) => ({
    caller: { staff_id: 1, name, roles: name === 'frank' ? ['finance'] : ['support'], session_id: 'x' },
  }),
  limiter: createLimiter({
    ...defaultLimits,
    auth: { address: { points: 2, per_s: 60 }, account: { points: 2, per_s: 60 } },
  }),
  maintenance: async () => maintenance,
  authorize: async ({ caller }) => {
    if (caller && 'member_id' in caller && caller.member_id === callers['frozen']?.member_id)
      refuse('policy.member_frozen')
  },
}

const METRICS_TOKEN = 'a-token-of-the-figures'
let d: TestDb
let app: FastifyInstance
const stored: unknown[] = []

beforeAll(async () => {
  d = await createTestDb()
  app = await createHttpServer({ ...d, config: { ...d.config, metrics_token: METRICS_TOKEN } }, ports, {
    check_answers: true,
    allowed_redirects: ['https://status.example/'],
    allowed_origins: ['https://m.example'],
    modules: (house, http) =>
      mountModule(house, http, 'bank', table, {
        echo: async ({ input }) => {
          stored.push(input)
          return { data: { id: input.id, money: toWire(input.money), secret: 'x' }, message: 'common:modified' }
        },
        find: async ({ input }) => ({ dates: input.dates ?? [], page: input.page }),
        remove: async ({ input }) => ({ id: input.id, ids: input.ids, flag: input.flag ?? '' }),
        mine: async ({ caller }) => ({ name: caller.name }),
        both: async () => ({}),
        team: async () => ({}),
        staff: async () => ({}),
        refused: async () => refuse('policy.feature_off'),
        undeclared: async () => refuse('bank.card_limit'),
        broken: async () => {
          throw new Error('secret detail')
        },
        wrong: async () => ({ data: '1.5' }),
        slow: () => new Promise((done) => setTimeout(() => done({}), 300)),
        guess: async () => ({}),
        proof: async () => ({}),
        picture: async ({ file }) => ({ size: file?.bytes.length ?? 0, name: file?.name ?? '' }),
      }),
  })
})
afterAll(async () => {
  await app.close()
  await d.stop()
})

type Sent = {
  method?: 'GET' | 'POST'
  url: string
  token?: string
  ip?: string
  body?: unknown
  headers?: Record<string, string>
}
const send = async ({ method = 'POST', url, token, ip = '127.0.0.1', body = {}, headers = {} }: Sent) => {
  const answer = await app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { payload: body as string }),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    json: answer.body.startsWith('{') ? (answer.json() as Record<string, unknown>) : {},
  }
}

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

  it('R5.14 names every wrong field in the language asked for, in the order of the form, and runs nothing', async () => {
    const before = stored.length
    const { status, json } = await send({
      url: '/api/echo/7?lang=en',
      body: { scribble: 'too long', money: '1.234', name: 'a!' },
    })
    expect(status).toBe(422)
    expect(json).toEqual({
      status: 'error',
      code: 422,
      error: 'common.invalid',
      message: 'Account must be 4-15 letters or digits',
      errors: {
        name: 'Account must be 4-15 letters or digits',
        money: 'Enter a valid Amount with at most two decimals',
        scribble: 'This field can have at most 5 characters',
      },
    })
    expect(Object.keys(json['errors'] as object)).toEqual(['name', 'money', 'scribble'])
    expect(stored).toHaveLength(before)
  })

  it.each<[string, Sent, string[]]>([
    ['NUL', { url: '/api/echo/7?lang=en', body: { name: 'a\0bc', money: '1' } }, ['name']],
    [
      'half a pair',
      { url: '/api/echo/7?lang=en', body: { name: 'a\ud800', money: '1', scribble: '\udfff' } },
      ['name', 'scribble'],
    ],
    ['NUL in the path', { url: '/api/echo/%00?lang=en', body: { name: 'alice', money: '1' } }, ['id']],
    ['NUL in the query', { method: 'GET', url: '/api/find?lang=en&dates[]=a&dates[]=%00' }, ['dates']],
    ['NUL in a key', { url: '/api/echo/7?lang=en', body: { name: { '\0': 1 }, money: '1' } }, ['name']],
    [
      'NUL at great depth',
      {
        url: '/api/echo/7?lang=en',
        body: `{"name":${'['.repeat(9000)}"\\u0000"${']'.repeat(9000)}}`,
        headers: { 'content-type': 'application/json' },
      },
      ['name'],
    ],
  ])('R5.14 text that no database can keep is refused by its field: %s', async (_, sent, fields) => {
    const before = stored.length
    const { status, json } = await send(sent)
    expect([status, json['error'], Object.keys(json['errors'] as object)]).toEqual([422, 'common.invalid', fields])
    expect(json['message']).toMatch(/contains characters that cannot be used$/)
    expect(stored).toHaveLength(before)
  })

  it('whole pairs, tabs and what has no glyph are text like any other', async () => {
    const { status } = await send({ url: '/api/echo/7', body: { name: 'alice', money: '1', scribble: '💰\t\u0001' } })
    expect(status).toBe(200)
  })

  it.each(['1e2', '12.500', '12.00000000000000000001', '-0', '1e999'])(
    'R5.13 a number of money is read as it was written: %s is none',
    async (number) => {
      const { status, json } = await send({
        url: '/api/echo/7?lang=en',
        body: `{"name":"alice","money":${number}}`,
        headers: { 'content-type': 'application/json' },
      })
      expect([status, json['errors']]).toEqual([422, { money: 'Enter a valid Amount with at most two decimals' }])
    },
  )

  it('R5.13 12.50 is, as a number too', async () => {
    const headers = { 'content-type': 'application/json' }
    const { json } = await send({ url: '/api/echo/7', body: '{"name":"alice","money":12.50}', headers })
    expect(json['data']).toEqual({ id: 7, money: '12.50' })
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

  it('reads arrays from a query, with brackets or repeated', async () => {
    for (const query of ['dates[]=a&dates[]=b', 'dates=a&dates=b'])
      expect((await send({ method: 'GET', url: `/api/find?${query}&page=2` })).json).toMatchObject({
        dates: ['a', 'b'],
        page: 2,
      })
    expect((await send({ method: 'GET', url: '/api/find?page=0' })).status).toBe(422)
  })

  it.each<[string, string, object | undefined, object]>([
    ['its query', '?ids[]=1&ids[]=2&flag=sent', undefined, { id: 'x', ids: [1, 2], flag: 'sent' }],
    ['its body', '', { ids: [3], flag: 'sent' }, { id: 'x', ids: [3], flag: 'sent' }],
    ['both, the body first', '?ids[]=1&flag=sent', { ids: [3] }, { id: 'x', ids: [3], flag: 'sent' }],
    ['and from the path before both', '?id=y&ids[]=1', { id: 'z' }, { id: 'x', ids: [1], flag: '' }],
    ['nowhere, as a fault of its field', '', undefined, { error: 'common.invalid' }],
  ])('reads the input of a DELETE from %s', async (_, query, body, answered) => {
    const answer = await app.inject({ method: 'DELETE', url: `/api/remove/x${query}`, ...(body && { payload: body }) })
    expect(answer.json()).toMatchObject(answered)
  })

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

  it('R8.8 a fault of ours is a 500 that tells only where to find it', async () => {
    const { status, json, text } = await send({ url: '/api/broken?lang=en', headers: { 'x-request-id': 'abcdefgh-1' } })
    expect([status, json['error'], json['request_id']]).toEqual([500, 'common.internal', 'abcdefgh-1'])
    expect(text).not.toContain('secret detail')
    expect((await send({ url: '/api/wrong' })).status).toBe(500)
  })

  it('R8.8 in tests a refusal that the route does not name, nor has by its kind, is a fault that names both', async () => {
    const { status, json } = await send({ url: '/api/undeclared?lang=en' })
    expect([status, json['error'], json['message']]).toEqual([
      500,
      'common.internal',
      'bank.undeclared refused with bank.card_limit, which its contract does not name',
    ])
  })

  it('R8.8 so is one of the policy, before the handler runs', async () => {
    const { status, json } = await send({ url: '/api/both?lang=en', token: 'frozen' })
    expect([status, json['message']]).toEqual([
      500,
      'bank.both refused with policy.member_frozen, which its contract does not name',
    ])
  })

  it('in production both are answered as what they are', async () => {
    const open = await createHttpServer(d, ports, {
      check_answers: false,
      modules: (app, http) =>
        mountModule(
          app,
          http,
          'bank',
          { undeclared: table.undeclared },
          { undeclared: async () => refuse('bank.card_limit') },
        ),
    })
    const answer = await open.inject({ method: 'POST', url: '/api/undeclared' })
    await open.close()
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, 'bank.card_limit'])
  })

  it('R9.2 stops waiting at the time limit of the route', async () => {
    expect((await send({ url: '/api/slow' })).json['error']).toBe('common.time_limit')
  })

  it('counts calls and says when to come back', async () => {
    const seen = [
      await send({ url: '/api/guess' }),
      await send({ url: '/api/guess' }),
      await send({ url: '/api/guess' }),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(seen[2]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it("counts the calls of an account wherever they come from, and nobody else's with them", async () => {
    const guess = (token: string, ip: string) => send({ url: '/api/guess', token, ip })
    const seen = [
      await guess('alice', '192.0.2.1'),
      await guess('alice', '192.0.2.2'),
      await guess('alice', '192.0.2.3'),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 429])
    expect((await guess('carol', '192.0.2.3')).status).toBe(200)
  })

  it('counts the calls of an address that are refused as well, before it is asked whose a token is', async () => {
    const seen: number[] = []
    for (const token of ['nobody-1', 'nobody-2', 'nobody-3'])
      seen.push((await send({ url: '/api/proof', token, ip: '192.0.2.9' })).status)
    expect(seen).toEqual([401, 401, 429])
  })

  it('counts all addresses of one household as one, by IPv6 too, where it can take another for each call', async () => {
    const guess = async (ip: string) => (await send({ url: '/api/guess', ip })).status
    const seen = [await guess('2001:db8:1:2::1'), await guess('2001:db8:1:2::2'), await guess('2001:db8:1:2:aaaa::3')]
    expect([seen, await guess('2001:db8:1:3::1')]).toEqual([[200, 200, 429], 200])
  })

  it('R8.1 in maintenance everything answers 503 with the allowed redirect only', async () => {
    maintenance.on = true
    const kept = await send({ url: '/api/mine', token: 'alice' })
    maintenance.redirect = 'https://evil.example/'
    const dropped = await send({ url: '/api/mine', token: 'alice' })
    maintenance.on = false
    expect([kept.status, kept.json['redirect'], dropped.status, dropped.json['redirect']]).toEqual([
      503,
      'https://status.example/',
      503,
      undefined,
    ])
  })
})

describe('what the HTTP layer does not let in', () => {
  const boundary = 'xyz'
  const multipart = (name: string, bytes: string) => ({
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${bytes}\r\n--${boundary}--\r\n`,
  })

  it.each<[string, Sent, number, string]>([
    ['a body over 64 kB', { url: '/api/refused', body: { a: 'x'.repeat(70_000) } }, 413, 'common.too_large'],
    [
      'a form',
      { url: '/api/refused', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'common.unsupported_media',
    ],
    [
      'plain text',
      { url: '/api/refused', body: 'a', headers: { 'content-type': 'text/plain' } },
      415,
      'common.unsupported_media',
    ],
    [
      'broken JSON',
      { url: '/api/refused', body: '{', headers: { 'content-type': 'application/json' } },
      422,
      'common.invalid',
    ],
    [
      'a list',
      { url: '/api/refused', body: '[]', headers: { 'content-type': 'application/json' } },
      422,
      'common.invalid',
    ],
    [
      'a poisoned prototype',
      { url: '/api/refused', body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      422,
      'common.invalid',
    ],
    [
      'a file where none is asked for',
      { url: '/api/refused', ...multipart('file', 'x') },
      415,
      'common.unsupported_media',
    ],
    ['JSON where a file is asked for', { url: '/api/picture' }, 415, 'common.unsupported_media'],
    [
      'a form that breaks off',
      {
        url: '/api/picture',
        headers: multipart('file', 'x').headers,
        body: multipart('file', 'x').body.slice(0, -10),
      },
      422,
      'common.invalid',
    ],
    ['a file under another name', { url: '/api/picture', ...multipart('other', 'x') }, 422, 'common.invalid'],
    [
      'a file over 5 MB',
      { url: '/api/picture', ...multipart('file', 'x'.repeat(5 * 1024 * 1024 + 1)) },
      413,
      'common.too_large',
    ],
    ['an unknown address', { url: '/api/nowhere' }, 404, 'common.not_found'],
    ['another method', { method: 'GET', url: '/api/refused' }, 404, 'common.not_found'],
  ])('refuses %s', async (_, sent, status, error) => {
    const answer = await send(sent)
    expect([answer.status, answer.json['error']]).toEqual([status, error])
  })

  it('takes one file on an upload route', async () => {
    expect((await send({ url: '/api/picture', ...multipart('file', '12345') })).json).toMatchObject({
      size: 5,
      name: 'a.png',
    })
  })

  it('has TRACE off and answers preflights of known origins only', async () => {
    expect((await app.inject({ method: 'TRACE' as 'GET', url: '/api/find' })).statusCode).toBe(405)
    const ask = (origin: string) =>
      app.inject({ method: 'OPTIONS', url: '/api/find', headers: { origin, 'access-control-request-method': 'POST' } })
    expect((await ask('https://m.example')).headers['access-control-allow-origin']).toBe('https://m.example')
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('sets the protecting headers on every answer and no banner', async () => {
    for (const url of ['/api/find', '/api/nowhere', '/nowhere', '/healthz']) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
    }
  })
})

describe('for operators', () => {
  it('is alive, ready and measured', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', missing: [] })
    await app.inject('/api/find')
    expect(
      (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body,
    ).toContain('moongate_http_seconds_count{route="bank.find"')
  })

  it('R7.9 serves both documents and a page to read that needs no script', async () => {
    for (const base of ['/api', '/api/office']) {
      expect((await app.inject(`${base}/openapi.json`)).json()).toMatchObject({
        openapi: '3.1.0',
        servers: [{ url: base }],
      })
      const page = await app.inject(`${base}/docs`)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.body).not.toMatch(/<script|https?:\/\//)
    }
  })
})
