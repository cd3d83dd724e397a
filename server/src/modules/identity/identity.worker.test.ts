import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityJobs } from './identity.worker.ts'
import { type TestHouse, startTestApi } from './test-api.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestApi()
})
afterAll(() => house.stop())

const DAY_MS = 24 * 60 * 60_000
const kept = async (table: string) =>
  Number((await house.d.owner.pool.query(`select count(*)::int as n from identity.${table}`)).rows[0].n)
const tables = ['captchas', 'tokens', 'sessions', 'login_counters', 'known_addresses', 'demo_starts']
const counts = async () => Object.fromEntries(await Promise.all(tables.map(async (t) => [t, await kept(t)] as const)))

describe('the sweep', () => {
  const sweep = async () => createIdentityJobs(house.d)[0]?.run({})

  it('is run by the clock', () => {
    expect(createIdentityJobs(house.d).map(({ job }) => [job.name, job.cron])).toEqual([
      ['identity.sweep', '*/5 * * * *'],
    ])
  })

  it('keeps what is in use, forgets the rest when its time is over, and may run twice', async () => {
    await house.logIn('alice')
    await house.call('/auth/demo')
    await house.call(
      '/auth/login',
      { name: 'alice', password: 'wrong123', ...(await house.captcha()) },
      { ip: '198.51.100.9' },
    )
    await house.captcha()
    const before = await counts()
    await sweep()
    expect(await counts()).toEqual(before)
    house.d.clock.advance(DAY_MS + 3_600_001)
    await sweep()
    expect(await counts()).toEqual({ ...before, captchas: 0, tokens: 0, login_counters: 0 })
    house.d.clock.advance(91 * DAY_MS)
    await sweep()
    await sweep()
    expect(await counts()).toEqual(Object.fromEntries(tables.map((t) => [t, 0])))
  })
})
