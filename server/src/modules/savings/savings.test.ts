import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatWireTime } from '../../kernel/time.ts'
import { switchSettings } from '../policy/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import { putSetting } from '../site/index.ts'
import { PLAN, MINUTE_MS, DAY_MS, createPlans } from './test-plans.ts'

let env: Env
const { data, ok, outcome, member_id, job } = createScenario(() => env)
const { fund, later, asErin, addPlan, buy, redeem, money, list, find, countPlanPushes, findPlan, redeemAll } =
  createPlans(() => env)

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

describe('R1.6 R3.16 R4.18 R7.8 a holding', () => {
  it('is bought, earns by the cycle, and comes back whole: each movement in the money records', async () => {
    const before = await money()
    const { id: plan_id } = await addPlan({ audit_multiple: 3 })
    expect(await findPlan(plan_id)).toMatchObject({
      SettingName: '测试',
      Rate: '1.00',
      SettleTime: 1,
      IsCycleSettle: 1,
      TotalCount: 10,
      RemainingCount: 10,
      UserOrderCount: 0,
      InterestAuditMultiple: 3,
    })
    const id = await buy(plan_id, '500')
    expect(await findPlan(plan_id)).toMatchObject({ RemainingCount: 9, UserOrderCount: 1, standing: 'open' })
    expect(await money()).toBeCloseTo(before - 500)
    expect(await find(id)).toMatchObject({
      state: 'bought',
      amount: '500.00',
      cycle_interest: '5.00',
      cycle_s: 86_400,
      left_s: 86_400,
    })
    const bought_ms = env.clock.now().getTime()
    const turnover = await readTurnoverLeft(env, await member_id('alice'), 'CNY')
    later(2.5 * DAY_MS)
    await job('savings.settle')
    await job('savings.settle')
    expect(await money()).toBeCloseTo(before - 490)
    expect(await find(id)).toMatchObject({ interest: '10.00', times: 2, today: '10.00', left_s: 43_200 })
    expect((await list()).summery).toMatchObject({ TotalCount: 1, Principal: '500.00', Today: '10.00' })
    expect(await readTurnoverLeft(env, await member_id('alice'), 'CNY')).toBe(turnover + 30_00n)
    expect(await data('POST /yuebao/history', { as: 'alice', body: { record_id: id } })).toEqual([
      { interest: '5.00', times: 2, calc_at: formatWireTime(new Date(bought_ms + 2 * DAY_MS), 'Asia/Shanghai') },
      { interest: '5.00', times: 1, calc_at: formatWireTime(new Date(bought_ms + DAY_MS), 'Asia/Shanghai') },
    ])
    expect(await ok('POST /yuebao/withdrawal', redeem(id))).toMatchObject({
      money: '500.00',
      data: { state: 'settled' },
    })
    expect(await outcome('POST /yuebao/withdrawal', redeem(id))).toBe('409 savings.holding_changed')
    expect(await money()).toBeCloseTo(before + 10)
    const { data: log } = await data<{ data: { operate_type: number; operate_type_text: string }[] }>(
      'POST /moneylog',
      { as: 'alice', body: {} },
    )
    expect(log.slice(0, 4).map((row) => `${row.operate_type} ${row.operate_type_text}`)).toEqual([
      '19 赎回余额宝',
      '17 余额宝收益',
      '17 余额宝收益',
      '16 购买余额宝',
    ])
  })

  it('that is redeemed before the clock came is paid its ended cycles; the running one earns nothing', async () => {
    const { id: plan_id } = await addPlan()
    const id = await buy(plan_id, '1000')
    later(3.9 * DAY_MS)
    const before = await money()
    await ok('POST /yuebao/withdrawal', redeem(id))
    expect(await money()).toBeCloseTo(before + 1030)
    later(DAY_MS)
    await job('savings.settle')
    expect(await find(id, 'done')).toMatchObject({ state: 'settled', interest: '30.00', times: 3 })
  })

  it('earns by the hour from the whole second in which it was bought, as its member reads it', async () => {
    later(700)
    const id = await buy((await addPlan({ cycle_unit: 'hour' })).id, '1000')
    later(60 * MINUTE_MS - 700)
    await job('savings.settle')
    expect(await find(id)).toMatchObject({ interest: '10.00', times: 1 })
  })

  it('of one cycle settles with it, one with a limit once it has earned that', async () => {
    const single = await buy((await addPlan({ is_circular: false })).id, '1000')
    const limited = await buy((await addPlan({ interest_limit: '25' })).id, '1000')
    const before = await money()
    later(9 * DAY_MS)
    await job('savings.settle')
    expect(await money()).toBeCloseTo(before + 1010 + 1025)
    expect([await find(single, 'done'), await find(limited, 'done')]).toMatchObject([
      { state: 'settled', interest: '10.00', times: 1 },
      { state: 'settled', interest: '25.00', times: 3 },
    ])
  })

  it.each([1, 60])('whose money takes %i min is redeeming until then, and earns nothing meanwhile', async (minutes) => {
    const id = await buy((await addPlan({ withdrawal_minutes: minutes })).id, '1000')
    const before = await money()
    expect(await ok('POST /yuebao/withdrawal', redeem(id))).toMatchObject({ data: { state: 'redeeming' } })
    later(minutes * MINUTE_MS - 1000)
    await job('savings.settle')
    expect([await money(), (await find(id))?.['state']]).toEqual([before, 'redeeming'])
    later(1000)
    await job('savings.settle')
    await job('savings.settle')
    expect(await money()).toBeCloseTo(before + 1000)
  })

  it('keeps its terms when staff change the plan', async () => {
    const plan = await addPlan()
    const id = await buy(plan.id, '1000')
    const pushed = await countPlanPushes()
    await ok(`POST /office/savings/plans/${plan.id}`, asErin({ ...PLAN, rate: '5', seen: plan.seen }))
    expect(await countPlanPushes()).toBe(pushed + 1)
    later(DAY_MS)
    await job('savings.settle')
    expect(await find(id)).toMatchObject({ Rate: '1.00', interest: '10.00' })
    expect((await findPlan(plan.id))?.['Rate']).toBe('5.00')
  })
})
