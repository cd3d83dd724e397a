import { defineRoutes } from '@moongate/contract'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { raw, sql } from '../db.ts'
import { claimKey } from '../keys.ts'
import { refuse } from '../refusal.ts'
import { takeKeyWithWork } from './call.ts'
import { createHttpServer } from './http-server.ts'
import { mountModule } from './mount.ts'

const table = defineRoutes({
  pay: {
    method: 'POST',
    path: '/pay',
    who: 'member',
    summary: '',
    idempotent: true,
    rows: [],
    errors: ['wallet.insufficient', 'wallet.transfer_open', 'lottery.paused', 'lottery.selection_invalid'],
    input: z.object({ money: z.number() }),
    output: z.object({ nth: z.number() }),
  },
})

/** What sums are refused with before anything is looked for. */
const EARLY = { 101: 'wallet.transfer_open', 102: 'lottery.selection_invalid', 103: 'lottery.paused' } as const

let d: TestDb
let servers: FastifyInstance[]
let balance = 0
let runs = 0

/** A document a key in a table of its own: refused where there is too little, before the document is looked for too. */
const openServer = () =>
  createHttpServer(
    d,
    {
      member: async (token) => ({
        caller: { member_id: Number(token), name: token, is_demo: false, agent_id: null, session_id: token },
      }),
    },
    {
      modules: (app, http) =>
        mountModule(app, http, 'wallet', table, {
          pay: takeKeyWithWork(async ({ input: { money }, claim, idempotency_key = '' }) => {
            runs += 1
            if (money in EARLY) refuse(EARLY[money as keyof typeof EARLY])
            return d.db.tx(async (tx) => {
              await tx.run(sql`select pg_advisory_xact_lock(1)`)
              const find = sql`select nth from public.documents where key = ${idempotency_key}`
              const earlier = await tx.maybe<{ nth: number }>(find)
              if (earlier) return earlier
              if (money > balance) refuse('wallet.insufficient')
              await claimKey(tx, claim, [])
              const insert = sql`insert into public.documents (key) values (${idempotency_key}) returning nth`
              return tx.one<{ nth: number }>(insert)
            })
          }),
        }),
    },
  )

const pay = (at: number, key: string, money: number) =>
  servers[at]!.inject({
    method: 'POST',
    url: '/api/pay?lang=en',
    payload: { money },
    headers: { authorization: 'Bearer 1', 'idempotency-key': key },
  })
const keys = async () => d.owner.many(sql`select key, state, status from kernel.idempotency order by created_at`)

beforeAll(async () => {
  d = await createTestDb()
  await d.owner.run(raw(`create table public.documents (key text not null, nth int generated always as identity)`))
  await d.owner.run(raw(`grant select, insert on public.documents to moongate_app`))
  servers = [await openServer(), await openServer()]
})
beforeEach(async () => {
  await d.owner.run(sql`delete from kernel.idempotency`)
  await d.owner.run(sql`delete from public.documents`)
  ;[balance, runs] = [50, 0]
})
afterAll(async () => {
  for (const app of servers) await app.close()
  await d.stop()
})

it('R5.14 stands for one effect, whoever asks how often in two processes, and is told again from its document', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => pay(i % 2, 'key-00000001', 10)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  balance = 0
  expect((await pay(1, 'key-00000001', 10)).body).toBe(answers[0]?.body)
  expect(await d.owner.many(sql`select from public.documents`)).toHaveLength(1)
  expect(await keys()).toEqual([{ key: 'key-00000001', state: 'done', status: null }])
})

it('is refused for another call, where that would be refused before the document is found too', async () => {
  await pay(0, 'key-00000002', 10)
  for (const money of [101, 102, 103]) {
    const told = await pay(1, 'key-00000002', money)
    expect([told.statusCode, told.json().error]).toEqual([409, 'idempotency.key_reused'])
  }
  expect((await pay(1, 'key-00000005', 103)).statusCode).toBe(503)
})

it('keeps a refusal: the same again, in another process too, whatever is so by then; another call is refused', async () => {
  const first = await pay(0, 'key-00000003', 60)
  expect(first.statusCode).toBe(400)
  balance = 1000
  for (const at of [0, 1]) expect((await pay(at, 'key-00000003', 60)).body).toBe(first.body)
  expect((await pay(1, 'key-00000003', 30)).json().error).toBe('idempotency.key_reused')
  expect(await d.owner.many(sql`select from public.documents`)).toEqual([])
})

it('takes over what the layer of a version before had taken and not ended', async () => {
  await pay(0, 'key-00000004', 10)
  await d.owner.run(sql`update kernel.idempotency set state = 'running', locked_until = now() + interval '20 s'`)
  await d.owner.run(sql`delete from public.documents`)
  expect((await pay(1, 'key-00000004', 10)).statusCode).toBe(200)
  expect(runs).toBe(2)
})
