import { once } from 'node:events'
import net from 'node:net'
import { defineRoutes, LANGS } from '@moongate/contract'
import { createTestDb, startSilentProxy, type SilentProxy, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDb, type Pool, raw, sql } from '../db.ts'
import { createHttpServer } from './http-server.ts'
import { mountModule } from './mount.ts'

const nothing = z.object({})
const common = { summary: '', rows: [], errors: [] } as const
const table = defineRoutes({
  read: { ...common, method: 'GET', path: '/read', who: 'anyone', input: nothing, output: nothing },
  raise: {
    ...common,
    method: 'GET',
    path: '/raise',
    who: 'anyone',
    input: z.object({ state: z.string() }),
    output: nothing,
  },
  pay: {
    ...common,
    method: 'POST',
    path: '/pay',
    who: 'member',
    idempotent: true,
    input: nothing,
    output: z.object({ nth: z.number() }),
  },
})
const limits = { connect_ms: 1_500, lock_ms: 600, statement_ms: 1_200, answer_ms: 2_000, quiet_ms: 500, close_ms: 500 }
const caller = { member_id: 1, name: 'a', is_demo: false, agent_id: null, session_id: 's' }

let d: TestDb
let proxy: SilentProxy
let db: Pool
let app: FastifyInstance
let runs = 0
/** What happens within a paying call, once it has done its work. */
let within: () => Promise<unknown>

beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())
beforeEach(async () => {
  proxy = await startSilentProxy(d.url)
  db = createDb(proxy.url, { max: 4, limits })
  runs = 0
  app = await createHttpServer(
    { ...d, db },
    { member: async () => ({ caller }) },
    {
      modules: (api, http) =>
        mountModule(api, http, 'bank', table, {
          read: async () => (await db.one(sql`select 1`), {}),
          raise: async ({ input: { state } }) => {
            await db.run(raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))
            return {}
          },
          pay: async () => {
            const nth = ++runs
            await within()
            return { nth }
          },
        }),
    },
  )
})
afterEach(async () => {
  await app.close()
  await db.close()
  await proxy.close()
})

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, retry_after: headers['retry-after'], ...(JSON.parse(body) as object) }
}
const pay = async (key: string) => {
  const headers = { authorization: 'Bearer a', 'idempotency-key': key }
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/pay', headers, payload: {} })
  return { status: statusCode, body }
}
const unavailable = {
  status: 'error',
  code: 503,
  error: 'common.unavailable',
  message: expect.any(String),
  retry_after: '5',
}

describe('R8.8 a database that cannot serve now', () => {
  it.each([
    ['08006', 'the connection broke'],
    ['25006', 'it is read-only'],
    ['40001', 'the transaction lost too often'],
    ['40P01', 'a deadlock came back each time'],
    ['53100', 'its disk is full'],
    ['53200', 'it has no memory left'],
    ['53300', 'it has too many connections'],
    ['55P03', 'a lock was not to be had'],
    ['57014', 'the time of the statement was up'],
    ['57P01', 'it shuts down'],
    ['57P03', 'it starts up'],
    ['58030', 'its disk fails'],
  ])('answers 503 that may be asked again: %s, %s', async (state) => {
    expect(await get(`/api/raise?state=${state}`)).toEqual(unavailable)
  })

  it.each(['23505', '42P01', '22P02', 'XX000'])('a fault of ours stays 500: %s', async (state) => {
    expect(await get(`/api/raise?state=${state}`)).toMatchObject({ code: 500, error: 'common.internal' })
  })

  it('is silent, refuses connections, or cut ours: 503 all the same', async () => {
    proxy.silence()
    expect(await get('/api/read')).toEqual(unavailable)
    await proxy.close()
    expect(await get('/api/read')).toEqual(unavailable)
  })

  it('says in five languages that nothing is booked twice', async () => {
    const told = LANGS.map((lang) => d.i18n.t(lang, 'errors:common.unavailable'))
    expect(new Set(told).size).toBe(LANGS.length)
    proxy.silence()
    for (const [i, lang] of LANGS.entries())
      expect(await get(`/api/read?lang=${lang}`)).toMatchObject({ message: told[i] })
    expect(told[LANGS.indexOf('en')]).toContain('Nothing has been booked twice')
  })
})

it('R8.8 a server that is closing answers a call that comes meanwhile with 503 and the envelope', async () => {
  let begun = (): void => undefined
  let finish = (): void => undefined
  const hangs = new Promise<void>((done) => (begun = done))
  within = () => new Promise<void>((done) => (begun(), (finish = done)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
  let told = ''
  socket.on('data', (bytes) => (told += bytes.toString()))
  const ended = once(socket, 'close')
  let asked = 0
  app.server.on('request', () => (asked += 1))
  socket.write('POST /api/pay HTTP/1.1\r\nhost: x\r\nauthorization: Bearer a\r\ncontent-length: 0\r\n\r\n')
  await hangs
  const closed = app.close()
  socket.write('GET /api/read?lang=en HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(2)
  finish()
  await closed
  await ended
  const [, first = '', second = ''] = told.split('HTTP/1.1 ')
  expect(first).toMatch(/^200 /)
  expect(second).toMatch(/^503 /)
  expect(second.toLowerCase()).toContain('\r\nretry-after: 5\r\n')
  expect(second).toContain('"error":"common.unavailable"')
})

describe('a key whose end could not be written', () => {
  beforeEach(() => get('/api/read'))
  const keptState = (key: string) =>
    d.owner.maybe<{ state: string }>(sql`select state from kernel.idempotency where key = ${key}`)

  it('is answered with what was done, and kept as soon as the database is back', async () => {
    within = async () => proxy.silence()
    const first = await pay('blip-keep-1')
    expect([first.status, await keptState('blip-keep-1')]).toEqual([200, { state: 'running' }])
    proxy.speak()
    await expect.poll(() => keptState('blip-keep-1'), { timeout: 10_000 }).toEqual({ state: 'done' })
    within = async () => undefined
    expect([await pay('blip-keep-1'), runs]).toEqual([first, 1])
  })

  it('is asked again at once: its repeat does not wait for the lease of its own process', async () => {
    within = async () => {
      proxy.silence()
      await db.one(sql`select 1`)
    }
    expect((await pay('blip-release-1')).status).toBe(503)
    proxy.speak()
    within = async () => undefined
    expect([(await pay('blip-release-1')).status, runs]).toEqual([200, 2])
  }, 12_000)

  it('nor does that of a call which took its key and never heard of it', async () => {
    within = async () => undefined
    proxy.deafen()
    expect([(await pay('blip-take-1')).status, runs]).toEqual([503, 0])
    expect(await keptState('blip-take-1')).toEqual({ state: 'running' })
    proxy.silence()
    proxy.speak()
    expect([(await pay('blip-take-1')).status, runs]).toEqual([200, 1])
  }, 12_000)
})
