import { type Env, startEnv } from '@moongate/testing/env'
import { startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { listenToOffice } from '@moongate/testing/office-pushes'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectGateways } from '../../src/adapters/payments/connect.ts'
import { loadConfig } from '../../src/kernel/config.ts'
import { sql } from '../../src/kernel/db.ts'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { createSealer } from '../../src/kernel/seal.ts'
import { type CallLog, createCallLog } from '../../src/modules/health/index.ts'
import { findSecrets, sealSecretsAnew } from '../../src/modules/payments/index.ts'
import { changeSetting } from '../../src/settings.ts'
import { findNotifyUrl } from './trial.ts'

let env: Env
let calls: CallLog
let harbour: TestGateway
let lantern: TestGateway
const reach = { url: 'http://127.0.0.1:1' }
const { data, ok, outcome, job } = createScenario(() => env)
const SECRET = 'a secret that was agreed anew'

beforeAll(async () => {
  ;[harbour, lantern] = await Promise.all([startTestGateway('HARBOUR'), startTestGateway('LANTERN')])
  const clock = { now: () => new Date() }
  const k = { clock, ids: createIds(clock, systemRng), config: loadConfig({ SEED: 'demo' }) }
  const named = [harbour, lantern].map((gateway) => ({
    ...gateway.named,
    site_url: '',
    get notify_url() {
      return reach.url
    },
  }))
  const around = {
    findSecrets: (code: string) => findSecrets(env, code),
    tell: (call: Parameters<CallLog['note']>[0]) => calls.note(call),
  }
  env = await startEnv({ seed: 'demo', gateways: connectGateways(k, named, around) })
  for (const gateway of [harbour, lantern]) await gateway.control('POST', 'payout_ms', { ms: 0 })
  calls = createCallLog(env)
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  reach.url = findNotifyUrl(env)
  const put = (key: string, value: object) => changeSetting(env.db, key, JSON.stringify(value))
  const open = { open_from: '00:00', open_to: '24:00' }
  await put('withdrawal', { min: '1.00', max: '50000.00', daily_count: 1000, fee_percent: '2.00', ...open })
  await put('deposit', { max_open: 1000, expires_minutes: 1440, turnover_percent: 0 })
  await put('withdrawal_way', { way: 'machine', machine_up_to: '' })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
  for (const code of ['HARBOUR', 'LANTERN']) await set(code, { deposits: true, payouts: true })
})
afterAll(async () => {
  await calls.close()
  await Promise.all([env.stop(), harbour.stop(), lantern.stop()])
})

type Row = { code: string; seen: string; deposits: boolean; payouts: boolean; open_payouts: number; health: object }
const list = () => data<Row[]>('GET /office/gateways', { as: 'frank' })
const set = async (code: string, body: { deposits: boolean; payouts: boolean }) => {
  const seen = (await list()).find((row) => row.code === code)?.seen
  await ok(`POST /office/gateways/${code}`, { as: 'erin', body: { seen, ...body } })
}
type Channel = { id: number; type: string; open: boolean }
const find = async (type: string): Promise<Channel | undefined> =>
  (await data<Channel[]>('GET /payment/online/list', { as: 'alice' })).find((one) => one.type === type)
const deposit = async (type: string) => {
  const body = { money: '100', payment_type: type, payment_id: (await find(type))?.id }
  return outcome('POST /recharge/online', { as: 'alice', body })
}
const withdraw = async (): Promise<string> => {
  const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
  const body = { member_bank_id: card?.id, money: '10', qk_pwd: '888888', member_remark: '生活费' }
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', body })
  const { id } = await env.owner.one<{ id: string }>(sql`select id from cashier.withdrawals where bill_no = ${bill_no}`)
  await ok(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: {} })
  await env.drain()
  return id
}
const readPayout = (id: string) =>
  env.owner.one<{ state: string; gateway_code: string }>(
    sql`select state, gateway_code from payments.payouts where id = ${id}`,
  )
const takePayout = async (id: string) => {
  await job('payments.payout', { id })
  return readPayout(id)
}
const replace = (secret: string, as: 'erin' | 'frank' = 'erin') =>
  outcome('POST /office/gateways/LANTERN/secret', { as, body: { gateway_secret: secret } })

describe('R6.6 staff set gateways', () => {
  it('who may, and none that is not connected', async () => {
    const both = { seen: 'x', deposits: true, payouts: true }
    expect(await outcome('POST /office/gateways/HARBOUR', { as: 'frank', body: both })).toBe('403 common.forbidden')
    expect(await replace(SECRET, 'frank')).toBe('403 common.forbidden')
    expect(await outcome('POST /office/gateways/NONE', { as: 'erin', body: both })).toBe('404 payments.gateway_unknown')
    expect(await outcome('POST /office/gateways/toString/test', { as: 'erin', body: {} })).toBe(
      '404 payments.gateway_unknown',
    )
  })

  it('R3.10 switched off for deposits its channels tell so, and no order is begun; the others go on', async () => {
    await set('LANTERN', { deposits: false, payouts: true })
    expect((await find('online_union_scan'))?.open).toBe(false)
    expect(await deposit('online_union_scan')).toBe('400 cashier.channel_maintenance')
    expect([(await find('online_alipay'))?.open, (await find('online_usdt'))?.open]).toEqual([true, true])
    expect(await deposit('online_alipay')).toBe('200')
    await set('LANTERN', { deposits: true, payouts: true })
    expect(await deposit('online_union_scan')).toBe('200')
  })

  it('R5.12 a type promises what its channels take that can be paid through', async () => {
    const terms = { min: '1', max: '90000', single_max: '90000', gift_percent: '5', usdt_type: '', usdt_rate: null }
    const hours = { open_from: '00:00', open_to: '24:00' }
    const made = await data<Channel[]>('POST /office/channels', {
      as: 'erin',
      body: {
        ...terms,
        ...hours,
        type: 'online_alipay',
        title: '闪付',
        speed_minutes: 1,
        from_level: 0,
        recommended: false,
        enabled: true,
      },
    })
    const id = made.at(-1)?.id
    const account = { payee_account: 'LANTERN', owner_name: 'Lantern', bank_type: '', bank_address: '' }
    await ok(`POST /office/channels/${id}/payees`, { as: 'erin', body: { ...account, daily_cap: null, enabled: true } })
    const promise = async () =>
      (await data<{ type: string; min: string; gift_percent: string }[]>('GET /payments/list', { as: 'alice' })).find(
        ({ type }) => type === 'online_alipay',
      )
    expect(await promise()).toMatchObject({ min: '1.00', gift_percent: '5.00' })
    await set('LANTERN', { deposits: false, payouts: true })
    expect((await promise())?.min).not.toBe('1.00')
    await set('HARBOUR', { deposits: false, payouts: true })
    // Where none of them can be paid through, the type stays with what it would take.
    expect(await promise()).toMatchObject({ min: '1.00', gift_percent: '5.00' })
    await env.owner.run(sql`update channels.channels set enabled = false where id = ${id}`)
  })

  it('R4.21 switched off for payouts others pay; where none may, a payout waits and is paid later', async () => {
    await set('HARBOUR', { deposits: true, payouts: false })
    const first = await withdraw()
    expect(await readPayout(first)).toMatchObject({ gateway_code: 'LANTERN' })
    await set('LANTERN', { deposits: true, payouts: false })
    const second = await withdraw()
    expect(await takePayout(second)).toEqual({ state: 'queued', gateway_code: 'HARBOUR' })
    expect((await harbour.readBook()).payouts).not.toContainEqual(expect.objectContaining({ payout_id: second }))
    expect((await list())[0]?.open_payouts).toBe(1)
    await set('HARBOUR', { deposits: true, payouts: true })
    await expect.poll(() => takePayout(second)).toMatchObject({ state: 'paid' })
    await expect.poll(() => takePayout(first)).toMatchObject({ state: 'paid' })
  })

  it('replace a secret once the gateway answers to it; it is sealed, shown to nobody, and the one before is believed for a day', async () => {
    expect(await replace('a secret that nobody agreed')).toBe('422 payments.secret_refused')
    expect(await deposit('online_union_scan')).toBe('200')
    await lantern.control('POST', 'secret', { secret: SECRET })
    expect(await replace(SECRET)).toBe('200')
    expect(await deposit('online_union_scan')).toBe('200')
    const { secret } = await env.owner.one<{ secret: string }>(
      sql`select secret from payments.gateways where code = 'LANTERN'`,
    )
    expect(secret).toMatch(/^gcm1:/)
    const told = await env.call('GET /office/gateways', { as: 'erin' })
    const audit = await env.owner.many(
      sql`select entries::text from audit.entries entries where target = 'gateway:LANTERN'`,
    )
    expect(JSON.stringify([told.body, audit])).not.toMatch(/agreed anew|gcm1/)
    const expectHeard = async (kept: string) => {
      await lantern.control('POST', 'secret', { secret: kept })
      const order_id = env.ids.uuid()
      const url = `${reach.url}/api/callbacks/payments/LANTERN/event`
      await lantern.control('POST', 'webhook', { url, kind: 'foreign', order_id })
      const count = sql`select count(*)::int as n from payments.events where subject = ${order_id}`
      await expect.poll(() => env.owner.one<{ n: number }>(count)).toEqual({ n: 1 })
    }
    await expectHeard(SECRET)
    await expectHeard(lantern.named.secret)
    await env.owner.run(sql`update payments.gateways set earlier_until = kernel.now() - interval '1 second'`)
    expect(await findSecrets(env, 'LANTERN')).toEqual([SECRET])
    const anew = createSealer('another SECRET of the operator, long enough', systemRng)
    expect(await env.owner.tx((tx) => sealSecretsAnew(tx, env.sealer, anew))).toEqual([])
    expect(await findSecrets({ db: env.db, sealer: anew }, 'LANTERN')).toEqual([SECRET])
    expect(await env.owner.tx((tx) => sealSecretsAnew(tx, undefined, env.sealer))).toEqual(['LANTERN'])
    await lantern.control('POST', 'secret', { secret: lantern.named.secret })
    expect(await deposit('online_union_scan')).toBe('200')
  })

  it('R9.2 see how its calls went, and call it; one that is silent tells its channels so', async () => {
    const answer = { answered: true, took_ms: expect.any(Number), said: expect.stringContaining('payment_not_found') }
    expect(await data('POST /office/gateways/HARBOUR/test', { as: 'erin', body: {} })).toEqual(answer)
    await harbour.control('POST', 'faults', { fault: 'maintenance', calls: ['status'], times: 6 })
    for (let i = 0; i < 5; i++) await ok('POST /office/gateways/HARBOUR/test', { as: 'erin', body: {} })
    await calls.write()
    expect((await list())[0]).toMatchObject({ code: 'HARBOUR', health: { state: 'silent', unanswered: 5 } })
    expect((await find('online_alipay'))?.open).toBe(false)
    expect(await deposit('online_alipay')).toBe('400 cashier.channel_maintenance')
    const id = await withdraw()
    expect(await readPayout(id)).toMatchObject({ gateway_code: 'LANTERN' })
    await harbour.control('DELETE', 'faults')
    await ok('POST /office/gateways/HARBOUR/test', { as: 'erin', body: {} })
    await calls.write()
    expect(await deposit('online_alipay')).toBe('200')
    await expect.poll(() => takePayout(id)).toMatchObject({ state: 'paid' })
  })
})

describe('R4.21 a payout that waits because its gateway is switched off', () => {
  const only = async (paying: 'HARBOUR' | 'LANTERN' | 'none') => {
    for (const code of ['HARBOUR', 'LANTERN']) await set(code, { deposits: true, payouts: code === paying })
  }
  const isKnown = async (gateway: TestGateway, payout_id: string) =>
    (await gateway.readBook()).payouts.some((known) => known.payout_id === payout_id)

  const show = async (id: string) =>
    (await data<{ data: object[] }>('GET /office/payouts', { as: 'sofia', query: { keyword: id } })).data[0]

  it('is passed on to one that is switched on, where none has heard of it', async () => {
    await only('none')
    const id = await withdraw()
    expect(await takePayout(id)).toEqual({ state: 'queued', gateway_code: 'HARBOUR' })
    expect(await show(id)).toMatchObject({ state: 'queued', waits_for: 'gateway' })
    await only('LANTERN')
    expect(await show(id)).toMatchObject({ state: 'queued', waits_for: null })
    await expect.poll(() => takePayout(id)).toEqual({ state: 'paid', gateway_code: 'LANTERN' })
    expect([await isKnown(harbour, id), await isKnown(lantern, id)]).toEqual([false, true])
    expect(await show(id)).toMatchObject({ steps: [{ step: 'passed_on', remark: 'HARBOUR → LANTERN' }, {}, {}] })
  })

  it('stays with one that said not now, which may have paid it all the same', async () => {
    await only('HARBOUR')
    await harbour.control('POST', 'faults', { fault: 'maintenance', calls: ['payout'], times: 1 })
    const id = await withdraw()
    expect(await readPayout(id)).toMatchObject({ state: 'queued' })
    await only('LANTERN')
    expect(await takePayout(id)).toEqual({ state: 'queued', gateway_code: 'HARBOUR' })
    expect(await isKnown(lantern, id)).toBe(false)
    const take = { as: 'frank', body: {} } as const
    expect(await outcome(`POST /office/payouts/${id}/take-over`, take)).toBe('409 payments.too_early')
    await only('HARBOUR')
    await expect.poll(() => takePayout(id)).toEqual({ state: 'paid', gateway_code: 'HARBOUR' })
  })

  it('R6.6 is told to the office when somebody takes a step with it, and when it is left to people', async () => {
    await only('none')
    const [taken, left] = [await withdraw(), await withdraw()]
    const take = () => ok(`POST /office/payouts/${taken}/take-over`, { as: 'frank', body: {} })
    expect(await listenToOffice(env, take)).toEqual([{ type: 'payout', data: { id: taken } }])
    await env.owner.run(sql`update payments.payouts set created_at = created_at - interval '2 days' where id = ${left}`)
    expect(await listenToOffice(env, () => takePayout(left))).toEqual([{ type: 'payout', data: { id: left } }])
    const failed = { state: 'failed', reason: '收款卡已注销' }
    await ok(`POST /office/payouts/${left}/propose`, { as: 'frank', body: failed })
    await ok(`POST /office/payouts/${left}/settle`, { as: 'erin', body: { state: 'failed' } })
  })

  it('R6.6 is taken over by whoever decides, is sent by nobody then, and two people end it at once', async () => {
    await only('none')
    const id = await withdraw()
    const take = (as: 'sofia' | 'frank') => outcome(`POST /office/payouts/${id}/take-over`, { as, body: {} })
    expect([await take('sofia'), await take('frank'), await take('frank')]).toEqual([
      '403 common.forbidden',
      '200',
      '409 payments.changed',
    ])
    await only('HARBOUR')
    expect(await takePayout(id)).toEqual({ state: 'manual', gateway_code: '' })
    expect(await isKnown(harbour, id)).toBe(false)
    const ask = { as: 'frank', body: {} } as const
    expect(await outcome(`POST /office/payouts/${id}/ask`, ask)).toBe('409 payments.never_sent')
    const paid = { state: 'paid', reason: '已由招商银行转出' }
    expect(await outcome(`POST /office/payouts/${id}/propose`, { as: 'frank', body: paid })).toBe('200')
    expect(await outcome(`POST /office/payouts/${id}/settle`, { as: 'erin', body: { state: 'paid' } })).toBe('200')
    expect(await readPayout(id)).toEqual({ state: 'paid', gateway_code: '' })
  })
})
