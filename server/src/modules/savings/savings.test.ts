import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { definePostings, house, member, post, setFrozen } from '../ledger/index.ts'
import { switchSettings } from '../policy/index.ts'
import { readTurnoverLeft } from '../turnover/index.ts'
import { putSetting } from '../site/index.ts'
import { redeemHolding } from './redeem.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** A plan by the day at one per cent; each test says what is other. */
const PLAN = {
  names: { zh_cn: '测试', zh_hk: '測試', en: 'Test', th: 'ทดสอบ', vi: 'Thử' },
  min_amount: '100',
  max_amount: '1000',
  opens_at: '2026-01-01 00:00:00',
  closes_at: null,
  cycle_unit: 'day',
  cycle_count: 1,
  is_circular: true,
  rate: '1',
  interest_limit: null,
  total_count: 10,
  user_count: 0,
  rebuy_minutes: 0,
  withdrawal_minutes: 0,
  audit_multiple: 0,
}
type Row = { id: number; seen: number; sold_count: number; held: object }
let env: Env
const { data, ok, outcome, wallets, member_id, job } = createScenario(() => env)
let n = 0
const key = () => `savings-${++n}`

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
afterEach(async () => {
  type Left = { member_id: number; id: string }
  const left = await env.owner.many<Left>(sql`select member_id, id from savings.holdings where state = 'bought'`)
  for (const holding of left) await redeemHolding(env, holding)
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const { funded } = definePostings('test', {
  funded: { from: house('adjustment'), to: member('centre'), operate_type: 1 },
})
const fund = (id: number) =>
  post(env, [
    { key: env.ids.uuid(), kind: funded, member_id: id, asset: 'CNY', amount: 100_000_00n, ref: `fund-${id}` },
  ])

const later = (ms: number) => {
  env.clock.advance(ms)
  env.call.forget()
}
const asErin = (body: object) => ({ as: 'erin', body: { reason: '新一季', ...body } })
const addPlan = async (changes: object = {}): Promise<Row> => {
  const plan = await data<Row>('POST /office/savings/plans', asErin({ ...PLAN, ...changes }))
  return data<Row>(`POST /office/savings/plans/${plan.id}/switch`, asErin({ is_open: true, seen: plan.seen }))
}
const asBuyer = (plan_id: number, amount = '100', as = 'alice') => ({ as, key: key(), body: { plan_id, amount } })
const buy = async (plan_id: number, amount = '100', as = 'alice') =>
  (await data<{ member_plan_id: string }>('POST /yuebao/buy', asBuyer(plan_id, amount, as))).member_plan_id
const tryBuy = (plan_id: number, amount?: string, as?: string) =>
  outcome('POST /yuebao/buy', asBuyer(plan_id, amount, as))
const redeem = (record_id: string, as = 'alice') => ({ as, key: key(), body: { record_id } })
const money = async (as = 'alice') => Number((await wallets(as))['money'])
const list = (as = 'alice', status = 'open') =>
  ok('POST /yuebao/getMemberPlans', { as, body: { status } }) as Promise<{
    data: { data: Record<string, unknown>[]; total: number }
    summery: Record<string, unknown>
  }>
const find = async (id: string, status = 'open') =>
  (await list('alice', status)).data.data.find((row) => row['id'] === id)
/** How often open windows were told that what is on sale has changed. */
const countPlanPushes = async () =>
  (
    await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from kernel.push_events where type = 'plans' and channel = 'public'`,
    )
  ).n
const findPlan = async (id: number) =>
  (await data<Record<string, unknown>[]>('POST /yuebao/getMemberYuebaoList', { as: 'alice' })).find(
    (row) => row['id'] === id,
  )

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

  it('whose money takes its time is redeeming until then, and earns nothing meanwhile', async () => {
    const id = await buy((await addPlan({ withdrawal_minutes: 60 })).id, '1000')
    const before = await money()
    expect(await ok('POST /yuebao/withdrawal', redeem(id))).toMatchObject({ data: { state: 'redeeming' } })
    later(59 * MINUTE_MS)
    await job('savings.settle')
    expect([await money(), (await find(id))?.['state']]).toEqual([before, 'redeeming'])
    later(MINUTE_MS)
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
