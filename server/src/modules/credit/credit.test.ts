import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './index.ts'
import { DAY_MS, TERMS, createLoans } from './test-loans.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
const { borrow, waiting, decide, lend, repay, search, check, money, later, settleDebt } = createLoans(() => env)

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

describe('R3.17 R4.19 a loan', () => {
  it('R5.10 R7.6 is asked for, approved and credited, and paid back whole', async () => {
    const before = await money()
    const [was] = [(await search()).row]
    expect(was).toMatchObject({ name: 'alice', total_credit: '500.00', used_credit: '0.00' })
    await ok('POST /credit/borrow', await borrow())
    expect(await check()).toMatchObject({ loan: { state: 'in_review', status: 1 }, can_borrow: false })
    // The time that was promised stays, whatever is promised to others from now on.
    await putSetting(env.db, creditSetting, { ...TERMS, review_minutes: 120 })
    expect((await check()).text).toContain('5 minutes')
    await putSetting(env.db, creditSetting, TERMS)
    expect(await money()).toBe(before)
    expect(await decide('approve', await waiting())).toBe('200')
    expect(await money()).toBe(before + 300)
    const { row, list } = await search()
    expect(row).toMatchObject({ used_credit: '300.00' })
    expect(list[0]).toMatchObject({ state: 'lent', status: 2, remain_day: 7, is_overdue: 0 })
    expect([await repay('299.99'), await repay('300.01')]).toEqual(Array(2).fill('400 credit.repay_whole'))
    expect(await repay()).toBe('200')
    expect(await money()).toBe(before)
    expect((await search()).list[0]).toMatchObject({ state: 'repaid', status: 4, lend_money: '300.00', is_overdue: 0 })
    expect(await repay()).toBe('409 credit.nothing_owed')
    const { data: log } = await data<{ data: { operate_type: number }[] }>('POST /moneylog', { as: 'alice', body: {} })
    expect(log.slice(0, 2).map((one) => one.operate_type)).toEqual([24, 23])
  })

  it('R8.7 is refused with its reason, and nothing moves', async () => {
    const before = await money()
    await ok('POST /credit/borrow', await borrow())
    expect((await check()).text).toContain('after 5 minutes')
    later(300_001)
    expect((await check()).text).toContain('customer service')
    const id = await waiting()
    expect(await decide('refuse', id, 'sofia')).toBe('403 common.forbidden')
    expect(await decide('refuse', id)).toBe('200')
    expect([await decide('approve', id), await decide('refuse', id)]).toEqual(Array(2).fill('409 credit.loan_changed'))
    expect((await check()).loan).toMatchObject({ state: 'refused', status: 3, reason: 'not this month' })
    expect(await money()).toBe(before)
    expect(await decide('approve', env.ids.uuid())).toBe('404 credit.loan_not_found')
  })

  it('R9.4 is one at a time, and the next a minute after the last was paid back', async () => {
    await lend()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('409 credit.loan_open')
    await repay()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('409 credit.too_soon')
    expect((await check()).again_at).toBeTruthy()
    later(60_000)
    expect(await check()).toMatchObject({ can_borrow: true, again_at: null })
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('200')
  })

  it("R5.10 is the caller's own, under their own name, within the limit of their level", async () => {
    const refused = await Promise.all([
      borrow('300', { name: 'bobby' }),
      borrow('300', { realname: 'Nobody Else' }),
      borrow('99.99'),
      borrow('500.01'),
      borrow('300', { days: 31 }),
      borrow('300', { realname: 'Bobby' }, 'bobby'),
    ])
    const told: string[] = []
    for (const one of refused) told.push(await outcome('POST /credit/borrow', one))
    expect(told).toEqual([
      '403 credit.not_your_account',
      '400 credit.realname_wrong',
      '400 credit.below_min',
      '400 credit.above_limit',
      '422 common.invalid',
      '400 credit.realname_wrong',
    ])
    expect(await outcome('POST /credit/search', { as: 'alice', body: { name: 'bobby' } })).toBe(
      '403 credit.not_your_account',
    )
    expect(await outcome('POST /credit/check', { as: 'alice', body: { name: 'bobby' } })).toBe(
      '403 credit.not_your_account',
    )
  })

  it('is reviewed by itself where the operator wants that, and left to a person who was late before', async () => {
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    await putSetting(env.db, creditSetting, { ...TERMS, way: 'automatic' })
    await ok('POST /credit/borrow', await borrow())
    await env.drain()
    expect((await search()).list[0]).toMatchObject({ state: 'lent' })
    later(9 * DAY_MS)
    await repay()
    later(61_000)
    await ok('POST /credit/borrow', await borrow())
    await env.drain()
    expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
  })

  it('is held to the terms of when it is lent: the longest time, and whether a person looks', async () => {
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    const automatic = { ...TERMS, way: 'automatic' } as const
    for (const stop of [
      () => putSetting(env.db, creditSetting, TERMS),
      () => putSetting(env.db, creditSetting, { ...automatic, max_days: 6 }),
      () => putSetting(env.db, switchSettings.credit, '0'),
    ]) {
      await putSetting(env.db, creditSetting, automatic)
      await ok('POST /credit/borrow', await borrow())
      await stop()
      await env.drain()
      await putSetting(env.db, switchSettings.credit, '1')
      expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
      await putSetting(env.db, creditSetting, { ...TERMS, max_days: 6 })
      expect(await decide('approve', await waiting())).toBe('400 credit.days_invalid')
      await settleDebt()
    }
  })

  it('is not approved above what the cap allows by then', async () => {
    await ok('POST /credit/borrow', await borrow())
    await putSetting(env.db, creditSetting, { ...TERMS, cap: '200.00' })
    expect(await decide('approve', await waiting())).toBe('400 credit.above_limit')
  })
})

describe('R4.19 the account of loans', () => {
  it('R2.5 tells what was lent and paid back with what was owed, of the caller alone and of days that are some', async () => {
    type Statement = {
      before: string
      borrowed: string
      repaid: string
      fees: string
      after: string
      entries: { what: string; owed: string }[]
    }
    const read = (query: Record<string, string> = {}) =>
      data<Statement>('GET /credit/statement', { as: 'alice', query })
    const known = (await read()).entries.length
    await lend('400')
    const owing = await read()
    expect(owing).toMatchObject({ after: '400.00', fees: '0.00' })
    expect(owing.entries.slice(known)).toMatchObject([
      { what: 'lent', money: '400.00', owed: '400.00', is_late: false },
    ])
    later(1000)
    expect(await repay('400')).toBe('200')
    const paid = await read()
    expect(paid.entries.slice(known).map(({ what, owed }) => `${what} ${owed}`)).toEqual(['lent 400.00', 'repaid 0.00'])
    expect(paid.after).toBe('0.00')
    expect(await data<Statement>('GET /credit/statement', { as: 'bobby' })).toMatchObject({
      entries: [],
      after: '0.00',
    })
    for (const [from, to] of [
      ['2026-02-01', '2026-01-01'],
      ['2024-01-01', '2026-01-01'],
    ] as const)
      expect(await outcome('GET /credit/statement', { as: 'alice', query: { from, to } })).toBe(
        '400 credit.period_invalid',
      )
    expect(await read({ from: '2027-01-01', to: '2027-01-02' })).toMatchObject({ before: '0.00', entries: [] })
  })
})
