import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { METRICS_TOKEN, type Sent, type TestServer, startServer } from './test-server.ts'

let server: TestServer
const send = (sent: Sent) => server.send(sent)

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

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
    expect((await server.app.inject({ method: 'TRACE' as 'GET', url: '/api/find' })).statusCode).toBe(405)
    const ask = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/find',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    expect((await ask('https://m.example')).headers['access-control-allow-origin']).toBe('https://m.example')
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('sets the protecting headers on every answer and no banner', async () => {
    for (const url of ['/api/find', '/api/nowhere', '/nowhere', '/healthz']) {
      const { headers } = await server.app.inject(url)
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
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', missing: [] })
    await server.app.inject('/api/find')
    expect(
      (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body,
    ).toContain('moongate_http_seconds_count{route="bank.find"')
  })

  it('R7.9 serves both documents and a page to read that needs no script', async () => {
    for (const base of ['/api', '/api/office']) {
      expect((await server.app.inject(`${base}/openapi.json`)).json()).toMatchObject({
        openapi: '3.1.0',
        servers: [{ url: base }],
      })
      const page = await server.app.inject(`${base}/docs`)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.body).not.toMatch(/<script|https?:\/\//)
    }
  })
})
