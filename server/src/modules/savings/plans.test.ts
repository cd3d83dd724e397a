import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { DAY_MS, type Row, PLAN, createPlans } from './test-plans.ts'

let env: Env
const { data, outcome, member_id, job } = createScenario(() => env)
const { fund, later, asErin, addPlan, buy, redeemAll } = createPlans(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  for (const name of ['alice', 'bobby', 'carol']) await fund(await member_id(name))
})
beforeEach(async () => {
  // A one-time code of staff's is good once.
  later(31_000)
  await putSetting(env.db, switchSettings.savings, '1')
})
/** Nothing is left that would earn beside what the next test is about. */
afterEach(redeemAll)
afterAll(() => env.stop())

describe('R6.6 R3.16 plans in the office', () => {
  it('are tried before they are saved, changed by one at a time, and told to the audit log with what they were', async () => {
    const preview = (changes: object) =>
      data('POST /office/savings/preview', { as: 'frank', body: { ...PLAN, ...changes } })
    expect(await preview({})).toEqual({ count: 10, principal: '10000.00', cycle: '100.00', most: null })
    expect(await preview({ interest_limit: '15' })).toEqual({
      count: 10,
      principal: '10000.00',
      cycle: '100.00',
      most: '150.00',
    })
    expect(await preview({ is_circular: false })).toMatchObject({ most: '100.00' })
    expect(await outcome('POST /office/savings/preview', { as: 'frank', body: { ...PLAN, max_amount: '90' } })).toBe(
      '400 savings.plan_invalid',
    )
    expect(await outcome('POST /office/savings/plans', { ...asErin(PLAN), as: 'frank' })).toContain('403')
    const plan = await addPlan()
    await buy(plan.id, '1000')
    const wanted = asErin({ ...PLAN, total_count: 20, seen: plan.seen })
    expect(await data(`POST /office/savings/plans/${plan.id}`, wanted)).toMatchObject({
      total_count: 20,
      sold_count: 1,
      is_open: true,
      held: { count: 1, principal: '1000.00', cycle: '10.00', most: null },
    })
    expect(await outcome(`POST /office/savings/plans/${plan.id}`, wanted)).toBe('409 savings.plan_changed')
    const { before, after } = await env.owner.one<{ before: object; after: object }>(
      sql`select before, after from audit.entries where action = 'savings.plan_set' order by id desc limit 1`,
    )
    expect([before, after]).toMatchObject([{ total_count: 10 }, { total_count: 20 }])
  })

  it('tell of a plan that ends with its first cycle that no more than that can be earned of it', async () => {
    const readHeld = async (plan_id: number) =>
      (await data<Row[]>('GET /office/savings/plans', { as: 'erin' })).find(({ id }) => id === plan_id)?.held
    const endless = await addPlan({ is_circular: false })
    await buy(endless.id, '1000')
    expect(await readHeld(endless.id)).toEqual({ count: 1, principal: '1000.00', cycle: '10.00', most: '10.00' })
    const far = await addPlan({ is_circular: false, interest_limit: '15' })
    await buy(far.id, '1000')
    await buy(far.id, '500')
    expect(await readHeld(far.id)).toMatchObject({ cycle: '15.00', most: '15.00' })
  })

  it('show what is held by whom, and what interest came to', async () => {
    const { id: plan_id } = await addPlan()
    const id = await buy(plan_id, '1000', 'carol')
    later(DAY_MS)
    await job('savings.settle')
    const { data: rows } = await data<{ data: object[] }>('GET /office/savings/holdings', {
      as: 'sofia',
      query: { keyword: 'carol', status: 'open' },
    })
    expect(rows).toMatchObject([
      { id, member_name: 'carol', plan_name: '测试', money: '1000.00', interest: '10.00', times: 1 },
    ])
    const { rows: cost } = await data<{ rows: object[] }>('GET /office/savings/cost', { as: 'frank' })
    expect(cost).toContainEqual({ plan_id, plan_name: '测试', holdings: 1, times: 1, money: '10.00' })
  })
})
