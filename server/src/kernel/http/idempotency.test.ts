import { createHmac } from 'node:crypto'
import { defineRoutes } from '@moongate/contract'
import { amount, money } from '@moongate/contract/common'
import { createTestDb, type TestDb } from '@moongate/testing'
import { toWire } from '@moongate/money'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../db.ts'
import { refuse } from '../refusal.ts'
import type { MemberCaller } from './call.ts'
import { mountModule } from './mount.ts'
import { createHttpServer } from './http-server.ts'
import { computeFingerprint } from './idempotency.ts'
import { forgetOldKeys, takeKey } from './idempotency.sql.ts'

const table = defineRoutes({
  pay: {
    method: 'POST',
    path: '/pay',
    who: 'member',
    summary: '',
    idempotent: true,
    rows: [],
    errors: ['wallet.insufficient'],
    input: z.object({ money: amount, mode: z.string().default('ok') }),
    output: z.object({ money, nth: z.number() }),
  },
})
type Mode = 'ok' | 'refuse' | 'crash' | 'hang'

let d: TestDb
let houses: FastifyInstance[]
let runs = 0
let open: (() => void) | undefined
const member = (token: string): MemberCaller => ({
  member_id: Number(token),
  name: token,
  is_demo: false,
  agent_id: null,
  session_id: token,
})

/** One process of the product: its own server over the shared database. */
const house = () =>
  createHttpServer(
    d,
    { member: async (token) => ({ caller: member(token) }) },
    {
      modules: (app, http) =>
        mountModule(app, http, 'wallet', table, {
          pay: async ({ input }) => {
            const nth = ++runs
            if ((input.mode as Mode) === 'hang') await new Promise<void>((done) => (open = done))
            if ((input.mode as Mode) === 'crash') throw new Error('down')
            if ((input.mode as Mode) === 'refuse') refuse('wallet.insufficient')
            return { money: toWire(input.money), nth }
          },
        }),
    },
  )

const pay = (app: FastifyInstance | undefined, key: string | undefined, body: object, who = '1', lang = 'en') =>
  app!.inject({
    method: 'POST',
    url: `/api/pay?lang=${lang}`,
    payload: body,
    headers: { authorization: `Bearer ${who}`, ...(key !== undefined && { 'idempotency-key': key }) },
  })

beforeAll(async () => {
  d = await createTestDb()
  houses = [await house(), await house()]
})
beforeEach(() => void (runs = 0))
afterAll(async () => {
  for (const app of houses) await app.close()
  await d.stop()
})

describe('a key of a money-moving call', () => {
  it('answers the first answer byte for byte and moves nothing, in any language and any writing of the amount', async () => {
    const first = await pay(houses[0], 'key-00000001', { money: '10' })
    const again = [
      await pay(houses[0], 'key-00000001', { mode: 'ok', money: 10 }),
      await pay(houses[1], 'key-00000001', { money: '10.00' }, '1', 'th'),
    ]
    expect(first.json()).toMatchObject({ money: '10.00', nth: 1 })
    for (const { body, statusCode } of again) expect([statusCode, body]).toEqual([200, first.body])
    expect(runs).toBe(1)
  })

  it('refuses another body under the same key, also while the first is running', async () => {
    await pay(houses[0], 'key-00000002', { money: '10' })
    for (const app of houses)
      expect((await pay(app, 'key-00000002', { money: '11' })).json()).toMatchObject({
        code: 409,
        error: 'idempotency.key_reused',
      })
    const hanging = pay(houses[0], 'key-00000003', { money: '1', mode: 'hang' })
    await expect.poll(() => open).toBeDefined()
    expect((await pay(houses[0], 'key-00000003', { money: '2' })).statusCode).toBe(409)
    expect((await pay(houses[1], 'key-00000003', { money: '2' })).statusCode).toBe(409)
    open?.()
    expect((await hanging).statusCode).toBe(200)
  })

  it('runs once for 100 callers at the same time in two processes, and answers all of them alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => pay(houses[i % 2], 'key-00000004', { money: '5' })),
    )
    expect(runs).toBe(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('keeps the refusal of a rule, and lets go after a fault of ours', async () => {
    const refused = await pay(houses[0], 'key-00000005', { money: '5', mode: 'refuse' })
    expect((await pay(houses[1], 'key-00000005', { money: '5', mode: 'refuse' })).body).toBe(refused.body)
    expect([refused.statusCode, runs]).toEqual([400, 1])
    expect((await pay(houses[0], 'key-00000006', { money: '5', mode: 'crash' })).statusCode).toBe(500)
    expect((await pay(houses[0], 'key-00000006', { money: '5' })).statusCode).toBe(200)
  })

  it('belongs to its member alone, and none means no protection', async () => {
    const nth = async (key: string | undefined, who: string) =>
      ((await pay(houses[0], key, { money: '5' }, who)).json() as { nth: number }).nth
    expect([
      await nth('key-00000007', '1'),
      await nth('key-00000007', '2'),
      await nth(undefined, '1'),
      await nth(undefined, '1'),
    ]).toEqual([1, 2, 3, 4])
    expect((await pay(houses[0], 'short', { money: '5' })).json()).toMatchObject({
      code: 422,
      error: 'idempotency.key_invalid',
    })
  })

  it('is taken over from a process that died, once its lease has run out', async () => {
    const claim = {
      scope: 'member:1',
      key: 'key-00000008',
      fingerprint: computeFingerprint(d.config.secret ?? '', 'POST wallet.pay', { money: 500n, mode: 'ok' }),
    }
    expect(await takeKey(d.db, claim, 'dead')).toBe(true)
    expect(await takeKey(d.db, claim, 'other')).toBe(false)
    await d.db.run(
      sql`update kernel.idempotency set locked_until = clock_timestamp() - interval '1 second' where key = ${claim.key}`,
    )
    expect((await pay(houses[0], claim.key, { money: '5' })).statusCode).toBe(200)
  })

  it('is forgotten after two days', async () => {
    await d.db.run(
      sql`update kernel.idempotency set created_at = created_at - interval '3 days', locked_until = created_at - interval '3 days'`,
    )
    expect(await forgetOldKeys(d.db)).toBeGreaterThan(0)
    expect((await d.db.one<{ n: bigint }>(sql`select count(*) as n from kernel.idempotency`)).n).toBe(0n)
  })
})

describe('fingerprint', () => {
  it('is the same for the same meaning only', () => {
    const print = computeFingerprint('secret', 'POST a.b', { a: 1n, b: { c: 1, d: [1, 2] } })
    expect(computeFingerprint('secret', 'POST a.b', { b: { d: [1, 2], c: 1 }, a: 1n })).toBe(print)
    expect([
      computeFingerprint('secret', 'POST a.c', { a: 1n, b: { c: 1, d: [1, 2] } }),
      computeFingerprint('secret', 'POST a.b', { a: 1n, b: { c: 1, d: [2, 1] } }),
      computeFingerprint('secret', 'POST a.b', { a: '1', b: { c: 1, d: [1, 2] } }),
    ]).not.toContain(print)
  })

  it('is the one under which the versions before kept their answers', () => {
    const input = { b: [{ z: null, y: 2n }], at: new Date('2026-01-15T04:00:00Z'), a: undefined, 'a b': 'ü' }
    const text = '{"a b":"ü","at":"2026-01-15T04:00:00.000Z","b":[{"y":"2n","z":null}]}'
    const print = createHmac('sha256', 'secret').update(`POST a.b\n${text}`).digest('base64url')
    expect(computeFingerprint('secret', 'POST a.b', input)).toBe(print)
  })
})
