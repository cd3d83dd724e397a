import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './index.ts'
import { findUntold } from './loan.sql.ts'
import { DAY_MS, TERMS, createLoans } from './test-loans.ts'

let env: Env
const { job } = createScenario(() => env)
const { lend, repay, search, check, later, settleDebt } = createLoans(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
beforeEach(async () => {
  await putSetting(env.db, creditSetting, TERMS)
})
afterEach(async () => {
  await settleDebt()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const barred = async () =>
  (
    await env.db.many(
      sql`select action from policy.bars where since <= kernel.now() and (until is null or until > kernel.now())`,
    )
  ).length

describe('R4.19 what is overdue', () => {
  it('bars gifts and loans from the very moment, whether or not a worker runs, and repaying lifts it', async () => {
    await lend('300', { days: 1 })
    later((Date.parse('2026-01-01T16:00:00Z') % DAY_MS) - (env.clock.now().getTime() % DAY_MS) + DAY_MS - 1)
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([0, 0])
    later(1)
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([2, 1])
    expect((await search()).list[0]).toMatchObject({ remain_day: -1 })
    await repay()
    expect([await barred(), (await check()).loan?.is_overdue]).toEqual([0, 1])
  })

  it('is told once the day before, and once when it is over', async () => {
    const reminders = async () =>
      env.owner.many<{ about: string }>(
        sql`select data->>'about' as about from kernel.push_events where type = 'credit' and data->>'about' in ('due', 'overdue') order by id`,
      )
    const before = (await reminders()).length
    const remind = async () => {
      await job('credit.remind')
      await job('credit.remind')
      return (await reminders()).slice(before).map(({ about }) => about)
    }
    await lend('300', { days: 3 })
    expect(await remind()).toEqual([])
    later(3 * DAY_MS)
    expect(await remind()).toEqual(['due'])
    later(2 * DAY_MS)
    expect(await remind()).toEqual(['due', 'overdue'])
    // As many as are read at once and are told already would hold the job for ever.
    expect(await findUntold(env.db, env.clock.now(), 1)).toEqual([])
  })
})
