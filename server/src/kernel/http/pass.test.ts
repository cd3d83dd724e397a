import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainOnClose } from './drain.ts'
import { HttpRefusal } from './failure.ts'
import { passTo } from './pass.ts'
import { addSecurityHeaders } from './security.ts'

let behind: FastifyInstance
let app: FastifyInstance

beforeAll(async () => {
  behind = Fastify()
  behind.get('/sandbox/page', async (request, reply) => {
    reply.headers({ 'set-cookie': 'a=1', 'x-own': '1', 'content-security-policy': "default-src 'none'" })
    return reply.type('text/html').send(`<p>${JSON.stringify(request.headers)}</p>`)
  })
  behind.post('/sandbox/echo', (request, reply) => reply.send(request.body))
  behind.get('/control', async () => 'secret')
  const url = await behind.listen({ host: '127.0.0.1', port: 0 })
  app = Fastify()
  await addSecurityHeaders(app)
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof HttpRefusal ? 503 : 500).send())
  await passTo(app, '/sandbox/', url)
})
afterAll(async () => {
  await app.close()
  await behind.close()
})

describe('what is passed to a program behind', () => {
  it('tells it nothing of who asks, and lets its pages stand alone', async () => {
    const headers = { cookie: 'moongate_token=t', authorization: 'Bearer t', 'accept-language': 'th' }
    const page = await app.inject({ url: '/sandbox/page', headers })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/moongate_token|Bearer/)
    expect(page.body).toContain('"accept-language":"th"')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['x-own']).toBeUndefined()
    expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-scripts[^,]*, default-src 'none'$/)
    expect(page.headers['content-security-policy']).not.toContain('allow-same-origin')
  })

  it('carries what is sent', async () => {
    const payload = JSON.stringify({ stake: 200 })
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/sandbox/echo', payload, headers })).body).toBe(payload)
    const long = await app.inject({ method: 'POST', url: '/sandbox/echo', payload: 'x'.repeat(70_000), headers })
    expect(long.statusCode).not.toBe(200)
  })

  it.each([
    '/control',
    '/sandbox',
    '/sandbox/../control',
    '/sandbox/%2e%2e/control',
    '/sandbox/..%2fcontrol',
    '/sandbox//control',
  ])('leads nowhere else: %s', async (url) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toBe('secret')
  })

  it('hands lines on as they come, lets go with their reader, and does not wait for their end', async () => {
    const [there, here] = [Fastify(), Fastify()]
    const left = new Promise<void>((resolve) => {
      there.get('/sandbox/lines', (_, reply) => {
        const lines = new PassThrough()
        reply.raw.once('close', resolve)
        lines.write('{}\n')
        return reply.type('application/x-ndjson').send(lines)
      })
    })
    drainOnClose(here)
    await passTo(here, '/sandbox/', await there.listen({ host: '127.0.0.1', port: 0 }))
    const url = `${await here.listen({ host: '127.0.0.1', port: 0 })}/sandbox/lines`
    const readers = await Promise.all([fetch(url), fetch(url)])
    const [one, other] = readers.map(({ body }) => body?.getReader())
    expect(new TextDecoder().decode((await one?.read())?.value)).toBe('{}\n')
    await one?.cancel()
    await left
    await other?.read()
    const cut = other?.read().catch((error: Error) => error.message)
    await here.close()
    expect(await cut).toBe('terminated')
    await there.close()
  })

  it('is away when that program is', async () => {
    const lonely = Fastify()
    lonely.setErrorHandler((error, _, reply) => reply.code(error instanceof HttpRefusal ? 503 : 500).send())
    await passTo(lonely, '/sandbox/', 'http://127.0.0.1:1')
    expect((await lonely.inject({ url: '/sandbox/page' })).statusCode).toBe(503)
    await lonely.close()
  })
})
