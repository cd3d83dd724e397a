import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'
import { house, member, post, definePostings } from '../ledger/index.ts'
import { deriveKey } from '../../kernel/ids.ts'

const gift = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
const owe = (member_id: number, amount: bigint) =>
  sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${member_id}, 'test', gen_random_uuid()::text, 'CNY', ${amount})`
let env: Env
let alice: number
let card: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const key = () => `withdrawal-test-${++n}`
const ask = (money: string, more: object = {}, as = 'alice') => ({
  as,
  key: key(),
  body: { member_bank_id: card, money, qk_pwd: '888888', member_remark: 'rent', ...more },
})
const setting = (key_: string, value: object) =>
  env.owner.run(
    sql`insert into site.configs (key, value) values (${key_}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`,
  )
const rules = (change: object) =>
  setting('withdrawal', {
    min: '100.00',
    max: '50000.00',
    daily_count: 5,
    fee_percent: '2.00',
    open_from: '00:00',
    open_to: '24:00',
    ...change,
  })
type Order = { id: string; state: string; card_no: string; money: string; withheld: { step: string }[] }
const queue = async (as: string) =>
  (await data<{ data: Order[] }>('GET /office/withdrawals', { as, query: { open: '1' } })).data
const step = (id: string, name: string, as = 'frank', body: object = {}) =>
  outcome(`POST /office/withdrawals/${id}/${name}`, { as, body })
const clear = async () => {
  for (const { id, state } of await queue('frank'))
    expect(await step(id, state === 'paying' ? 'fail' : 'reject', 'frank', { reason: 'a test ends' })).toBe('200')
}

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

describe("R8.4 R5.11 what stands in a withdrawal's way, in the order of the checks", () => {
  const bobby = (sets: ReturnType<typeof sql>) => async () =>
    void (await env.owner.run(sql`update members.members set ${sets} where name = 'bobby'`))
  const bind = () =>
    ok('POST /member/bank', {
      as: 'bobby',
      body: { card_no: '6222020200001111', bank_type: 'ICBC', bank_address: '上海', owner_name: '李明' },
    })
  let own = 0
  const steps: [string, () => Promise<unknown>, string, string, string][] = [
    [
      'no real name',
      bobby(sql`realname = '', qk_pwd_hash = null`),
      '400 cashier.realname_missing',
      '您还未填写真实姓名，请前往个人中心填写真实姓名！',
      'The real name is not filled in, please go to the personal center to fill in the real name!',
    ],
    [
      'no withdrawal password',
      bobby(sql`realname = '李明'`),
      '400 cashier.qk_pwd_missing',
      '您还没有设置提款密码，请先设置提款密码后再操作',
      'You have not set the withdrawal password, please set the withdrawal password before operation',
    ],
    [
      'no card',
      () => ok('POST /member/drawing_pwd/set', { as: 'bobby', body: { qk_pwd: '888888' } }),
      '400 cashier.card_missing',
      '您还没有绑定银行卡，请先绑定银行卡',
      'You have not bound your bank card, please bind one first',
    ],
    [
      "somebody else's card",
      bind,
      '404 cashier.card_not_mine',
      '所选银行卡不存在',
      'The chosen bank card does not exist',
    ],
    [
      'a card whose holder is not the real name any more',
      async () => {
        own = (await data<{ id: number }[]>('GET /member/bank', { as: 'bobby' }))[0]?.id ?? 0
        await bobby(sql`realname = '李小明'`)()
      },
      '400 cashier.card_incomplete',
      '请前往钱包管理-银行卡管理完善您的银行卡信息',
      'Please complete your bankcard information in wallet management bankcard management',
    ],
    [
      'outside the hours',
      async () => {
        await bobby(sql`realname = '李明'`)()
        await rules({ open_from: '13:00', open_to: '23:00', daily_count: 0 })
      },
      '400 cashier.outside_hours',
      '当前不在提款时间内',
      'Withdrawals are closed at this hour',
    ],
    [
      'below the minimum',
      () => rules({ min: '100.01', daily_count: 0 }),
      '400 cashier.below_min',
      '金额低于最低限额',
      'The amount is below the minimum',
    ],
    [
      'above the maximum',
      () => rules({ min: '1.00', max: '99.99', daily_count: 0 }),
      '400 cashier.above_max',
      '金额超过最高限额',
      'The amount is above the maximum',
    ],
    [
      'often enough today',
      () => rules({ daily_count: 0 }),
      '400 cashier.daily_count',
      '今日提款次数已用完',
      "You have used up today's withdrawals",
    ],
    ['more than there is', () => rules({}), '400 cashier.insufficient', '余额不足', 'Insufficient balance'],
    [
      'a wrong password',
      async () =>
        post(env, [
          {
            key: deriveKey('test.gift', 'bobby'),
            kind: gift.gift,
            member_id: await member_id('bobby'),
            asset: 'CNY',
            amount: 10_000n,
            ref: 'gift',
          },
        ]),
      '400 cashier.qk_pwd_wrong',
      '提款密码错误',
      'The withdrawal password is wrong',
    ],
  ]

  it("answers the first failure, in the caller's language, and keeps nothing; the fifth wrong password in a row locks it for a day, for the right one too", async () => {
    for (const [name, change, code, zh_cn, en] of steps) {
      await change()
      const body = { member_bank_id: own === 0 ? card : own, money: '100.00', qk_pwd: '111111', member_remark: 'rent' }
      const said = await Promise.all(
        ['zh_cn', 'en'].map(
          async (lang) => (await env.call('POST /drawing', { as: 'bobby', lang, body })).body.message,
        ),
      )
      expect([await outcome('POST /drawing', { as: 'bobby', body }), ...said], name).toEqual([code, zh_cn, en])
    }
    expect(
      await env.owner.one(
        sql`select count(*)::int as n from cashier.withdrawals where member_id = ${await member_id('bobby')}`,
      ),
    ).toEqual({ n: 0 })
    const body = { member_bank_id: own, money: '100.00', qk_pwd: '111111', member_remark: 'rent' }
    expect(await outcome('POST /drawing', { as: 'bobby', body })).toBe('400 cashier.qk_pwd_wrong')
    expect(await outcome('POST /drawing', { as: 'bobby', body })).toBe('400 cashier.qk_pwd_locked')
    expect(await outcome('POST /drawing', { as: 'bobby', body: { ...body, qk_pwd: '888888' } })).toBe(
      '400 cashier.qk_pwd_locked',
    )
    env.clock.advance(24 * 3_600_000)
    env.call.forget()
    expect(await outcome('POST /drawing', { as: 'bobby', body: { ...body, qk_pwd: '888888' } })).toBe('200')
    await clear()
  })
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
  it('holds the money at once, and gives all of it back when it is refused or fails, with the reason', async () => {
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
