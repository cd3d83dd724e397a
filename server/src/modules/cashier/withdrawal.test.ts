import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'
import { createWithdrawals } from './test-withdrawals.ts'

const owe = (member_id: number, amount: bigint) =>
  sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${member_id}, 'test', gen_random_uuid()::text, 'CNY', ${amount})`
let env: Env
let alice: number
let card: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
const { ask, rules, queue, step, clear } = createWithdrawals({ env: () => env, card: () => card })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
})
afterAll(() => env.stop())
/** Each on a day of its own, with the usual rules: the withdrawals of a day are counted. */
beforeEach(async () => {
  env.clock.advance(24 * 3_600_000)
  env.call.forget()
  await rules({})
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R9.6 the fee', () => {
  it.each([
    ['empty', { member_remark: ' ' }],
    ['left out', { member_remark: undefined }],
  ])('R5.9 R5.8 a remark that is %s is asked for by its name', async (_case, more) => {
    expect((await env.call('POST /drawing', { ...ask('100', more), lang: 'en' })).body).toMatchObject({
      error: 'common.invalid',
      errors: { member_remark: 'Remark is required' },
    })
  })

  it('is shown before and taken as shown, while turnover is missing, and only then', async () => {
    const readTotals = async () =>
      new Map(
        (
          await env.owner.many<{ account_kind: string; balance: bigint }>(
            sql`select account_kind, balance from ledger.house_totals where account_kind in ('fees', 'payout:bank')`,
          )
        ).map((row) => [row.account_kind, row.balance] as const),
      )
    const [totals, { money: balance }] = [await readTotals(), await wallets('alice')]
    expect(await data('POST /drawing/quote', { as: 'alice', body: { money: '1000' } })).toMatchObject({
      counter_fee: '0.00',
      net_money: '1000.00',
      ml_money: '0.00',
    })
    await env.owner.run(owe(alice, 1n))
    const quote = await data('POST /drawing/quote', { as: 'alice', body: { money: '100.25' } })
    expect(quote).toMatchObject({
      counter_fee: '2.00',
      net_money: '98.25',
      ml_money: '0.01',
      fee_percent: '2.00',
      daily_left: 5,
      min: '100.00',
      max: '50000.00',
      balance,
      open_from: '00:00',
      open_to: '24:00',
    })
    expect(await data('POST /drawing', ask('100.25'))).toMatchObject({
      counter_fee: '2.00',
      net_money: '98.25',
      state: 'requested',
      status: 1,
    })
    const [{ id } = { id: '' }] = await queue('frank')
    for (const name of ['review', 'approve', 'paid']) expect(await step(id, name)).toBe('200')
    const after = await readTotals()
    const more = (kind: string) => (after.get(kind) ?? 0n) - (totals.get(kind) ?? 0n)
    expect([more('fees'), more('payout:bank')]).toEqual([200n, 9825n])
    await env.owner.run(sql`delete from turnover.requirements where source = 'test'`)
  })
})

describe('R4.21 the way of an order', () => {
  it('holds the money at once, and gives all of it back when it is refused or fails, with the reason and its place in the day', async () => {
    const back = () => ok('POST /moneylog', { as: 'alice', body: { operate_type: 11, limit: 100 } })
    const count = async () => ((await back())['data'] as { total: number }).total
    const [before, sent_back] = [await wallets('alice'), await count()]
    for (const way of [['reject'], ['review', 'reject'], ['approve', 'fail'], ['review', 'approve', 'fail']]) {
      await ok('POST /drawing', ask('500'))
      expect((await wallets('alice'))['money']).toBe((Number(before['money']) - 500).toFixed(2))
      const [{ id } = { id: '' }] = await queue('frank')
      for (const name of way) expect(await step(id, name, 'frank', { reason: '卡号有误' })).toBe('200')
      expect(await wallets('alice')).toEqual(before)
    }
    const { data: rows } = await data<{ data: object[] }>('POST /drawing/list', {
      as: 'alice',
      body: { status: 3, limit: 4 },
    })
    expect(rows).toMatchObject(Array.from({ length: 4 }, () => ({ reason: '卡号有误', status: 3 })))
    expect((await count()) - sent_back).toBe(4)
    const quote = await data('POST /drawing/quote', { as: 'alice', body: { money: '100' } })
    expect(quote).toMatchObject({ daily_left: 5 })
  })

  it('counts to the day that begins in the moment in which it is asked for', async () => {
    const HOURS_12 = 12 * 3_600_000
    env.clock.advance(HOURS_12)
    env.call.forget()
    await ok('POST /drawing', ask('500'))
    env.clock.advance(HOURS_12)
    env.call.forget()
    const quote = await data('POST /drawing/quote', { as: 'alice', body: { money: '100' } })
    expect(quote).toMatchObject({ daily_left: 4 })
    await clear()
  })

  it('takes no step twice, backwards or after the end', async () => {
    await ok('POST /drawing', ask('500'))
    const [{ id } = { id: '' }] = await queue('frank')
    const told = []
    for (const name of [
      'paid',
      'fail',
      'review',
      'review',
      'approve',
      'approve',
      'review',
      'reject',
      'paid',
      'paid',
      'fail',
      'reject',
    ])
      told.push(`${name} ${await step(id, name, 'frank', { reason: 'no' })}`)
    const changed = (name: string) => `${name} 409 cashier.state_changed`
    expect(told).toEqual([
      changed('paid'),
      changed('fail'),
      'review 200',
      changed('review'),
      'approve 200',
      changed('approve'),
      changed('review'),
      changed('reject'),
      'paid 200',
      changed('paid'),
      changed('fail'),
      changed('reject'),
    ])
    expect(await step('00000000-0000-7000-8000-000000000000', 'paid')).toBe('404 cashier.order_not_found')
  })

  it('R6.6 R3.8 support looks, with the card masked, and may not act', async () => {
    await ok('POST /drawing', ask('500'))
    const [seen] = await queue('sofia')
    expect(seen).toMatchObject({ card_no: '**** **** **** 4455', money: '500.00' })
    expect((await queue('frank'))[0]).toMatchObject({ card_no: '6222021001122334455' })
    for (const name of ['review', 'approve', 'paid', 'reject', 'fail'])
      expect(await step(seen?.id ?? '', name, 'sofia', { reason: 'no' })).toBe('403 common.forbidden')
    expect(await outcome('GET /office/withdrawals', { as: 'alice' })).toMatch(/^401/)
    await clear()
  })

  it('writes down who did it and why', async () => {
    await ok('POST /drawing', ask('500'))
    const [{ id } = { id: '' }] = await queue('frank')
    expect(await step(id, 'reject', 'frank', { reason: '卡号不对' })).toBe('200')
    const { data: rows } = await data<{ data: { actor: string; action: string; reason: string }[] }>(
      'GET /office/audit',
      { as: 'erin', query: { limit: '100' } },
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ actor: '员工 frank', action: '拒绝提款', reason: '卡号不对' }),
    )
  })
})

describe('R4.21 R6.3 whoever may not', () => {
  it('a frozen member takes nothing out, and staff cannot pay them either', async () => {
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    await ok('POST /drawing', ask('100'))
    const [{ id } = { id: '' }] = await queue('frank')
    const withheld = async () => (await queue('frank')).map((order) => order.withheld.map((one) => one.step))
    await setMemberState(env, alice, 'frozen', staff)
    expect(await withheld()).toEqual([['approve', 'reject']])
    expect(await step(id, 'reject', 'frank', { reason: 'a test' })).toBe('403 policy.member_frozen')
    await setMemberState(env, alice, 'active', staff)
    await step(id, 'approve')
    await setMemberState(env, alice, 'frozen', staff)
    expect(await outcome('POST /drawing', ask('100'))).toBe('403 policy.member_frozen')
    // Before somebody pays outside what the books would not take.
    expect(await withheld()).toEqual([['pay', 'fail']])
    expect(await step(id, 'paid')).toBe('403 policy.member_frozen')
    expect(await outcome('POST /drawing/list', { as: 'alice', body: {} })).toBe('200')
    await setMemberState(env, alice, 'active', staff)
    expect(await step(id, 'paid')).toBe('200')
  })

  it('R6.3 a trial account takes nothing out', async () => {
    const { access_token: as } = await data<{ access_token: string }>('POST /auth/demo', { body: {} })
    expect(await outcome('POST /drawing', ask('100', {}, as))).toBe('403 policy.demo_not_supported')
    expect(await outcome('POST /drawing/quote', { as, body: { money: '100' } })).toBe('403 policy.demo_not_supported')
  })
})
