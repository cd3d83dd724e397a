import Fastify from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createKeptAnswers } from './kept.ts'

const keep = createKeptAnswers()
let body = '{"n":1}'
const answer = () => ({ status: 200, headers: {}, body })
const app = Fastify()
app.get('/', async (request, reply) => reply.type('application/json').send(await keep(request, reply, answer())))
app.get('/renewed', async (request, reply) => {
  reply.header('authorization', 'Bearer next')
  return reply.type('application/json').send(await keep(request, reply, answer()))
})
afterAll(() => app.close())
const ask = (headers: Record<string, string> = {}, url = '/') => app.inject({ url, headers })

describe('R9.3 an answer that is the same for everybody', () => {
  it('is good until it changes', async () => {
    const etag = String((await ask()).headers['etag'])
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
    body = '{"n":2}'
    const changed = await ask({ 'if-none-match': etag })
    expect([changed.statusCode, changed.body]).toEqual([200, '{"n":2}'])
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', undefined],
    ['', undefined],
  ])('goes out packed for who takes that: %s', async (accepted, encoding) => {
    const answer = await ask({ 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'accept-encoding'])
    expect(encoding ? brotliDecompressSync(answer.rawPayload).toString() : answer.body).toBe(body)
  })

  it('R4.5 is not kept where it carries the successor of a token, or an old one would come back with it', async () => {
    const etag = String((await ask()).headers['etag'])
    const renewed = await ask({ 'if-none-match': etag }, '/renewed')
    expect([renewed.statusCode, renewed.headers['etag'], renewed.headers['authorization']]).toEqual([
      200,
      undefined,
      'Bearer next',
    ])
  })
})
