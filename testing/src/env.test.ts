import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../server/src/kernel/jobs.ts'
import { trimJob } from '../../server/src/kernel/kernel.jobs.ts'
import { push } from '../../server/src/kernel/push.ts'
import { sql } from '../../server/src/kernel/db.ts'
import { seed } from '../../server/src/seed.ts'
import { type Env, startEnv } from './env.ts'

let env: Env
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-03-01T04:00:00Z' })
})
afterAll(() => env.stop())

describe('the environment of a test', () => {
  it('answers calls as the product does, with its demo content', async () => {
    const { status, body } = await env.call('GET /system/configs', { lang: 'en' })
    expect([status, body['status']]).toEqual([200, 'success'])
    expect(await env.invariants()).toEqual([])
  })

  it('seeds once, however often it is asked', async () => {
    const count = () => env.db.one<{ n: number }>(sql`select count(*)::int as n from kernel.seeded`)
    const before = await count()
    await Promise.all([seed(env), seed(env)])
    expect(await count()).toEqual(before)
    expect(before.n).toBeGreaterThan(0)
  })

  it('R4.1 logs people in by the real calls, members and staff, and keeps their token', async () => {
    for (let i = 0; i < 2; i++) {
      expect((await env.call('POST /auth/me', { as: 'alice', body: {} })).body.data).toMatchObject({ name: 'alice' })
      expect((await env.call('POST /office/me', { as: 'erin', body: {} })).status).toBe(200)
    }
    expect((await env.call('POST /auth/me', { body: {} })).status).toBe(401)
    expect((await env.call('POST /auth/me', { as: 'no-such-token', body: {} })).status).toBe(401)
  })

  it('runs due jobs by its own clock', async () => {
    await env.drain()
    await enqueue(env.db, trimJob, {}, { run_at: new Date('2026-03-02T04:00:00Z') })
    await push(env.db, balancePush, channels.member(1), {})
    expect(await env.drain()).toBe(0)
    env.clock.advance(86_400_000)
    expect(await env.drain()).toBe(1)
  })
})
