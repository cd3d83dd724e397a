import { type AddressInfo, connect, createServer } from 'node:net'
import { defineRoutes, getErrorStatus } from '@moongate/contract'
import { nothing } from '@moongate/contract/common'
import { createServerI18n } from '@moongate/i18n/server'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { mountModule } from './mount.ts'
import { createParserAnswers } from './parser-answers.ts'

const table = defineRoutes({
  find: {
    method: 'GET',
    path: '/find/{id}',
    who: 'anyone',
    summary: '',
    input: z.object({ id: z.string() }),
    output: nothing,
    errors: [],
    rows: [],
  },
})

let d: TestDb
let app: FastifyInstance
let port: number
beforeAll(async () => {
  d = await createTestDb()
  app = await createHttpServer(
    d,
    {},
    { modules: (api, http) => mountModule(api, http, 'site', table, { find: async () => ({}) }) },
  )
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await d.stop()
})

type Wire = { status: number; headers: Record<string, string>; body: string }

const readAnswer = (text: string): Wire => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}

/** Sends bytes as they are and reads until the server closes. */
const send = (bytes: string, to = port): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())))
  })

const END = 'host: x\r\nconnection: close\r\n\r\n'

describe('what no route ever sees', () => {
  it.each([
    [
      'headers beyond 16 kB',
      `GET /api/find/1 HTTP/1.1\r\na: ${'x'.repeat(20_000)}\r\n${END}`,
      'common.headers_too_large',
    ],
    ['an address beyond 16 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${END}`, 'common.headers_too_large'],
    ['what is no HTTP', 'hello\r\n\r\n', 'common.bad_request'],
    ['a method that does not exist', `FOO / HTTP/1.1\r\n${END}`, 'common.bad_request'],
    [
      'two lengths',
      `POST /api/find/1 HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n${END}`,
      'common.bad_request',
    ],
    ['NUL in a header', `GET / HTTP/1.1\r\na: \0\r\n${END}`, 'common.bad_request'],
    ['NUL in the address', `GET /\0 HTTP/1.1\r\n${END}`, 'common.bad_request'],
    ['no host', 'GET /api/find/1 HTTP/1.1\r\nconnection: close\r\n\r\n', 'common.bad_request'],
    ['an address that cannot be decoded', `GET /api/find/%zz HTTP/1.1\r\n${END}`, 'common.bad_request'],
    ['one of the site', `GET /%ff HTTP/1.1\r\n${END}`, 'common.bad_request'],
    [
      'a part of a path beyond 200 characters',
      `GET /api/find/${'x'.repeat(201)} HTTP/1.1\r\n${END}`,
      'common.not_found',
    ],
    ['TRACE', `TRACE /api/find/1 HTTP/1.1\r\n${END}`, 'common.method_not_allowed'],
    ['a method of other protocols', `PROPFIND /api/find/1 HTTP/1.1\r\n${END}`, 'common.not_found'],
    ['an address of nothing', `GET /nowhere HTTP/1.1\r\n${END}`, 'common.not_found'],
    [
      'an upgrade',
      `GET /nowhere HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade, close\r\nhost: x\r\n\r\n`,
      'common.not_found',
    ],
  ] as const)('R8.8 %s is answered with the envelope and the protecting headers', async (_, bytes, error) => {
    const answer = await send(bytes)
    const status = getErrorStatus(error)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { status: 'error', code: status, error, message: expect.stringMatching(/\p{Script=Han}/u) as string },
    ])
    const plain = await app.inject('/nowhere')
    for (const name of [
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'content-security-policy',
    ])
      expect([name, answer.headers[name]]).toEqual([name, plain.headers[name]])
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('an expectation that means nothing to us is no reason to refuse', async () => {
    const { status, headers } = await send(`GET /api/find/1 HTTP/1.1\r\nexpect: cake\r\n${END}`)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  })

  it('R8.8 a request that arrives too slowly is told so before the connection ends', async () => {
    const uuid = () => 'an-id'
    const { clientErrorHandler } = await createParserAnswers({ i18n: createServerI18n(), uuid })
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const server = createServer((socket) =>
      clientErrorHandler(
        late,
        socket.on('error', () => {}),
      ),
    )
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const answer = await send('', (server.address() as AddressInfo).port)
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      408,
      { code: 408, error: 'common.request_timeout' },
    ])
    expect(answer.headers).toMatchObject({ 'x-request-id': 'an-id', connection: 'close' })
    await new Promise((closed) => server.close(closed))
  })

  it('R9.1 an address that cannot be decoded is refused in the language that it asks for', async () => {
    const { body } = await send(`GET /api/find/%zz?lang=en HTTP/1.1\r\n${END}`)
    expect(body).toContain('could not be understood')
  })
})
