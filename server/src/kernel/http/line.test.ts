import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveLine, listLineSources } from './line.ts'
import { addSecurityHeaders } from './security.ts'

it('R2.3 answers the line test of any page, without credentials', async () => {
  const app = Fastify()
  await addSecurityHeaders(app)
  serveLine(app)
  const { statusCode, headers, body } = await app.inject({
    url: '/linez?t=1',
    headers: { origin: 'https://other.example', cookie: 'moongate_token=x' },
  })
  expect([statusCode, JSON.parse(body)]).toEqual([200, { line: 'up' }])
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  })
  expect([headers['access-control-allow-credentials'], headers['set-cookie']]).toEqual([undefined, undefined])
  const first = await app.inject({ method: 'OPTIONS', url: '/linez', headers: { origin: 'https://other.example' } })
  expect([first.statusCode, first.headers['access-control-allow-origin']]).toEqual([204, '*'])
  await app.close()
})

it.each([
  ['its own address', '/', []],
  ['another one', 'https://b.example/#/Index', ['https://b.example/linez']],
  ['a plain one with a port', 'http://localhost:8081', ['http://localhost:8081/linez']],
  ['a script', 'javascript:alert(1)', []],
  ['what would end the policy', "https://b.example; script-src 'unsafe-inline'", []],
  ['nothing', '', []],
])('R2.3 opens to the test of %s its one address', (_, url, expected) => {
  expect(listLineSources([url, url])).toEqual(expected)
})
