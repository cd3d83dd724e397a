import { createTestDb, startSilentProxy, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { createDb, sql } from '../db.ts'
import { createHttpServer } from './http-server.ts'
import { createReadinessCheck } from './ready.ts'

const TOKEN = 'a-token-of-the-figures'
let d: TestDb
let app: FastifyInstance | undefined
beforeEach(async () => {
  d = await createTestDb()
})
afterEach(async () => {
  await app?.close()
  app = undefined
  await d.stop()
})
const build = async (config: Partial<Config>) => {
  app = await createHttpServer({ ...d, config: { ...d.config, ...config } }, {}, { modules: () => undefined })
  return app
}

describe('/readyz', () => {
  const ready = () => createReadinessCheck(d.db, 300)()

  it('is good where the database can be written', async () => {
    const { statusCode, body } = await (await build({})).inject('/readyz')
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ready', missing: [] }])
  })

  it('names the writing where the database is read-only', async () => {
    const { name } = await d.owner.one<{ name: string }>(sql`select current_database() as name`)
    await d.owner.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    const db = createDb(d.url, { max: 1 })
    expect(await createReadinessCheck(db, 5_000)()).toEqual(['writing'])
    await db.close()
    await d.owner.pool.query(`set default_transaction_read_only = off; alter database ${name} reset all`)
  })

  it('names the writing where it is locked, and forgets nothing of it', async () => {
    await d.owner.tx(async (tx) => {
      await tx.run(sql`lock table kernel.readiness`)
      expect(await ready()).toEqual(['writing'])
    })
    await expect.poll(ready).toEqual([])
  })

  it('names the database where it is silent', async () => {
    const proxy = await startSilentProxy(d.url)
    const limits = { connect_ms: 200, lock_ms: 200, statement_ms: 200, answer_ms: 300, quiet_ms: 100, close_ms: 100 }
    const db = createDb(proxy.url, { max: 1, limits })
    proxy.silence()
    expect(await createReadinessCheck(db, 100)()).toEqual(['database'])
    await db.close()
    await proxy.close()
  })

  it('costs one write however many ask at once', async () => {
    const check = createReadinessCheck(d.db)
    await d.owner.run(sql`create table public.writes (n int)`)
    await d.owner.pool.query(`create function public.note() returns trigger language plpgsql security definer as
      'begin insert into public.writes values (1); return new; end'; create trigger note before update on kernel.readiness
      for each row execute function public.note()`)
    expect(await Promise.all(Array.from({ length: 20 }, check))).toEqual(Array.from({ length: 20 }, () => []))
    expect(await d.owner.many(sql`select n from public.writes`)).toEqual([{ n: 1 }])
  })
})

describe('/metrics', () => {
  const read = (server: FastifyInstance, token?: string) =>
    server.inject({ url: '/metrics', headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

  it('is not there without a token of the operator', async () => {
    const server = await build({ metrics_token: undefined })
    expect((await read(server)).statusCode).toBe(404)
    expect((await read(server, TOKEN)).statusCode).toBe(404)
  })

  it('answers who has it, and nobody else', async () => {
    const server = await build({ metrics_token: TOKEN })
    expect([(await read(server)).statusCode, (await read(server, `${TOKEN}.`)).statusCode]).toEqual([401, 401])
    const answer = await read(server, TOKEN)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, d.metrics.registry.contentType])
    expect(answer.body).toContain('# TYPE moongate_ledger_postings_total counter')
    expect(answer.body.endsWith('\n')).toBe(true)
  })

  it('lets other calls be answered while it reads its figures', async () => {
    const server = await build({ metrics_token: TOKEN })
    const order: string[] = []
    const figures = read(server, TOKEN).then(() => order.push('figures'))
    await server.inject('/healthz').then(() => order.push('healthz'))
    await figures
    expect(order).toEqual(['healthz', 'figures'])
  })

  it('reads the figures once for all who ask shortly after each other', async () => {
    const server = await build({ metrics_token: TOKEN })
    d.metrics.jobs.inc({ job: 'a', end: 'done' })
    const first = await read(server, TOKEN)
    d.metrics.jobs.inc({ job: 'a', end: 'done' })
    expect((await read(server, TOKEN)).body).toBe(first.body)
  })
})

describe('R8.8 the documents', () => {
  const documents = [
    '/api/openapi.json',
    '/api/docs',
    '/api/asyncapi.json',
    '/api/office/openapi.json',
    '/api/office/docs',
  ]
  const statuses = async (server: FastifyInstance) =>
    Promise.all(documents.map(async (url) => (await server.inject(url)).statusCode))

  it('of the office are not for the public of production, nor what happens inside', async () => {
    const server = await build({ node_env: 'production' })
    expect(await statuses(server)).toEqual([200, 200, 200, 404, 404])
    const told = (await server.inject('/api/asyncapi.json')).json<{ channels: object }>()
    expect(Object.keys(told.channels)).toEqual(['memberEvents'])
    expect((await server.inject('/api/docs')).body).not.toContain('office')
  })

  it('are all there for those who build', async () => {
    expect(await statuses(await build({}))).toEqual([200, 200, 200, 200, 200])
  })
})

describe('TRUST_PROXY', () => {
  const FORWARDED = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 198.51.100.3' }
  it.each<[string, Config['trust_proxy'], string]>([
    ['nobody', false, '127.0.0.1'],
    ['the last one: what a caller wrote further left is not believed', 1, '198.51.100.3'],
    ['the last two', 2, '198.51.100.2'],
    ['proxies by address', ['loopback', '198.51.100.3/32'], '198.51.100.2'],
    ['a proxy that this caller is not', ['10.0.0.0/8'], '127.0.0.1'],
  ])('believes %s', async (_, trust_proxy, ip) => {
    const server = await build({ trust_proxy })
    const seen: string[] = []
    server.addHook('onRequest', async (request) => void seen.push(request.ip))
    await server.inject({ url: '/healthz', headers: FORWARDED })
    expect(seen).toEqual([ip])
  })
})
