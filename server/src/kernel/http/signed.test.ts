import { defineRoutes, type RouteSpec } from '@moongate/contract'
import { amount, money, nothing } from '@moongate/contract/common'
import { toWire } from '@moongate/money'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../db.ts'
import { refuse } from '../refusal.ts'
import { createKernelJobs } from '../kernel.worker.ts'
import { createHttpServer } from './http-server.ts'
import { createLimiter, defaultLimits } from './limiter.ts'
import { mountModule } from './mount.ts'
import type { HttpPorts } from './ports.ts'
import { computeSignature } from './signature.rules.ts'

const one = { method: 'POST', summary: '', rows: [] } as const
/** What a seamless supplier and a payment gateway would call, and beside it what members and staff call. */
const table = defineRoutes({
  bet: {
    ...one,
    path: '/hooks/bet',
    who: 'supplier',
    input: z.object({ bet_id: z.string(), money: amount }),
    output: z.object({ supplier: z.string(), bet_id: z.string(), money }),
    errors: ['wallet.insufficient'],
  },
  paid: {
    ...one,
    path: '/hooks/paid',
    who: 'gateway',
    input: z.object({ order: z.string() }),
    output: z.object({ gateway: z.string(), order: z.string() }),
    errors: [],
  },
  mine: { ...one, path: '/mine', who: 'member', input: nothing, output: nothing, errors: [] },
  staff: { ...one, path: '/staff', who: { staff: ['admin'] }, input: nothing, output: nothing, errors: [] },
})

const OLD = 'the-secret-of-last-year-0123456789'
const NEW = 'the-secret-of-this-year-0123456789'
const GATE = 'the-secret-of-the-gateway-01234567'
const ports: HttpPorts = {
  member: async () => ({ caller: { member_id: 1, name: 'alice', is_demo: false, agent_id: null, session_id: 's' } }),
  secrets: {
    supplier: async (code) => (code === 'AG' ? [OLD, NEW] : code === 'BG' ? [NEW] : []),
    gateway: async (code) => (code === 'PAY' ? [GATE] : []),
  },
}

let d: TestDb
let app: FastifyInstance
let taken: unknown[] = []
let causes: unknown[] = []

const start = (more: Partial<HttpPorts> = {}) =>
  createHttpServer(
    { ...d, log: { ...d.log, warn: (o: object) => void causes.push((o as { cause?: string }).cause) } as typeof d.log },
    { ...ports, ...more },
    {
      check_answers: true,
      modules: (api, http) =>
        mountModule(api, http, 'wallet', table, {
          bet: async ({ caller, input }) => {
            taken.push(caller)
            if (input.bet_id === 'poor') refuse('wallet.insufficient')
            return { supplier: caller.supplier_code, bet_id: input.bet_id, money: toWire(input.money) }
          },
          paid: async ({ caller, input }) => ({ gateway: caller.gateway_code, order: input.order }),
          mine: async () => ({}),
          staff: async () => ({}),
        }),
    },
  )

beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
  app = await start()
})
afterAll(async () => {
  await app.close()
  await d.stop()
})
beforeEach(() => {
  taken = []
  causes = []
})

let nonces = 0
type Sent = {
  path?: string
  caller?: string
  secret?: string
  body?: string
  sent?: string
  late_s?: number
  nonce?: string
  headers?: Record<string, string>
}
/** Signs `body` as the caller would and sends `sent`, which is the same unless a test says otherwise. */
const send = async (
  {
    path = 'bet',
    caller = 'AG',
    secret = NEW,
    body = '{"bet_id":"b1","money":"1.50"}',
    sent = body,
    late_s = 0,
    nonce,
    headers,
  }: Sent = {},
  to = app,
) => {
  const timestamp = String(Math.floor(d.clock.now().getTime() / 1000) + late_s)
  const name = nonce ?? `nonce-of-a-test-${++nonces}`
  const answer = await to.inject({
    method: 'POST',
    url: `/api/hooks/${path}?lang=en`,
    payload: sent,
    headers: {
      'content-type': 'application/json',
      'x-caller': caller,
      'x-timestamp': timestamp,
      'x-nonce': name,
      'x-signature': computeSignature(secret, { timestamp, nonce: name }, Buffer.from(body)),
      ...headers,
    },
  })
  return { http: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const outcome = async (sent: Sent = {}, to = app) => {
  const { http, body } = await send(sent, to)
  return typeof body['error'] === 'string' ? `${http} ${body['error']}` : `${http}`
}

describe('calls that suppliers and gateways sign', () => {
  it('are answered, and their handler knows who calls', async () => {
    expect((await send()).body).toMatchObject({ status: 'success', supplier: 'AG', bet_id: 'b1', money: '1.50' })
    expect(taken).toEqual([{ supplier_code: 'AG' }])
    expect((await send({ path: 'paid', caller: 'PAY', secret: GATE, body: '{"order":"7"}' })).body).toMatchObject({
      gateway: 'PAY',
      order: '7',
    })
  })

  it('hear refusals and faults of fields as every caller does', async () => {
    expect(await outcome({ body: '{"bet_id":"poor","money":"1"}' })).toBe('400 wallet.insufficient')
    expect((await send({ body: '{"bet_id":"b1"}' })).body).toMatchObject({
      error: 'common.invalid',
      errors: { money: 'Amount is required' },
    })
  })

  it('are good with either secret while one is replaced by the next, and with the next alone after it', async () => {
    expect([await outcome({ secret: OLD }), await outcome({ secret: NEW })]).toEqual(['200', '200'])
    expect([await outcome({ caller: 'BG', secret: NEW }), await outcome({ caller: 'BG', secret: OLD })]).toEqual([
      '200',
      '401 auth.signature_invalid',
    ])
  })

  it.each<[string, Sent, string]>([
    ['another key', { secret: GATE }, 'wrong_signature'],
    ['a byte of the body changed', { sent: '{"bet_id":"b1","money":"9.50"}' }, 'wrong_signature'],
    ['the same JSON in other bytes', { sent: '{"bet_id":"b1", "money":"1.50"}' }, 'wrong_signature'],
    ['a body where none was signed', { body: '', sent: '{"bet_id":"b1","money":"1.50"}' }, 'wrong_signature'],
    ['a timestamp that is too old', { late_s: -301 }, 'outside_window'],
    ['a timestamp from the future', { late_s: 301 }, 'outside_window'],
    ['a caller nobody knows', { caller: 'XX' }, 'unknown_caller'],
    ['a gateway as a supplier', { caller: 'PAY', secret: GATE }, 'unknown_caller'],
    ['a supplier as a gateway', { path: 'paid', caller: 'AG' }, 'unknown_caller'],
    ['no signature', { headers: { 'x-signature': '' } }, 'malformed'],
    ["a member's token", { headers: { 'x-signature': '', authorization: 'Bearer alice' } }, 'malformed'],
  ])('with %s are refused, and only the log knows why', async (_, sent, cause) => {
    expect((await send(sent)).body).toEqual({
      status: 'error',
      code: 401,
      error: 'auth.signature_invalid',
      message: 'The signature is not valid',
    })
    expect([causes, taken]).toEqual([[cause], []])
  })

  it('are refused where no secrets are known at all', async () => {
    const bare = await start({ secrets: {} })
    expect(await outcome({}, bare)).toBe('401 auth.signature_invalid')
    await bare.close()
  })

  it('are taken once: the same call is refused the second time, signed anew it is taken again', async () => {
    const nonce = 'the-nonce-of-one-call'
    expect([await outcome({ nonce }), await outcome({ nonce }), await outcome({ nonce, late_s: 1 })]).toEqual([
      '200',
      '409 auth.replayed',
      '409 auth.replayed',
    ])
    expect([await outcome(), await outcome({ nonce, caller: 'BG' })]).toEqual(['200', '200'])
  })

  it('with a wrong signature use no nonce up', async () => {
    const nonce = 'a-nonce-that-was-guessed'
    expect([await outcome({ nonce, secret: GATE }), await outcome({ nonce })]).toEqual([
      '401 auth.signature_invalid',
      '200',
    ])
  })

  it('are taken once by all processes together, when they come at once', async () => {
    const other = await start()
    const nonce = 'the-nonce-of-one-race'
    const told = await Promise.all(Array.from({ length: 10 }, (_, i) => outcome({ nonce }, i % 2 ? app : other)))
    await other.close()
    expect(told.filter((one) => one === '200')).toHaveLength(1)
    expect(told.filter((one) => one === '409 auth.replayed')).toHaveLength(9)
    expect(taken).toHaveLength(1)
  })

  it('open nothing of members or staff', async () => {
    for (const path of ['../mine', '../staff']) expect(await outcome({ path })).toBe('401 auth.login_required')
  })

  it('are counted in a class of their own, by caller', async () => {
    const share = { address: { points: 100, per_s: 60 }, account: { points: 2, per_s: 60 } }
    const counted = await start({ limiter: createLimiter({ ...defaultLimits, signed: share }) })
    const told = [await outcome({}, counted), await outcome({}, counted), await outcome({}, counted)]
    expect([told, await outcome({ caller: 'BG' }, counted)]).toEqual([['200', '200', '429 common.too_many'], '200'])
    await counted.close()
  })
})

describe('nonces', () => {
  const count = async () => (await d.owner.one<{ n: number }>(sql`select count(*)::int as n from kernel.nonces`)).n

  it('are forgotten when their timestamp is too old to be taken again, and not before', async () => {
    await d.owner.run(sql`delete from kernel.nonces`)
    const nonce = 'a-nonce-that-grows-old'
    await send({ nonce, late_s: 300 })
    const [trim] = createKernelJobs(d)
    d.clock.advance(600_000)
    await trim?.run({})
    expect([await count(), await outcome({ nonce, late_s: -300 })]).toEqual([1, '409 auth.replayed'])
    d.clock.advance(301_000)
    await trim?.run({})
    expect(await count()).toBe(0)
  })
})

describe('a signed route', () => {
  it.each<[string, Partial<RouteSpec>]>([
    ['GET', { method: 'GET' }],
    ['PATCH', { method: 'PATCH' }],
    ['with a part in its path', { path: '/hooks/{id}' }],
    ['with a key', { idempotent: true }],
    ['with a file', { upload: true }],
  ])('%s cannot be mounted: what it means would stand outside the signature', async (_, change) => {
    const bad: { bad: RouteSpec } = { bad: { ...table.paid, ...change } }
    const server = createHttpServer(d, ports, {
      modules: (api, http) => mountModule(api, http, 'cashier', bad, { bad: async () => ({}) }),
    })
    await expect(server).rejects.toThrow('cashier.bad is signed: it must be a POST whose body says everything')
  })
})
