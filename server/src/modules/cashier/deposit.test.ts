import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { type Channel, createDeposits } from './test-deposits.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
let channel: Channel
const { report, orders, endOrders } = createDeposits({ env: () => env, channel: () => channel })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  const channels = await data<Channel[]>('GET /payment/normal/list', { as: 'alice' })
  channel = channels[0] as Channel
})
afterAll(() => env.stop())
afterEach(endOrders)

describe('R2.33 R7.2 what a member may choose from', () => {
  it('shows types with limits, accounts with their code, banks read only, and the online types of a demo', async () => {
    expect(await ok('GET /payments/list', { as: 'alice', lang: 'en' })).toMatchObject({
      type: 'company_bankpay',
      data: [
        { type: 'company_bankpay', type_text: 'Bank transfer', min: '100.00', max: '200000.00', recommended: true },
        { type: 'company_alipay', max: '20000.00', single_max: '10000.00', gift_percent: '0.50', speed_minutes: 3 },
        { type: 'company_wechat', recommended: false },
        { type: 'company_usdt', recommended: false },
        { type: 'online_alipay', min: '10.00', max: '20000.00', recommended: false },
        { type: 'online_wechat' },
        { type: 'online_union_quick' },
        { type: 'online_union_scan' },
        { type: 'online_usdt', type_text: 'USDT online', min: '100.00', max: '500000.00', recommended: false },
      ],
    })
    expect(channel).toMatchObject({
      min: '100.00',
      max: '50000.00',
      remark_code: expect.stringMatching(/^\d{7}$/),
      expires_minutes: 1440,
    })
    expect((await data<{ card_no: string }[]>('GET /deposit/bank/list', { as: 'alice' }))[0]?.card_no).toBe(
      channel.account,
    )
    const online = await data<{ type: string }[]>('GET /payment/online/list', { as: 'alice' })
    expect(online.map(({ type }) => type)).toEqual([
      'online_alipay',
      'online_wechat',
      'online_union_quick',
      'online_union_scan',
      'online_usdt',
    ])
    expect(
      await outcome('POST /recharge/online', {
        as: 'alice',
        body: { money: '100', payment_type: 'online_alipay', payment_id: 99 },
      }),
    ).toBe('400 cashier.no_account')
  })

  it('R8.8 an online channel that is enabled answers for itself, not as a site under maintenance', async () => {
    const [online] = await env.owner.many<{ id: number }>(
      sql`insert into channels.channels (type, name, asset, min, max, position) values ('online_alipay', 'A', 'CNY', 100, 100000, 9) returning id`,
    )
    const body = { money: '100', payment_type: 'online_alipay', payment_id: online?.id ?? 0 }
    const answer = await env.call('POST /recharge/online', { as: 'alice', body })
    expect([answer.status, answer.body.error]).toEqual([400, 'cashier.channel_maintenance'])
    expect(answer.body).not.toHaveProperty('maintenance')
    await env.owner.run(sql`delete from channels.channels where id = ${online?.id}`)
  })
})

describe('R5.11 R5.12 R8.5 refusals of a report', () => {
  it.each([
    ['a cent under the minimum', { money: '99.99' }, '400 cashier.below_min'],
    ['a cent over the single limit', { money: '50000.01' }, '400 cashier.above_max'],
    [
      'an account that was another when it was shown',
      { payment_account: '6222000000000000' },
      '409 cashier.channel_changed',
    ],
    ['no such channel', { payment_id: 999 }, '400 cashier.no_account'],
    ['a channel of another type', { payment_type: 'company_wechat' }, '400 cashier.no_account'],
    ['a day that does not exist', { hk_at: '2026-02-30 10:00:00' }, '422 cashier.remitted_at_invalid'],
    ['next year', { hk_at: '2027-01-16 12:00:00' }, '422 cashier.remitted_at_invalid'],
    ['R5.9 no amount', { money: '' }, '422 common.invalid'],
    ['no name', { name: '' }, '422 common.invalid'],
    ['a picture nobody sent in', { picture: 'aaaa.webp' }, '415 cashier.picture_invalid'],
    ['a picture with a way to somewhere else', { picture: '../../etc/passwd' }, '415 cashier.picture_invalid'],
  ])('%s', async (_case, change, refusal) => {
    expect(await outcome('POST /recharge/normal', report(change))).toBe(refusal)
    expect(await orders()).toEqual([])
  })

  it('asks for the real name first, then for a card', async () => {
    expect(await outcome('POST /recharge/normal', report({}, 'bobby'))).toBe('400 cashier.realname_missing')
    expect(await outcome('POST /recharge/normal', report({}, 'carol'))).toBe('400 cashier.card_missing')
  })

  it('takes three that wait and no fourth, also of ten at once', async () => {
    const told = await Promise.all(Array.from({ length: 10 }, () => outcome('POST /recharge/normal', report())))
    expect(told.toSorted()).toEqual([
      '200',
      '200',
      '200',
      ...Array.from({ length: 7 }, () => '400 cashier.too_many_open'),
    ])
  })

  it('a switched-off channel has no account to use', async () => {
    await env.owner.run(sql`update channels.channels set enabled = false where id = ${channel.id}`)
    const answer = await env.call('POST /recharge/normal', { ...report(), lang: 'en' })
    expect(answer.body).toMatchObject({
      error: 'cashier.no_account',
      message: 'There is no account to use, please consult customer service',
    })
    await env.owner.run(sql`update channels.channels set enabled = true where id = ${channel.id}`)
  })
})
