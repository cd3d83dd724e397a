import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

/** What a key that was used answers once the kept answer is gone: two days later, or after a crash before it was kept. */
let env: Env
let cards: number[] = []
const { data, ok, outcome } = createScenario(() => env)
let n = 0
const forgetAnswers = () => env.owner.run(sql`delete from kernel.idempotency`)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  await ok('POST /member/bank', {
    as: 'alice',
    body: { card_no: '6222020200009999', bank_type: 'CMB', bank_address: '上海', owner_name: '王丽丽' },
  })
  cards = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })).map(({ id }) => id)
})
afterAll(() => env.stop())
afterEach(async () => {
  await env.owner.run(sql`delete from site.configs where key = 'withdrawal'`)
  expect(await env.invariants()).toEqual([])
})

describe('R4.21 R5.14 a withdrawal under a key that was used', () => {
  const first = () => ({
    as: 'alice',
    key: `withdrawal-again-${++n}`,
    body: { member_bank_id: cards[0], money: '100', qk_pwd: '888888', member_remark: '生活费' },
  })
  const setDailyCount = (daily_count: number) =>
    env.owner.run(
      sql`insert into site.configs (key, value) values ('withdrawal', ${JSON.stringify({ min: '100.00', max: '50000.00', daily_count, fee_percent: '2.00', open_from: '00:00', open_to: '24:00' })}::jsonb) on conflict (key) do update set value = excluded.value`,
    )

  it('is the same order, whatever has changed since: no limit of now is held against it', async () => {
    await setDailyCount(50)
    const asked = first()
    const made = await data('POST /drawing', asked)
    await forgetAnswers()
    await setDailyCount(0)
    expect(await data('POST /drawing', asked)).toEqual(made)
  })

  it.each<[string, () => object, string]>([
    ['another amount', () => ({ money: '101' }), '409 idempotency.key_reused'],
    ['another card', () => ({ member_bank_id: cards[1] }), '409 idempotency.key_reused'],
    ['another remark', () => ({ member_remark: '房租' }), '409 idempotency.key_reused'],
    ['a wrong password', () => ({ qk_pwd: '111111' }), '400 cashier.qk_pwd_wrong'],
    ['a wrong password and another amount', () => ({ qk_pwd: '111111', money: '101' }), '400 cashier.qk_pwd_wrong'],
  ])('%s is refused', async (_, change, refusal) => {
    await setDailyCount(50)
    const asked = first()
    await ok('POST /drawing', asked)
    await forgetAnswers()
    const count = () => env.owner.one(sql`select count(*)::int as n from cashier.withdrawals`)
    const before = await count()
    expect(await outcome('POST /drawing', { ...asked, body: { ...asked.body, ...change() } })).toBe(refusal)
    expect(await count()).toEqual(before)
    await forgetAnswers()
    await ok('POST /drawing', asked)
  })
})

describe('R4.20 R5.14 a reported deposit under a key that was used', () => {
  type Channel = { id: number; type: string; account: string }
  const readChannels = () => data<Channel[]>('GET /payment/normal/list', { as: 'alice' })
  const upload = async () => {
    const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#a33' } })
    const file = { bytes: await picture.png().toBuffer(), type: 'image/png' }
    return String((await ok('POST /recharge/picture/upload', { as: 'alice', file }))['file_url'])
  }
  const report = async () => {
    const [channel] = await readChannels()
    return {
      as: 'alice',
      key: `deposit-again-${++n}`,
      body: {
        name: '王丽丽',
        account: '6222021001122334455',
        money: '500',
        hk_at: '2026-01-15 11:55:00',
        payment_type: channel?.type,
        payment_id: channel?.id,
        payment_account: channel?.account,
        payment_desc: '手机银行',
        picture: await upload(),
      },
    }
  }
  const clearQueue = () =>
    env.owner.run(
      sql`update cashier.deposits set state = 'rejected', finished_at = kernel.now() where state = 'pending'`,
    )

  it('is the same order, with the time told in full or not at all changed', async () => {
    const asked = await report()
    const made = await data('POST /recharge/normal', asked)
    await forgetAnswers()
    expect(await data('POST /recharge/normal', asked)).toEqual(made)
    await clearQueue()
  })

  it.each<[string, () => Promise<object>]>([
    ['amount', async () => ({ money: '500.01' })],
    ['payer', async () => ({ name: '王小丽' })],
    ["payer's account", async () => ({ account: '6222021001122334456' })],
    ['time', async () => ({ hk_at: '2026-01-15 11:55:01' })],
    ['note', async () => ({ payment_desc: '' })],
    ['picture', async () => ({ picture: await upload() })],
    ['no picture', async () => ({ picture: undefined })],
    [
      'channel',
      async () => {
        const [, other] = await readChannels()
        return { payment_id: other?.id, payment_account: other?.account }
      },
    ],
    ['receiving account', async () => ({ payment_account: '6222000000000000' })],
    ['payment type', async () => ({ payment_type: 'company_wechat' })],
  ])('another %s is refused', async (_, change) => {
    const asked = await report()
    await ok('POST /recharge/normal', asked)
    await forgetAnswers()
    const body = { ...asked.body, ...(await change()) }
    expect(await outcome('POST /recharge/normal', { ...asked, body })).toBe('409 idempotency.key_reused')
    await clearQueue()
  })
})
