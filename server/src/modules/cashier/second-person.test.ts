import { LANGS } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

/** Erin and frank may both decide orders. Above 1,000.00 it takes two of them. */
let env: Env
let card: number
let channel = { id: 0, type: '', account: '' }
const { data, ok, outcome, wallets } = createScenario(() => env)
type Step = { step: string; state: string; at: string; by: string; remark: string }
type Order = { id: string; state: string; steps: Step[]; withheld: { step: string; why: string }[] }

const setLimits = (withdrawal_above: string, deposit_above: string) =>
  env.owner
    .run(sql`insert into site.configs (key, value) values ('second_person', ${JSON.stringify({ withdrawal_above, deposit_above })}::jsonb)
    on conflict (key) do update set value = excluded.value`)

const setWay = (way: object) =>
  env.owner.run(sql`insert into site.configs (key, value) values ('withdrawal_way', ${JSON.stringify(way)}::jsonb)
    on conflict (key) do update set value = excluded.value`)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  channel = (await data<(typeof channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? channel
  await env.owner.run(sql`insert into site.configs (key, value)
    values ('withdrawal', '{"min":"100.00","max":"50000.00","daily_count":500,"fee_percent":"2.00","open_from":"00:00","open_to":"24:00"}')`)
})
afterAll(() => env.stop())
beforeEach(async () => {
  await setLimits('1000.00', '1000.00')
  await setWay({ way: 'hand', machine_up_to: '' })
})
afterEach(async () => {
  for (const { id, state } of await listOrders('withdrawals', { open: '1' }))
    for (const as of ['frank', 'erin'])
      await outcome(`POST /office/withdrawals/${id}/${state === 'paying' ? 'fail' : 'reject'}`, {
        as,
        body: { reason: 'a test ends' },
      })
  for (const { id } of await listOrders('deposits', { open: '1' }))
    await ok(`POST /office/deposits/${id}/reject`, { as: 'frank', body: { reason: 'a test ends' } })
  expect(await env.invariants()).toEqual([])
})

const listOrders = async (queue: string, query: Record<string, string>, as = 'frank', lang = 'en') =>
  (await data<{ data: Order[] }>(`GET /office/${queue}`, { as, query, lang })).data
const findOrder = async (queue: string, keyword: string, as = 'frank', lang = 'en'): Promise<Order> =>
  (await listOrders(queue, { keyword }, as, lang))[0] as Order
/** A moment ago on the site's wall. */
const siteTime = () =>
  new Date(env.clock.now().getTime() + 8 * 3_600_000 - 60_000).toISOString().slice(0, 19).replace('T', ' ')
const withdraw = async (money: string) => {
  const body = { member_bank_id: card, money, qk_pwd: '888888', member_remark: '生活费' }
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', body })
  return { bill_no, id: (await findOrder('withdrawals', bill_no)).id }
}
const report = async (money: string) => {
  const { type: payment_type, id: payment_id, account: payment_account } = channel
  const body = { name: '王丽丽', money, hk_at: siteTime(), payment_type, payment_id, payment_account }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', { as: 'alice', body })
  return { bill_no, id: (await findOrder('deposits', bill_no)).id }
}
const step = (queue: string, id: string, name: string, as: string) =>
  outcome(`POST /office/${queue}/${id}/${name}`, { as, body: { reason: '卡号有误' } })
const ALONE = '409 cashier.second_person'

/** Who takes which step, and what they are answered. */
type Walk = [title: string, money: string, steps: [who: string, step: string, answer: string][]]

describe('R4.21 R6.6 a withdrawal above the sum', () => {
  it.each<Walk>([
    [
      'is not paid by who approved it',
      '1000.01',
      [
        ['frank', 'approve', '200'],
        ['frank', 'paid', ALONE],
        ['erin', 'paid', '200'],
      ],
    ],
    [
      'is not approved by who reviewed it',
      '1000.01',
      [
        ['erin', 'review', '200'],
        ['erin', 'approve', ALONE],
        ['frank', 'approve', '200'],
      ],
    ],
    [
      'is not paid by who reviewed it',
      '1000.01',
      [
        ['erin', 'review', '200'],
        ['frank', 'approve', '200'],
        ['erin', 'paid', ALONE],
        ['frank', 'paid', '200'],
      ],
    ],
    [
      'is not called failed by who approved it',
      '1000.01',
      [
        ['frank', 'approve', '200'],
        ['frank', 'fail', ALONE],
        ['erin', 'fail', '200'],
      ],
    ],
    [
      'is refused by anybody: the money only comes back',
      '1000.01',
      [
        ['frank', 'review', '200'],
        ['frank', 'reject', '200'],
      ],
    ],
    [
      'of the sum itself is nobody else’s business',
      '1000.00',
      [
        ['frank', 'review', '200'],
        ['frank', 'approve', '200'],
        ['frank', 'paid', '200'],
      ],
    ],
  ])('%s', async (_, money, steps) => {
    const { id } = await withdraw(money)
    for (const [who, name, answer] of steps)
      expect(await step('withdrawals', id, name, who), `${who} ${name}`).toBe(answer)
  })

  it('that the machine would pay is approved by nobody before somebody else has looked', async () => {
    await setWay({ way: 'machine', machine_up_to: '' })
    const { id, bill_no } = await withdraw('1000.01')
    expect(await step('withdrawals', id, 'approve', 'frank')).toBe('409 cashier.review_needed')
    expect((await findOrder('withdrawals', bill_no)).withheld.map(({ step: name }) => name)).toContain('approve')
    expect(await step('withdrawals', id, 'review', 'frank')).toBe('200')
    expect(await step('withdrawals', id, 'approve', 'frank')).toBe(ALONE)
    await setWay({ way: 'machine', machine_up_to: '500.00' })
    expect(await step('withdrawals', id, 'approve', 'erin')).toBe('200')
    const by_hand = await withdraw('1000.01')
    expect(await step('withdrawals', by_hand.id, 'approve', 'frank')).toBe('200')
  })

  it('0 asks for two people at any sum, nothing written for one at any sum', async () => {
    await setLimits('0.00', '')
    const { id } = await withdraw('100')
    await step('withdrawals', id, 'approve', 'frank')
    expect(await step('withdrawals', id, 'paid', 'frank')).toBe(ALONE)
    await setLimits('', '')
    expect(await step('withdrawals', id, 'paid', 'frank')).toBe('200')
  })

  it('changes nothing when it refuses, and says why in every language', async () => {
    const { id, bill_no } = await withdraw('1000.01')
    await step('withdrawals', id, 'approve', 'frank')
    const before = [await wallets('alice'), await findOrder('withdrawals', bill_no)]
    const told = []
    for (const lang of LANGS) {
      const { status, body } = await env.call(`POST /office/withdrawals/${id}/paid`, { as: 'frank', lang, body: {} })
      told.push(`${status} ${body.message}`)
    }
    expect(new Set(told).size).toBe(LANGS.length)
    expect([await wallets('alice'), await findOrder('withdrawals', bill_no)]).toEqual(before)
  })

  it('tells each reader beforehand which of their steps need somebody else, in their words', async () => {
    const { id, bill_no } = await withdraw('1000.01')
    expect((await findOrder('withdrawals', bill_no)).withheld).toEqual([])
    await step('withdrawals', id, 'approve', 'frank')
    const why = 'You took this order on. It takes two people: somebody else has to finish it.'
    expect((await findOrder('withdrawals', bill_no, 'frank')).withheld).toEqual([
      { step: 'pay', why },
      { step: 'fail', why },
    ])
    expect((await findOrder('withdrawals', bill_no, 'erin')).withheld).toEqual([])
    expect((await findOrder('withdrawals', bill_no, 'sofia')).withheld).toEqual([])
    const zh = await findOrder('withdrawals', bill_no, 'frank', 'zh_cn')
    expect(zh.withheld[0]?.why).toBe('此订单由您经手，须由另一位同事完成')
  })

  it('is paid by nobody alone, also when two clerks press at once', async () => {
    const { id, bill_no } = await withdraw('1000.01')
    const told = await Promise.all([
      step('withdrawals', id, 'approve', 'frank'),
      step('withdrawals', id, 'approve', 'erin'),
      step('withdrawals', id, 'paid', 'frank'),
      step('withdrawals', id, 'paid', 'erin'),
      step('withdrawals', id, 'paid', 'frank'),
    ])
    expect(told.slice(0, 2).filter((answer) => answer === '200')).toHaveLength(1)
    const { steps } = await findOrder('withdrawals', bill_no)
    expect(new Set(steps.map(({ by }) => by)).size).toBe(steps.length)
    expect(steps.map((taken) => taken.step)).toEqual(['approve', 'pay'].slice(0, steps.length))
  })
})

describe('R4.20 R6.6 a deposit above the sum', () => {
  it.each<Walk>([
    [
      'is not credited unseen',
      '1000.01',
      [
        ['frank', 'credit', '409 cashier.review_needed'],
        ['frank', 'review', '200'],
        ['erin', 'credit', '200'],
      ],
    ],
    [
      'is not credited by who reviewed it',
      '1000.01',
      [
        ['frank', 'review', '200'],
        ['frank', 'credit', ALONE],
        ['erin', 'credit', '200'],
      ],
    ],
    [
      'is refused by anybody',
      '1000.01',
      [
        ['frank', 'review', '200'],
        ['frank', 'reject', '200'],
      ],
    ],
    ['of the sum itself is credited at once', '1000.00', [['frank', 'credit', '200']]],
    [
      'may be reviewed below it too',
      '999.99',
      [
        ['frank', 'review', '200'],
        ['frank', 'review', '409 cashier.state_changed'],
        ['frank', 'credit', '200'],
      ],
    ],
  ])('%s', async (_, money, steps) => {
    const { id } = await report(money)
    for (const [who, name, answer] of steps)
      expect(await step('deposits', id, name, who), `${who} ${name}`).toBe(answer)
  })

  it('tells its reader what it needs first', async () => {
    const { bill_no } = await report('1000.01')
    const why = 'This order takes two people: start the review, then somebody else credits it.'
    expect((await findOrder('deposits', bill_no)).withheld).toEqual([{ step: 'credit', why }])
  })

  it('still waits while it is in review: for staff, and as one of those a member may have open', async () => {
    await setLimits('', '')
    const waiting = async () => (await data<{ deposits: number }>('GET /office/queues', { as: 'frank' })).deposits
    const before = await waiting()
    const made = [await report('500'), await report('500'), await report('500')]
    for (const { id } of made) await step('deposits', id, 'review', 'frank')
    expect(await waiting()).toBe(before + 3)
    await expect(report('500')).rejects.toThrow('cashier.too_many_open')
    expect((await listOrders('deposits', { open: '1' })).map(({ state }) => state)).toEqual([
      'in_review',
      'in_review',
      'in_review',
    ])
  })
})

describe('R4.20 R4.21 R6.6 the steps of an order', () => {
  it('each keep who, when and why, in their order; the member sees them without names', async () => {
    const { id, bill_no } = await withdraw('1000.01')
    const walk: [string, string][] = [
      ['frank', 'review'],
      ['erin', 'approve'],
      ['erin', 'fail'],
    ]
    for (const [who, name] of walk) {
      env.clock.advance(61_000)
      await step('withdrawals', id, name, who)
    }
    const { steps } = await findOrder('withdrawals', bill_no)
    expect(steps.map(({ step: name, state, by, remark }) => [name, state, by, remark])).toEqual([
      ['review', 'in_review', 'frank', ''],
      ['approve', 'paying', 'erin', ''],
      ['fail', 'failed', 'erin', '卡号有误'],
    ])
    expect(new Set(steps.map(({ at }) => at)).size).toBe(3)
    type Own = { bill_no: string; reason: string; created_at: string; steps: Record<string, string>[] }
    const { data: own } = await data<{ data: Own[] }>('POST /drawing/list', {
      as: 'alice',
      lang: 'en',
      body: { limit: 50 },
    })
    const seen = own.find((row) => row.bill_no === bill_no)
    expect(seen).toMatchObject({ reason: '卡号有误' })
    expect(seen?.steps).toEqual([
      { state: 'requested', state_text: 'Requested', at: seen?.created_at, remark: '' },
      { state: 'in_review', state_text: 'Being checked', at: steps[0]?.at, remark: '' },
      { state: 'paying', state_text: 'Paying', at: steps[1]?.at, remark: '' },
      { state: 'failed', state_text: 'Payment failed', at: steps[2]?.at, remark: '卡号有误' },
    ])
    expect(JSON.stringify(own)).not.toMatch(/frank|erin/)
  })

  it('of the clock have no person', async () => {
    const { bill_no } = await report('500')
    env.clock.advance(25 * 3_600_000)
    env.call.forget()
    await env.db.run(sql`select kernel.enqueue('cashier.expire_deposits', '{}'::json, null, null, 1)`)
    await env.drain()
    expect((await findOrder('deposits', bill_no)).steps).toMatchObject([{ step: 'expire', state: 'expired', by: '' }])
  })

  it('are written once and never changed by the product', async () => {
    await expect(env.db.run(sql`update cashier.order_steps set staff_name = 'x'`)).rejects.toThrow('permission denied')
    await expect(env.db.run(sql`delete from cashier.order_steps`)).rejects.toThrow('permission denied')
  })
})

it('R6.6 what somebody has taken is let go where the rest of it is for a colleague, and is kept where it is not', async () => {
  const begin = async (money: string) => {
    const { id } = await withdraw(money)
    expect(await outcome(`POST /office/withdrawals/${id}/claim`, { as: 'frank', body: {} })).toBe('200')
    expect(await step('withdrawals', id, 'review', 'frank')).toBe('200')
    return step('withdrawals', id, 'approve', 'erin')
  }
  expect([await begin('1000.01'), await begin('1000.00')]).toEqual(['200', '409 cashier.claimed'])
})
