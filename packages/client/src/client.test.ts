import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, type MemberClient } from './client.ts'
import type { ClientOptions, Unauthorized } from './options.ts'
import type { ApiError } from './types.ts'
import { createWholeClient } from './whole.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status?: number; body?: object; headers?: Record<string, string>; wait?: Promise<void>; cut?: boolean }

let server: Server
let seen: Seen[] = []
let replies: Reply[] = []
let answer: (request: Seen) => Reply = () => ({})

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  let body = ''
  for await (const part of request) body += String(part)
  const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
  seen.push(one)
  const {
    status = 200,
    body: out = { status: 'success', code: 200, message: 'ok' },
    headers = {},
    wait,
    cut,
  } = replies.shift() ?? answer(one)
  await wait
  if (cut) return response.destroy()
  return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(out))
}

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => void server.close())

let token: string | undefined
let told: unknown[] = []
const optionsOf = (): ClientOptions => ({
  base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
  lang: () => 'en',
  tokens: { get: () => token, set: (next) => void (token = next), clear: () => void (token = undefined) },
  on: {
    unauthorized: (info: Unauthorized) => told.push(['unauthorized', info.code, info.force_offline]),
    redirect: (url) => told.push(['redirect', url]),
    maintenance: (message) => told.push(['maintenance', message]),
    refused: (message) => told.push(['refused', message]),
    offline: ({ read }) => told.push(read ? 'offline' : 'offline, sent'),
    timeout: () => told.push('timeout'),
    loading: (change) => told.push(change),
  },
})
const client = () => createClient(optionsOf())
const quietly = () => told.filter((one) => typeof one !== 'number')
const refusal = (status: number, more: object = {}): Reply => ({
  status,
  body: { status: 'error', code: status, message: 'no', error: 'a.b', ...more },
})
const fault = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('answered'),
    (error: unknown) => error as ApiError,
  )

beforeEach(() => {
  seen = []
  replies = []
  told = []
  token = undefined
  answer = () => ({})
})

describe('requests', () => {
  it('R9.1 carries the language in the query, but for lottery/list', async () => {
    await client().games.list({ gameType: 3, tag: 'hot' })
    await client().lottery.list()
    await client().sessions.login({ name: 'alice', password: 'Moongate88' })
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/games/lists?gameType=3&tag=hot&lang=en',
      '/api/lottery/list',
      '/api/auth/login?lang=en',
    ])
    expect(JSON.parse(seen[2]?.body ?? '')).toEqual({ name: 'alice', password: 'Moongate88' })
  })

  it('R6.6 says of a call that nobody is at the page', async () => {
    for (const away of [true, false]) await createClient({ ...optionsOf(), away: () => away }).site.configs({})
    await client().site.configs({})
    expect(seen.map(({ headers }) => headers['x-away'])).toEqual(['1', undefined, undefined])
  })

  it('R4.1 carries the token when there is one, and fills the path', async () => {
    token = 't1'
    await client().bank.remove({ id: 5 })
    expect([seen[0]?.method, seen[0]?.url, seen[0]?.headers.authorization, seen[0]?.body]).toEqual([
      'DELETE',
      '/api/member/bank/5?lang=en',
      'Bearer t1',
      '{}',
    ])
  })

  it('R9.3 has the calls of Home at hand, the others once their file is there, or from the start', async () => {
    const whole = createWholeClient({ ...optionsOf(), lang: () => 'th' })
    const calls: ((api: MemberClient) => Promise<unknown>)[] = [
      (api) => api.site.configs({}),
      (api) => api.lottery.hot({}),
      (api) => api.bank.types({}),
    ]
    for (const api of [client(), whole]) for (const call of calls) await call(api)
    const paths = ['/api/system/configs', '/api/lottery/hot', '/api/member/bank/type']
    expect(seen.map(({ url }) => url)).toEqual(
      ['en', 'th'].flatMap((lang) => paths.map((path) => `${path}?lang=${lang}`)),
    )
  })

  it('sends a file as a form', async () => {
    await client().cashier.uploadReceipt({}, { file: new Blob(['x'], { type: 'image/png' }) })
    expect(seen[0]?.headers['content-type']).toContain('multipart/form-data')
  })

  it('refuses a wrong field at compile time', () => {
    // @ts-expect-error money is no boolean
    const wrong = () => client().wallet.transferIn({ api_code: 'JZ', money: true })
    expect(wrong).toBeTypeOf('function')
  })

  it('shows an indicator but for the calls that ask for none', async () => {
    await client().members.me()
    expect(told).toEqual([])
    await client().site.links()
    expect(told).toEqual([1, -1])
  })
})

describe('tokens', () => {
  it('R4.5 a refreshed token replaces the stored one, and parallel requests around it all succeed', async () => {
    token = 'old'
    let late: () => void = () => {}
    let both: () => void = () => {}
    const held = new Promise<void>((done) => (late = done))
    replies = [
      { headers: { authorization: 'Bearer new' }, wait: new Promise((done) => (both = done)) },
      { ...refusal(401), wait: held },
    ]
    answer = ({ headers }) => (headers.authorization === 'Bearer new' ? {} : refusal(401))
    const api = client()
    const first = api.site.links()
    await expect.poll(() => seen.length).toBe(1)
    const second = api.site.notices()
    await expect.poll(() => seen.length).toBe(2)
    both()
    await first
    expect(token).toBe('new')
    late()
    await expect(second).resolves.toMatchObject({ status: 'success' })
    expect([token, quietly()]).toEqual(['new', []])
  })

  it('R4.5 does not bring a token back after logout', async () => {
    token = 'old'
    let late: () => void = () => {}
    replies = [{ headers: { authorization: 'Bearer new' }, wait: new Promise((done) => (late = done)) }]
    const call = client().site.links()
    await expect.poll(() => seen.length).toBe(1)
    token = undefined
    late()
    await call
    expect(token).toBeUndefined()
  })

  it('R4.4 R8.1 any 401 clears the token and says why', async () => {
    token = 't1'
    replies = [refusal(401, { error: 'auth.force_offline', force_offline: true })]
    expect(await fault(client().bank.list())).toMatchObject({ status: 401, code: 'auth.force_offline' })
    expect([token, quietly()]).toEqual([undefined, [['unauthorized', 'auth.force_offline', true]]])
  })
})

describe('R8.1 answers that are no success', () => {
  it.each<[string, Reply, unknown[]]>([
    [
      '503 with a redirect goes there',
      refusal(503, { redirect: 'https://m.example/x' }),
      [['redirect', 'https://m.example/x']],
    ],
    ['503 with a script as redirect does not', refusal(503, { redirect: 'javascript:alert(1)' }), [['refused', 'no']]],
    ['503 for maintenance is a screen of its own', refusal(503, { maintenance: true }), [['maintenance', 'no']]],
    [
      '503 for maintenance that says where to go goes there',
      refusal(503, { maintenance: true, redirect: 'https://m.example/x' }),
      [['redirect', 'https://m.example/x']],
    ],
    ['503 without one is a dialog', refusal(503), [['refused', 'no']]],
    ['400 is a dialog with the message', refusal(400), [['refused', 'no']]],
    ['no answer is told', { cut: true }, ['offline']],
  ])('%s', async (_, reply, expected) => {
    replies = [reply]
    await fault(client().bank.list())
    expect(quietly()).toEqual(expected)
  })

  it.each([
    ['without a network nothing went out', false, 'client.offline'],
    ['with one it may have gone out', true, 'client.lost'],
  ])('R8.1 a call that fails %s', async (_, online, code) => {
    vi.stubGlobal('navigator', { onLine: online })
    try {
      replies = [{ cut: true }]
      expect((await fault(client().bank.list())).code).toBe(code)
      expect(quietly()).toEqual(['offline'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it.each<[string, string, (api: MemberClient) => Promise<unknown>]>([
    ['a question', 'offline', (api) => api.bank.list()],
    ['a question by POST', 'offline', (api) => api.wallet.balances({})],
    ['what the page sends of itself', 'offline', (api) => api.protection.pulse({}, { quiet: true })],
    ['what somebody pressed', 'offline, sent', (api) => api.games.favourite({ api_code: 'PG', gameCode: 'a', on: 1 })],
    ['a form', 'offline, sent', (api) => api.wallet.recover({}, { quiet: true })],
  ])('R8.1 tells of silence whether somebody waits for it: %s', async (_, said, call) => {
    replies = [{ cut: true }]
    await fault(call(client()))
    expect(quietly()).toEqual([said])
  })

  it('gives the fields of a form, quietly where the form shows them', async () => {
    replies = [refusal(422, { errors: { name: 'bad' } })]
    expect((await fault(client().sessions.login({ name: 'a', password: 'b' }, { quiet: true }))).fields).toEqual({
      name: 'bad',
    })
    expect(quietly()).toEqual([])
  })

  it("R9.2 gives up after the call's own time", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const never: typeof fetch = (_, init) =>
        new Promise((_done, refuse) => init?.signal?.addEventListener('abort', () => refuse(new Error('aborted'))))
      const calls = [
        [(api: MemberClient) => api.wallet.balance({ api_code: 'JZ' }), 10_000],
        [(api: MemberClient) => api.wallet.refreshed({ api_code: 'JZ' }), 100_000],
        [(api: MemberClient) => api.wallet.balances(), 60_000],
      ] as const
      for (const [call, ms] of calls) {
        told = []
        const api = createClient({
          base: '/api',
          lang: () => 'en',
          tokens: { get: () => undefined, set: () => {}, clear: () => {} },
          fetch: never,
          on: {
            unauthorized: () => {},
            redirect: () => {},
            refused: () => {},
            offline: () => told.push('offline'),
            timeout: () => told.push('timeout'),
          },
        })
        const failed = fault(call(api))
        await vi.advanceTimersByTimeAsync(ms - 1)
        expect(told).toEqual([])
        await vi.advanceTimersByTimeAsync(1)
        expect([told, (await failed).code]).toEqual([['timeout'], 'client.timeout'])
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('a cancelled call tells nobody', async () => {
    const abort = new AbortController()
    replies = [{ wait: new Promise(() => {}) }]
    const call = fault(client().bank.list({}, { signal: abort.signal }))
    await expect.poll(() => seen.length).toBe(1)
    abort.abort()
    expect([(await call).code, quietly()]).toEqual(['client.aborted', []])
  })
})

describe('idempotency keys', () => {
  const keys = () => seen.map(({ headers }) => headers['idempotency-key'])

  it('one intent keeps its key until it is answered, the next gets another', async () => {
    replies = [{ cut: true }, refusal(500)]
    const api = client()
    const move = () => api.wallet.transferIn({ api_code: 'JZ', money: '10' })
    await fault(move())
    await fault(move())
    await move()
    await move()
    const [first, second, third, fourth] = keys()
    expect([first?.length, first === second, second === third, third === fourth]).toEqual([32, true, true, false])
  })

  it.each([401, 403, 422, 429, 500, 503])(
    'R8.1 an intent in doubt keeps its key when a repeat is answered %s, which does not tell what became of it',
    async (status) => {
      replies = [{ cut: true }, refusal(status)]
      const api = client()
      const move = () => api.wallet.transferIn({ api_code: 'JZ', money: '10' })
      await fault(move())
      token = 't1'
      await fault(move())
      await move()
      await move()
      const [first, second, third, fourth] = keys()
      expect([first === second, second === third, third === fourth]).toEqual([true, true, false])
    },
  )

  it.each([401, 403, 422, 429, 400, 404, 409])(
    'an intent that is answered %s at its first try is settled: nothing was booked',
    async (status) => {
      replies = [refusal(status)]
      const api = client()
      const move = () => api.wallet.transferIn({ api_code: 'JZ', money: '10' })
      await fault(move())
      await move()
      const [first, second] = keys()
      expect(first === second).toBe(false)
    },
  )

  it.each([400, 404, 409])('an intent in doubt is settled by a refusal of its own, such as %s', async (status) => {
    replies = [{ cut: true }, refusal(status)]
    const api = client()
    const move = () => api.wallet.transferIn({ api_code: 'JZ', money: '10' })
    await fault(move())
    await fault(move())
    await move()
    const [first, second, third] = keys()
    expect([first === second, second === third]).toEqual([true, false])
  })

  it('R4.11 what was given up keeps its key; other content has its own', async () => {
    const abort = new AbortController()
    replies = [{ wait: new Promise(() => {}) }]
    const api = client()
    const given = fault(api.wallet.transferIn({ api_code: 'JZ', money: '10' }, { signal: abort.signal }))
    await expect.poll(() => seen.length).toBe(1)
    abort.abort()
    expect((await given).code).toBe('client.aborted')
    await api.wallet.transferIn({ api_code: 'JZ', money: '11' })
    await api.wallet.transferIn({ api_code: 'JZ', money: '10' })
    const [first, other, again] = keys()
    expect([first === other, first === again]).toEqual([false, true])
  })

  it("takes the caller's own key, and sends none where no money moves", async () => {
    await client().wallet.transferOut({ api_code: 'JZ', money: '10' }, { idempotency_key: 'mine-12345' })
    await client().wallet.balances()
    expect(keys()).toEqual(['mine-12345', undefined])
  })
})
