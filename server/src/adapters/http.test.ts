import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOutside } from './http.ts'

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/fine': (r) => r.end('{"a":1}'),
  '/failed': (r) => r.writeHead(500).end('{"error":{}}'),
  '/page': (r) => r.end('<html>'),
  '/nul': (r) => r.end('no file\0'),
  '/empty': (r) => r.end(),
  '/elsewhere': (r) => r.writeHead(302, { location: '/fine' }).end(),
  '/cut': (r) => {
    r.writeHead(200, { 'content-length': '100' }).write('{"a":')
    setImmediate(() => r.destroy())
  },
  '/silent': () => undefined,
  '/half': (r) => void r.write('{"a":'),
  '/endless': (r) => {
    const more = (): void => void (r.destroyed || r.write('1'.repeat(1024 * 1024), () => setImmediate(more)))
    more()
  },
}
const server = createServer((request, response) => ANSWERS[request.url ?? '']?.(response))
let url: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

describe('R4.14 an answer over HTTP', () => {
  it.each<[string, unknown]>([
    ['/fine', { status: 200, body: { a: 1 }, said: 'HTTP 200 {"a":1}' }],
    ['/failed', { status: 500, body: { error: {} }, said: 'HTTP 500 {"error":{}}' }],
    ['/page', { status: 200, body: undefined, said: 'HTTP 200 <html>' }],
    ['/nul', { status: 200, body: undefined, said: 'HTTP 200 no file\uFFFD' }],
    ['/empty', { status: 200, body: undefined, said: 'HTTP 200 ' }],
    ['/elsewhere', { status: 0, body: undefined, said: 'fetch failed' }],
    ['/cut', { status: 0, body: undefined, said: 'UND_ERR_SOCKET' }],
    ['/endless', { status: 0, body: undefined, said: 'the answer is too long' }],
  ])('%s', async (path, expected) => {
    expect(await askOutside({ url: url + path, headers: {}, body: '{}', timeout_ms: 10_000 })).toEqual(expected)
  })

  it.each(['/silent', '/half'])('R9.2 is not waited for without end: %s', async (path) => {
    expect(await askOutside({ url: url + path, headers: {}, body: '{}', timeout_ms: 50 })).toMatchObject({
      status: 0,
      said: 'timeout 50 ms',
    })
  })

  it('of nobody is none', async () => {
    expect(await askOutside({ url: 'http://127.0.0.1:1', headers: {}, body: '{}', timeout_ms: 1000 })).toMatchObject({
      status: 0,
    })
  })
})
