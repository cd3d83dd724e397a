import { brotliDecompressSync } from 'node:zlib'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Agent, request as sendRequest, type IncomingHttpHeaders } from 'node:http'
import { defineRoutes } from '@moongate/contract'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createContentMemory } from './content.ts'
import { createHttpServer } from './http-server.ts'
import { createLimiter, defaultLimits } from './limiter.ts'
import { mountModule } from './mount.ts'
import type { Limiter, Maintenance } from './ports.ts'

const input = z.object({ id: z.string().optional() })
const output = z.object({ text: z.string() })
const route = { method: 'GET', who: 'anyone', summary: '', errors: [], rows: [], input, output } as const
const table = defineRoutes({
  greeting: { ...route, path: '/greeting', kept: 'content' },
  offers: { ...route, path: '/offers', kept: 'content', feature: 'promotions', errors: ['policy.feature_off'] },
  other: { ...route, path: '/other' },
})

const METRICS_TOKEN = 'a-token-of-the-figures'
const memory = createContentMemory()
let d: TestDb
let app: FastifyInstance
let port: number
/** What the framework was asked: what is given out before it is not among it. */
let seen: string[]
let text: string
let limiter: Limiter
let maintenance: Maintenance
const lines: Record<string, unknown>[] = []
const logged = (id: string) => lines.filter(({ request_id }) => request_id === id)

beforeEach(async () => {
  d = await createTestDb()
  ;[seen, text] = [[], 'hello']
  lines.length = 0
  memory.forget()
  memory.setHeard(Number.MAX_SAFE_INTEGER)
  limiter = () => undefined
  maintenance = () => ({ on: false })
  const ports = {
    content: memory,
    member: async () => ({ ended: 'session_ended' as const }),
    limiter: (...asked: Parameters<Limiter>) => limiter(...asked),
    maintenance: (...asked: Parameters<Maintenance>) => maintenance(...asked),
  }
  const log = { ...d.log, info: (line: object) => void lines.push(line as Record<string, unknown>) }
  const config = { ...d.config, trust_proxy: 1, metrics_token: METRICS_TOKEN }
  app = await createHttpServer(Object.assign(Object.create(d), { log, config }) as TestDb, ports, {
    allowed_origins: ['https://m.example'],
    modules: (api, http) => {
      api.addHook('onRequest', (request, _, done) => {
        seen.push(`${request.method} ${request.url}`)
        done()
      })
      const tell = async () => ({ text })
      mountModule(api, http, 'site', table, { greeting: tell, offers: tell, other: tell })
    },
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  await app.close()
  await d.stop()
})

const agent = new Agent({ keepAlive: true })
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> =>
  new Promise((done, fail) => {
    const sent = sendRequest({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', fail).end()
  })
const GREETING = '/api/greeting?lang=en'
const withoutId = ({ status, headers, body }: Answered) => {
  const { date: _, 'x-request-id': id, ...rest } = headers
  return { status, rest, body: body.toString('base64'), has_id: typeof id === 'string' && id.length > 20 }
}
/** Asks twice; the second answer and whether the framework was asked for it. */
const askAgain = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const first = await ask(path, headers, method)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  seen = []
  const again = await ask(path, headers, method)
  return { first, again, was_asked: seen.length > 0 }
}

describe('R9.3 what visitors read is given again before the framework looks', () => {
  it.each([
    ['plain', {}],
    ['packed', { 'accept-encoding': 'gzip, br' }],
    ['over https', { 'x-forwarded-proto': 'https' }],
  ])('%s, with the same head and the same bytes', async (_, headers) => {
    const { first, again, was_asked } = await askAgain(GREETING, headers)
    expect(was_asked).toBe(false)
    expect(withoutId(again)).toEqual(withoutId(first))
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('each form by itself: packed for who takes it, nothing for who has it, in the language that is asked for', async () => {
    const forms = [
      { headers: {} },
      { headers: { 'accept-encoding': 'br' } },
      { headers: { 'if-none-match': String((await ask(GREETING)).headers.etag) } },
      { headers: { 'if-none-match': '"old"' } },
      { headers: { 'x-forwarded-proto': 'https' } },
      { headers: {}, path: '/api/greeting?lang=th' },
    ]
    const readAll = () => Promise.all(forms.map(({ headers, path = GREETING }) => ask(path, headers as never)))
    await readAll()
    const [plain, packed, had, old, https, thai] = await readAll()
    expect([plain, packed, had, old, thai].map((one) => one?.status)).toEqual([200, 200, 304, 200, 200])
    expect([plain, https].map((one) => 'strict-transport-security' in (one?.headers ?? {}))).toEqual([false, true])
    expect(brotliDecompressSync(packed?.body ?? '')).toEqual(plain?.body)
    expect(had?.body.length).toBe(0)
    expect(old?.body).toEqual(plain?.body)
    expect(thai?.body).not.toEqual(plain?.body)
  })

  it('until the content changes', async () => {
    await askAgain(GREETING)
    text = 'changed'
    expect(String((await ask(GREETING)).body)).toContain('hello')
    memory.forget()
    expect(String((await ask(GREETING)).body)).toContain('changed')
    const { again, was_asked } = await askAgain(GREETING)
    expect([String(again.body).includes('changed'), was_asked]).toEqual([true, false])
  })

  it.each<[string, number, (n: number) => [string, Record<string, string>]]>([
    ['forms of an address', 8, (n) => [GREETING, { 'accept-encoding': `x-${n}` }]],
    ['addresses', 512, (n) => [`${GREETING}&n=${n}`, {}]],
  ])('so many %s at most', async (_, most, name) => {
    const wasAsked = async () => (await askAgain(...name(0))).was_asked
    for (let n = 0; n < most; n++) await ask(...name(n))
    seen = ['counted']
    expect(await wasAsked()).toBe(false)
    await ask(...name(most))
    seen = []
    await ask(...name(0))
    expect(seen).toEqual([`GET ${name(0)[0]}`])
  })

  it('not to who names no host', async () => {
    await askAgain(GREETING)
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${GREETING} HTTP/1.1\r\n\r\n`))
    const [part] = (await once(socket, 'data')) as [Buffer]
    expect(part.toString()).toContain('400 Bad Request')
    socket.destroy()
  })

  it('only while changes are heard', async () => {
    await askAgain(GREETING)
    text = 'changed'
    memory.setHeard(performance.now() - 1000)
    expect(String((await ask(GREETING)).body)).toContain('changed')
  })

  it.each<[string, string, Record<string, string>?, string?]>([
    ['of somebody with a token', GREETING, { authorization: 'Bearer x' }],
    ["of another origin's page", GREETING, { origin: 'https://m.example' }],
    ['that names its language in a header', '/api/greeting', { 'accept-language': 'en' }],
    ['for the head alone', GREETING, {}, 'HEAD'],
    ['behind a switch', '/api/offers?lang=en'],
    ['of what is no content', '/api/other?lang=en'],
  ])('but not a call %s', async (_, path, headers = {}, method = 'GET') => {
    await askAgain(GREETING)
    const { first, again, was_asked } = await askAgain(path, headers, method)
    expect(was_asked).toBe(true)
    expect(withoutId(again)).toEqual(withoutId(first))
  })
})

describe('R9.3 what is given again counts as a call', () => {
  it('keeps the id it was given', async () => {
    await askAgain(GREETING)
    const { headers } = await ask(GREETING, { 'x-request-id': 'given-by-the-caller' })
    expect(headers['x-request-id']).toBe('given-by-the-caller')
  })

  it('is measured and told like the others', async () => {
    await askAgain(GREETING)
    for (let n = 0; n < 40; n++) await ask(GREETING, { 'x-request-id': 'told-of-me', 'x-forwarded-for': '10.1.2.3' })
    const told = expect.objectContaining({ route: 'site.greeting', status: 200, ip: '10.1.2.3', sampled: 32 }) as object
    expect(logged('told-of-me')).toEqual([told])
    const figures = String((await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).body)
    expect(figures).toContain('moongate_http_seconds_count{route="site.greeting",status="200"} 42')
  })

  it('is refused to an address that asks too often, and to no other', async () => {
    const read = { address: { points: 3, per_s: 60 }, account: { points: 3, per_s: 60 } }
    limiter = createLimiter({ ...defaultLimits, read })
    const askFrom = async (ip: string) => (await ask(GREETING, { 'x-forwarded-for': `1.1.1.1, ${ip}` })).status
    const one = [
      await askFrom('10.0.0.1'),
      await askFrom('10.0.0.1'),
      await askFrom('10.0.0.1'),
      await askFrom('10.0.0.1'),
    ]
    expect([one, await askFrom('10.0.0.2')]).toEqual([[200, 200, 200, 429], 200])
    const household = [1, 2, 3, 4].map((n) => `2001:db8:1:2::${n}`)
    expect(await Promise.all(household.map(askFrom))).toEqual([200, 200, 200, 429])
  })

  it('R8.1 is not given while the site is closed to who asks', async () => {
    await askAgain(GREETING)
    maintenance = ({ ip }) => ({ on: ip !== '10.0.0.1', message: 'closed' })
    const askFrom = async (ip: string) => (await ask(GREETING, { 'x-forwarded-for': ip })).status
    expect([await askFrom('10.0.0.1'), await askFrom('10.0.0.2')]).toEqual([200, 503])
    maintenance = async () => ({ on: true })
    expect(await askFrom('10.0.0.1')).toBe(503)
  })

  it.each(['1.1.1.1', '1.1.1.1, 10.0.0.9', ' 10.0.0.9 ', 'rubbish', ''])(
    'its caller stands where the framework sees them: %j',
    async (forwarded) => {
      const addresses: (string | undefined)[] = []
      limiter = (_, keys) => void addresses.push(keys[0])
      const { was_asked } = await askAgain(GREETING, { 'x-forwarded-for': forwarded })
      expect([was_asked, addresses.length, addresses[0]]).toEqual([false, 2, addresses[1]])
    },
  )
})

describe('a server that closes', () => {
  const SMALL = `${GREETING}&id=1`
  const askOn = async (socket: Socket): Promise<string> => {
    socket.write(`GET ${SMALL} HTTP/1.1\r\nhost: a\r\n\r\n`)
    return String(((await once(socket, 'data')) as [Buffer])[0]).slice(9, 12)
  }
  it.each([
    ['for the first time', 0],
    ['again', 2],
  ])('gives what it had begun to send %s to its end', async (_, times) => {
    const waiting = connect(port, '127.0.0.1')
    expect([await askOn(waiting), await askOn(waiting)]).toEqual(['200', '200'])
    text = 'x'.repeat(8_000_000)
    for (let n = 0; n < times; n++) await ask(GREETING)
    const slow = connect(port, '127.0.0.1', () => slow.write(`GET ${GREETING} HTTP/1.1\r\nhost: a\r\n\r\n`))
    await once(slow, 'readable')
    const closed = app.close()
    await expect.poll(() => askOn(waiting)).toBe('503')
    let got = 0
    slow.on('data', (part: Buffer) => (got += part.length)).resume()
    await Promise.all([once(slow, 'close'), closed])
    expect(got).toBeGreaterThan(text.length)
  })
})
