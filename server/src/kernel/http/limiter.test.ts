import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db.ts'
import { createLimiter, defaultLimits, type Limits } from './limiter.ts'

const share = (address: number, account: number) => ({
  address: { points: address, per_s: 60 },
  account: { points: account, per_s: 60 },
})
const limits: Limits = { ...defaultLimits, auth: share(4, 2), read: share(2, 2) }

let d: TestDb
beforeAll(async () => void (d = await createTestDb()))
afterAll(() => d.stop())

describe('limits', () => {
  it('of guessing are one for all processes, by address and by account', async () => {
    const [one, two] = [createLimiter(limits, d.db.pool), createLimiter(limits, d.db.pool)]
    expect([await one('auth', ['ip:1', 'member:1']), await two('auth', ['ip:1', 'member:1'])]).toEqual([
      undefined,
      undefined,
    ])
    expect(await one('auth', ['ip:1', 'member:1'])).toBeGreaterThan(0)
    expect(await two('auth', ['ip:1', 'member:2'])).toBeUndefined()
    expect(await two('auth', ['ip:1'])).toBeGreaterThan(0)
    expect(await one('auth', ['ip:2'])).toBeUndefined()
    expect((await d.db.one<{ n: bigint }>(sql`select count(*) as n from kernel.rate_limit`)).n).toBe(4n)
  })

  it("of load are each process's own and write nothing", async () => {
    const before = await d.db.one<{ n: bigint }>(sql`select coalesce(sum(points), 0) as n from kernel.rate_limit`)
    const [one, two] = [createLimiter(limits, d.db.pool), createLimiter(limits, d.db.pool)]
    for (const limiter of [one, two])
      expect([await limiter('read', ['ip:9']), await limiter('read', ['ip:9'])]).toEqual([undefined, undefined])
    expect(await one('read', ['ip:9'])).toBeGreaterThan(0)
    expect(await d.db.one(sql`select coalesce(sum(points), 0) as n from kernel.rate_limit`)).toEqual(before)
  })

  it('hold on in memory while the database does not answer', async () => {
    const limiter = createLimiter(limits, { query: async () => Promise.reject(new Error('down')) })
    const answers = [
      await limiter('auth', ['member:1']),
      await limiter('auth', ['member:1']),
      await limiter('auth', ['member:1']),
    ]
    expect(answers.map((wait) => wait !== undefined)).toEqual([false, false, true])
  })
})
