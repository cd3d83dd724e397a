import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuse } from '../refusal.ts'
import { createHttpServer } from './http-server.ts'
import { mountModule } from './mount.ts'
import { type Sent, type TestServer, startServer } from './test-server.ts'
import { table } from './test-table.ts'

let server: TestServer
const send = (sent: Sent) => server.send(sent)

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a call through the HTTP layer', () => {
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
    const open = await createHttpServer(server.d, server.ports, {
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
})
