import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raw, sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { keepOffer, lockOffer } from './offer.ts'

let env: Env
const { data, outcome } = createScenario(() => env)
type Payee = { id: number; seen: string; payee_account: string; used: string; orders: number; qrcode: string }
type Row = { id: number; seen: string; type: string; title: string; payees: Payee[] }
const wanted = (change: object = {}) => ({
  title: '新渠道',
  min: '50',
  max: '20000',
  single_max: '5000',
  open_from: '00:00',
  open_to: '24:00',
  gift_percent: '1.5',
  speed_minutes: 3,
  from_level: 0,
  usdt_type: '',
  usdt_rate: null,
  recommended: false,
  enabled: true,
  ...change,
})
const account = (payee_account: string, change: object = {}) => ({
  payee_account,
  owner_name: '某公司',
  bank_type: '',
  bank_address: '',
  daily_cap: null,
  enabled: true,
  ...change,
})
const desk = (route: string, body: object) => data<Row[]>(route, { as: 'erin', body })
const list = () => data<Row[]>('GET /office/channels', { as: 'sofia' })
const find = async (id: number) => (await list()).find((row) => row.id === id) as Row
/** Sets a channel as somebody does who has just opened its form. */
const set = async (id: number, body: object) =>
  desk(`POST /office/channels/${id}`, { seen: (await find(id)).seen, ...body })
/** A channel of its own for a case, with accounts as they are given. */
const make = async (type: string, change: object, accounts: object[]) => {
  const made = (await desk('POST /office/channels', { type, ...wanted(change) })).at(-1) as Row
  for (const one of accounts) await desk(`POST /office/channels/${made.id}/payees`, one)
  return made.id
}
type Held = { account: string; params: { usdt_rate: string }; usdt_money: string; left_seconds: number }
const hold = (payment_id: number, money: string, as = 'alice') =>
  data<Held>('POST /payment/normal/hold', { as, body: { payment_id, money } })
const report = (payment_id: number, payment_type: string, change: object) => ({
  as: 'alice',
  body: { name: '王丽丽', money: '100', hk_at: '2026-01-15 12:00:00', payment_type, payment_id, ...change },
})
let n = 0
const pay = (...args: Parameters<typeof report>) => ({ ...report(...args), key: `channel-test-${++n}` })
const trail = () =>
  env.owner.many<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from audit.entries where action like 'channels.%' order by id`,
  )
const waiting = () => data<{ data: { id: string; money: string }[] }>('GET /office/deposits?open=1', { as: 'frank' })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => env.stop())
afterEach(async () => {
  for (const { id } of (await waiting()).data)
    await outcome(`POST /office/deposits/${id}/reject`, { as: 'frank', body: { reason: '未收到款' } })
  expect(await env.invariants()).toEqual([])
})

describe('R6.6 staff set channels and accounts', () => {
  it('with what was before and after in the audit log, for those whose role it is', async () => {
    const id = await make('company_alipay', {}, [account('pay-a')])
    const payee = (await find(id)).payees[0] as Payee
    await set(id, wanted({ title: '支付宝二', enabled: false }))
    await desk(`POST /office/payees/${payee.id}`, { seen: payee.seen, ...account('pay-b', { daily_cap: '900' }) })
    const told = (await trail()).slice(-4)
    expect(told.map(({ action }) => action)).toEqual([
      'channels.channel_made',
      'channels.payee_made',
      'channels.channel_set',
      'channels.payee_set',
    ])
    expect(told[2]).toMatchObject({
      before: { name: '新渠道', enabled: true },
      after: { name: '支付宝二', enabled: false },
    })
    expect(told[3]).toMatchObject({ before: { account: 'pay-a' }, after: { account: 'pay-b', daily_cap: '90000' } })
    for (const as of ['frank', 'sofia'])
      expect(await outcome(`POST /office/channels/${id}`, { as, body: { seen: 'x', ...wanted() } })).toBe(
        '403 common.forbidden',
      )
  })

  it.each([
    ['limits that do not fit', { min: '6000' }, '422 channels.limits_invalid'],
    ['more than all given on top', { gift_percent: '100.01' }, '422 common.invalid'],
    ['an hour that is none', { open_from: '25:00' }, '422 common.invalid'],
    ['a rate of nothing', { usdt_type: 'trc', usdt_rate: '0.0000' }, '422 common.invalid'],
  ])('and not %s', async (_case, change, refusal) =>
    expect(
      await outcome('POST /office/channels', { as: 'erin', body: { type: 'company_wechat', ...wanted(change) } }),
    ).toBe(refusal),
  )

  it('R6.6 by nobody over what a colleague has just changed', async () => {
    const id = await make('company_alipay', {}, [account('m-a')])
    const seen = await find(id)
    const payee = seen.payees[0] as Payee
    const late = (route: string, body: object) => outcome(route, { as: 'erin', body })
    await set(id, wanted({ enabled: false }))
    await desk(`POST /office/payees/${payee.id}`, { seen: payee.seen, ...account('m-a', { enabled: false }) })
    for (const [route, body] of [
      [`POST /office/channels/${id}`, { seen: seen.seen, ...wanted({ title: '另一个' }) }],
      [`POST /office/payees/${payee.id}`, { seen: payee.seen, ...account('m-b') }],
    ] as const)
      expect(await late(route, body)).toBe('409 common.conflict')
    expect(await find(id)).toMatchObject({
      title: '新渠道',
      enabled: false,
      payees: [{ payee_account: 'm-a', enabled: false }],
    })
    // The same once more, as after an answer that got lost.
    expect(await late(`POST /office/channels/${id}`, { seen: seen.seen, ...wanted({ enabled: false }) })).toBe('200')
  })

  it('moves a channel one place, and knows an account of a channel once', async () => {
    const id = await make('company_wechat', {}, [account('w-1')])
    const places = (rows: Row[]) => rows.findIndex((row) => row.id === id)
    const from = places(await list())
    expect(places(await desk(`POST /office/channels/${id}/move`, { direction: 'up' }))).toBe(from - 1)
    expect(await outcome(`POST /office/channels/${id}/payees`, { as: 'erin', body: account('w-1') })).toBe(
      '409 channels.payee_known',
    )
  })

  it('R1.3 draws the picture of a code anew', async () => {
    const id = await make('company_wechat', {}, [account('w-2')])
    const payee = (await find(id)).payees[0] as Payee
    const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
    const send = (bytes: Buffer) =>
      env.call(`POST /office/payees/${payee.id}/qrcode`, { as: 'erin', file: { bytes, type: 'image/png' } })
    expect((await send(Buffer.from('<svg/>'))).body).toMatchObject({ error: 'channels.picture_invalid' })
    expect((await send(await photo.png().toBuffer())).status).toBe(200)
    const { qrcode } = (await find(id)).payees[0] as Payee
    const drawn = await sharp(Buffer.from(qrcode.replace('data:image/webp;base64,', ''), 'base64')).metadata()
    expect([drawn.format, drawn.width]).toEqual(['webp', 600])
  })
})

describe('R1.3 R5.12 an account is held for its member', () => {
  it('of a hundred at once no more than the caps carry, spread over the accounts', async () => {
    const cap = { daily_cap: '2000' }
    const channel_id = await make('company_alipay', {}, [account('r-1', cap), account('r-2', cap)])
    const ask = (member_id: number) =>
      env.db.tx(async (tx) => {
        const asked = { member_id, channel_id, amount: 10_000n, account: '' }
        const offer = await lockOffer(env, tx, asked)
        if (!offer?.payee) return false
        await keepOffer(env, tx, { ...offer, payee: offer.payee }, { ...asked, order_id: null, minutes: 30 })
        return true
      })
    const told = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(1000 + i)))
    expect(told.filter(Boolean).length).toBe(40)
    expect((await find(channel_id)).payees.map(({ used }) => used)).toEqual(['2000.00', '2000.00'])
    env.clock.advance(31 * 60_000)
    env.call.forget()
    expect((await find(channel_id)).payees.map(({ used }) => used)).toEqual(['0.00', '0.00'])
  })

  it('and stays theirs while their order is open; its space comes back when it is refused', async () => {
    const id = await make('company_alipay', {}, [account('s-1', { daily_cap: '250' }), account('s-2')])
    const { account: shown } = await hold(id, '100')
    expect((await hold(id, '120')).account).toBe(shown)
    await data('POST /recharge/normal', pay(id, 'company_alipay', { payment_account: shown, money: '120' }))
    expect((await hold(id, '100')).account).toBe(shown)
    expect((await hold(id, '131')).account).toBe('s-2')
    expect((await find(id)).payees[0]).toMatchObject({ used: '120.00', orders: 1 })
    for (const order of (await waiting()).data)
      await outcome(`POST /office/deposits/${order.id}/reject`, { as: 'frank', body: { reason: '未收到款' } })
    expect((await find(id)).payees[0]).toMatchObject({ used: '0.00' })
  })

  it('what was shown is taken although the hour has passed meanwhile', async () => {
    const id = await make('company_wechat', { open_from: '00:00', open_to: '24:00' }, [account('h-1')])
    const { account: shown } = await hold(id, '100')
    await set(id, wanted({ open_from: '02:00', open_to: '03:00' }))
    const asked = pay(id, 'company_wechat', { payment_account: shown })
    expect(await outcome('POST /recharge/normal', asked)).toBe('200')
    expect(await outcome('POST /payment/normal/hold', { as: 'alice', body: { payment_id: id, money: '100' } })).toBe(
      '400 cashier.channel_closed',
    )
  })

  it.each([
    ['its account', 'channels.payees', 'channel_id', '400 cashier.channel_full'],
    ['the channel', 'channels.channels', 'id', '400 cashier.no_account'],
  ])(
    'R4.20 what was shown is taken although %s was switched off meanwhile, and shown to nobody any more',
    async (_what, table, by, refusal) => {
      const id = await make('company_wechat', {}, [account('o-1')])
      const { account: shown } = await hold(id, '100')
      await env.owner.run(sql`update ${raw(table)} set enabled = false where ${raw(by)} = ${id}`)
      const asked = () => pay(id, 'company_wechat', { payment_account: shown })
      expect(await outcome('POST /recharge/normal', asked())).toBe('200')
      expect(await outcome('POST /recharge/normal', asked())).not.toBe('200')
      const again = { as: 'alice', body: { payment_id: id, money: '100' } }
      expect(await outcome('POST /payment/normal/hold', again)).toBe(refusal)
    },
  )

  it.each([
    ['more than one transfer carries', { money: '5000.01' }, '400 cashier.above_single'],
    ['more than the most', { money: '20000.01' }, '400 cashier.above_max'],
    ['more than any account has left', { money: '400' }, '400 cashier.channel_full'],
  ])('not for %s', async (_case, { money }, refusal) => {
    const id = await make('company_alipay', {}, [account('l-1', { daily_cap: '300' })])
    expect(await outcome('POST /payment/normal/hold', { as: 'alice', body: { payment_id: id, money } })).toBe(refusal)
  })

  it('with the rate of USDT as it was shown, whatever it is now', async () => {
    const usdt = { usdt_type: 'trc', usdt_rate: '7.25', single_max: null }
    const id = await make('company_usdt', usdt, [account('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')])
    const held = await hold(id, '725')
    expect(held).toMatchObject({ params: { usdt_type: 'trc', usdt_rate: '7.2500' }, usdt_money: '100.00' })
    expect(held.left_seconds).toBe(1800)
    await set(id, wanted({ ...usdt, usdt_rate: '7' }))
    env.clock.advance(60_000)
    expect(await hold(id, '725')).toMatchObject({ usdt_money: '100.00', left_seconds: 1740 })
    await data('POST /recharge/normal', pay(id, 'company_usdt', { payment_account: held.account, money: '725' }))
    const { data: orders } = await data<{ data: object[] }>('GET /office/deposits?open=1', { as: 'frank' })
    expect(orders).toMatchObject([{ usdt_type: 'trc', usdt_rate: '7.2500', usdt_money: '100.00' }])
  })
})

describe('R5.12 R6.5 a channel for members from a level on', () => {
  const LEVEL = 1 // Where the demo member stands; the others have none.
  const see = async (as: string, type: string) =>
    (await data<{ id: number }[]>('GET /payment/normal/list', { as, query: { type } })).map(({ id }) => id)
  const types = async (as: string) =>
    (await data<{ type: string }[]>('GET /payments/list', { as })).map(({ type }) => type)
  const turn = (to: '0' | '1') => putSetting(env.owner, switchSettings.levelup, to)

  it('is shown to those and takes from nobody else, also while levels are switched off', async () => {
    const id = await make('company_wechat', { from_level: LEVEL }, [account('v-1')])
    expect([await see('alice', 'company_wechat'), await see('carol', 'company_wechat')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ])
    const ask = (as: string) => outcome('POST /payment/normal/hold', { as, body: { payment_id: id, money: '100' } })
    await turn('0')
    expect([await see('alice', 'company_wechat'), await ask('alice')]).toEqual([
      expect.not.arrayContaining([id]),
      '400 cashier.level_missing',
    ])
    await turn('1')
    expect(await ask('alice')).toBe('200')
    const above = await make('company_alipay', { from_level: LEVEL + 1 }, [account('v-3')])
    const body = { payment_id: above, money: '100' }
    expect(await outcome('POST /payment/normal/hold', { as: 'alice', body })).toBe('400 cashier.level_missing')
  })

  it('what was shown is taken although the level has risen meanwhile', async () => {
    const id = await make('company_wechat', { from_level: LEVEL }, [account('v-2')])
    const { account: shown } = await hold(id, '100')
    await set(id, wanted({ from_level: LEVEL + 1 }))
    expect(await see('alice', 'company_wechat')).not.toContain(id)
    expect(await outcome('POST /recharge/normal', pay(id, 'company_wechat', { payment_account: shown }))).toBe('200')
  })

  it('and its type with it, and online alike', async () => {
    const raise = (level: number) =>
      env.owner.run(sql`update channels.channels set from_level = ${level} where type like 'online_%'`)
    const online = () => data<object[]>('GET /payment/online/list', { as: 'carol' })
    expect([await types('carol'), (await online()).length]).toEqual([expect.arrayContaining(['online_usdt']), 5])
    await raise(LEVEL)
    expect([await types('carol'), await types('alice'), await online()]).toEqual([
      expect.not.arrayContaining(['online_usdt', 'online_alipay']),
      expect.arrayContaining(['online_usdt', 'online_alipay']),
      [],
    ])
    const { id } = (await list()).find(({ type }) => type === 'online_alipay') as Row
    const paid = { payment_id: id, payment_type: 'online_alipay', money: '100' }
    expect(await outcome('POST /recharge/online', { as: 'carol', key: 'channel-level-1', body: paid })).toBe(
      '400 cashier.level_missing',
    )
    await raise(0)
  })
})

it('R4.20 what a channel gives on top comes with the deposit, once, as it was when the order was made', async () => {
  const id = await make('company_alipay', { gift_percent: '1.50' }, [account('g-1')])
  const me = () => data<{ money: string; ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })
  const before = await me()
  const { bill_no } = await data<{ bill_no: string }>(
    'POST /recharge/normal',
    pay(id, 'company_alipay', { money: '200' }),
  )
  await set(id, wanted({ gift_percent: '50' }))
  const { data: found } = await data<{ data: { id: string; gift: string }[] }>('GET /office/deposits', {
    as: 'frank',
    query: { keyword: bill_no },
  })
  expect(found[0]?.gift).toBe('3.00')
  const credit = () => outcome(`POST /office/deposits/${found[0]?.id}/credit`, { as: 'frank' })
  expect((await Promise.all([credit(), credit(), credit()])).filter((told) => told === '200').length).toBe(1)
  const after = await me()
  expect(Number(after.money) - Number(before.money)).toBeCloseTo(203)
  expect(Number(after.ml_money) - Number(before.ml_money)).toBeCloseTo(203)
  const { data: log } = await data<{ data: { operate_type: number; money: string }[] }>('POST /moneylog', {
    as: 'alice',
    body: { operate_type: 10 },
  })
  expect(log).toMatchObject([{ money: '3.00' }])
})
