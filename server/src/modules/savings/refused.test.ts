import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setFrozen } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { DAY_MS, type Row, MINUTE_MS, createPlans } from './test-plans.ts'

let env: Env
const { data, ok, outcome, member_id, job } = createScenario(() => env)
const {
  fund,
  later,
  asErin,
  addPlan,
  asBuyer,
  buy,
  tryBuy,
  redeem,
  money,
  list,
  countPlanPushes,
  findPlan,
  redeemAll,
} = createPlans(() => env)

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

describe('R5.7 R8.6 what is in the way is told exactly', () => {
  const told = async (plan_id: number, amount?: string) =>
    (await env.call('POST /yuebao/buy', asBuyer(plan_id, amount))).body.message

  it('no multiple of ten, outside of the limits, too little money', async () => {
    const { id } = await addPlan({ max_amount: '100000000' })
    expect(await told(id, '105')).toContain('请输入10的倍数')
    expect(await tryBuy(id, '110.5')).toContain('422')
    expect(await tryBuy(id, '90')).toBe('400 savings.amount_outside')
    expect(await tryBuy(id, '99999990')).toBe('400 savings.insufficient')
    expect((await findPlan(id))?.['RemainingCount']).toBe(10)
  })

  it('closed, sold out, at one’s cap, too soon, switched off', async () => {
    const plan = await addPlan({ total_count: 3, user_count: 2, rebuy_minutes: 30 })
    const pushed = await countPlanPushes()
    await buy(plan.id)
    expect(await tryBuy(plan.id)).toBe('409 savings.too_soon')
    expect(await findPlan(plan.id)).toMatchObject({
      standing: 'too_soon',
      next_buy_at: expect.stringMatching(/:\d\d$/),
    })
    later(30 * MINUTE_MS)
    await buy(plan.id)
    later(30 * MINUTE_MS)
    expect(await told(plan.id)).toBe('购买数量已达上限')
    await buy(plan.id, '100', 'bobby')
    expect(await told(plan.id)).toContain('已售罄')
    const [{ seen }] = (await data<Row[]>('GET /office/savings/plans', { as: 'erin' })).filter(
      ({ id }) => id === plan.id,
    ) as [Row]
    expect(await countPlanPushes()).toBe(pushed + 1)
    await ok(`POST /office/savings/plans/${plan.id}/switch`, asErin({ is_open: false, seen }))
    expect(await countPlanPushes()).toBe(pushed + 2)
    expect(await told(plan.id)).toBe('目前不能购买余额宝')
    await putSetting(env.db, switchSettings.savings, '0')
    expect(await told(plan.id)).toBe('余额宝功能已关闭')
    expect(await outcome('POST /yuebao/getMemberYuebaoList', { as: 'alice' })).toBe('403 savings.turned_off')
  })

  it('what is held comes back although it is switched off', async () => {
    const id = await buy((await addPlan()).id)
    await putSetting(env.db, switchSettings.savings, '0')
    expect(await outcome('POST /yuebao/withdrawal', redeem(id))).toBe('200')
  })

  it('R2.9 R6.3 trial accounts and frozen members buy nothing; what frozen ones earned waits for them', async () => {
    const plan = await addPlan()
    const id = await buy(plan.id, '1000', 'bobby')
    const bobby = await member_id('bobby')
    await env.db.tx((tx) => setFrozen(tx, bobby, true))
    await env.owner.run(sql`update members.members set state = 'frozen' where id = ${bobby}`)
    later(DAY_MS)
    await job('savings.settle')
    expect(await tryBuy(plan.id, '100', 'bobby')).toBe('403 policy.member_frozen')
    await env.owner.run(sql`update members.members set state = 'active' where id = ${bobby}`)
    await env.db.tx((tx) => setFrozen(tx, bobby, false))
    await job('savings.settle')
    expect(await outcome('POST /yuebao/withdrawal', redeem(id, 'alice'))).toBe('404 savings.holding_not_found')
    expect((await list('bobby')).data.data.find((row) => row['id'] === id)).toMatchObject({ interest: '10.00' })
  })
})

describe('R4.18 a hundred at once', () => {
  const MANY = 100
  it('buy the last share, and the last one of a member: exactly what is left', async () => {
    const { id } = await addPlan({ total_count: 3, max_amount: '100' })
    const before = (await money()) + (await money('bobby'))
    const told = await Promise.all(Array.from({ length: MANY }, (_, i) => tryBuy(id, '100', i % 2 ? 'alice' : 'bobby')))
    expect(told.filter((one) => one === '200')).toHaveLength(3)
    expect(new Set(told)).toEqual(new Set(['200', '409 savings.sold_out']))
    expect((await money()) + (await money('bobby'))).toBeCloseTo(before - 300)
    const capped = await addPlan({ total_count: 90, user_count: 2 })
    const mine = await Promise.all(Array.from({ length: MANY }, () => tryBuy(capped.id)))
    expect(mine.filter((one) => one === '200')).toHaveLength(2)
    expect(new Set(mine)).toEqual(new Set(['200', '409 savings.limit_reached']))
  })

  it('redeem while the clock settles the same holding: the principal comes once, the cycle is paid once', async () => {
    const id = await buy((await addPlan({ is_circular: false })).id, '1000')
    const before = await money()
    later(DAY_MS)
    const clock = Promise.all(Array.from({ length: 5 }, () => job('savings.settle')))
    const told = await Promise.all(Array.from({ length: MANY }, () => outcome('POST /yuebao/withdrawal', redeem(id))))
    await clock
    expect(told.filter((one) => one === '200').length).toBeLessThanOrEqual(1)
    expect(await money()).toBeCloseTo(before + 1010)
  })
})
