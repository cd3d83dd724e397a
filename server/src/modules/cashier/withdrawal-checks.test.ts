import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { post } from '../ledger/index.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { gift, createWithdrawals } from './test-withdrawals.ts'

let env: Env
let card: number
const { data, ok, outcome, member_id } = createScenario(() => env)
const { rules, clear } = createWithdrawals({ env: () => env, card: () => card })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
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
