import { channels } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { createIds } from '../../src/kernel/ids.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { findNewPushes, findSnapshot } from '../../src/kernel/push.sql.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { changeSetting } from '../../src/settings.ts'
import { findNotifyUrl, tryPayments } from './trial.ts'

let env: Env
let gateway: TestGateway
let channel: { id: number; type: string }
let port: GatewayPort
const clock = { now: () => new Date() }
const ids = createIds(clock, systemRng)
const about = { notify_url: '', ask_ms: 800 }
/** A short horizon, so that what never arrived is over within a test and not within minutes. */
const HORIZON_MS = 1_000
const { data, ok, outcome, wallets, job, member_id } = createScenario(() => env)
const putSetting = (key: string, value: object) => changeSetting(env.db, key, JSON.stringify(value))

beforeAll(async () => {
  gateway = await startTestGateway()
  port = { ...gateway.connect({ clock, ids }, about), horizon_ms: HORIZON_MS }
  env = await startEnv({ seed: 'demo', gateways: { [GATEWAY]: port } })
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  about.notify_url = findNotifyUrl(env)
  channel = (await data<(typeof channel)[]>('GET /payment/online/list', { as: 'alice' }))[0] ?? { id: 0, type: '' }
  await putSetting('deposit', { max_open: 1000, expires_minutes: 1440, turnover_percent: 0 })
})
beforeEach(async () => {
  await gateway.control('DELETE', 'faults')
  await gateway.control('POST', 'payout_ms', { ms: 0 })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

const breakNext = (fault: string, more: object = {}) => gateway.control('POST', 'faults', { fault, times: 1, ...more })
const ask = (money = '100', more: object = {}) => ({
  as: 'alice',
  body: { money, payment_type: channel.type, payment_id: channel.id, ...more },
})
const order = async (money?: string) => {
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', ask(money))
  return find(bill_no)
}
const find = (bill_no: string) =>
  env.owner.one<{ id: string; bill_no: string; state: string; deposit: string }>(
    sql`select p.id, p.bill_no, p.state, d.state as deposit from payments.payments p join cashier.deposits d on d.id = p.id where p.bill_no = ${bill_no}`,
  )
const balance = async () => (await wallets('alice')).money
const pay = (id: string) => gateway.control('POST', 'pay', { order_ids: [id] })
const check = (id: string) => job('payments.check_payment', { id })
/** Asks until it is so: a busy machine may let an answer come too late. */
const expectChecked = async ({ id, bill_no }: { id: string; bill_no: string }, state: string, deposit: string) => {
  const ask_again = async () => {
    await check(id)
    return find(bill_no)
  }
  await expect.poll(ask_again).toMatchObject({ state, deposit })
}
const expectDrained = async (bill_no: string) => {
  const drain = async () => {
    await env.drain()
    return find(bill_no)
  }
  await expect.poll(drain).toMatchObject({ state: 'paid', deposit: 'credited' })
}
const listItems = () => env.owner.many<{ kind: string; subject: string }>(sql`select kind, subject from payments.items`)
const readEvents = async (id: string) =>
  (await env.owner.one<{ n: number }>(sql`select count(*)::int as n from payments.events where subject = ${id}`)).n

describe('R3.10 R7.2 an online payment', () => {
  it('is ordered once for each key, and answers the same page again', async () => {
    const key = { headers: { 'idempotency-key': 'a-key-of-this-test-alone' } }
    const first = await data('POST /recharge/online', { ...ask('123'), ...key })
    expect(first).toEqual({ bill_no: expect.any(String), pay_url: expect.stringMatching(/^\/sandbox\/pay\//) })
    expect(await data('POST /recharge/online', { ...ask('123'), ...key })).toEqual(first)
  })

  it('is told to its member and to the office when it is ordered, once, and not where it is refused', async () => {
    const listen = async (work: () => Promise<unknown>) => {
      const before = await findSnapshot(env.db)
      await work()
      const { rows } = await findNewPushes(env.db, before)
      return rows.flatMap(({ channel: to, type, data: what }) => (type === 'deposit' ? [{ to, what }] : []))
    }
    const key = { headers: { 'idempotency-key': 'another-key-of-this-test' } }
    const send = () => data('POST /recharge/online', { ...ask('124'), ...key })
    expect(await listen(send)).toEqual([
      { to: channels.member(await member_id('alice')), what: { bill_no: expect.any(String), state: 'pending' } },
      { to: channels.office, what: { id: expect.any(String) } },
    ])
    expect(await listen(send)).toEqual([])
    expect(await listen(() => outcome('POST /recharge/online', ask('9.99')))).toEqual([])
  })

  it('R1.3 of yesterday is asked about each hour, and still credited where only that question hears of it', async () => {
    const { id, bill_no } = await order('127')
    const read = () =>
      env.owner.one<{ checks: number; minutes: number | null }>(sql`select checks,
        round(extract(epoch from next_check_at - kernel.now()) / 60)::int as minutes from payments.payments where id = ${id}`)
    await env.owner.run(sql`update payments.payments set created_at = now() - interval '25 hours',
      next_check_at = null where id = ${id}`)
    const { checks } = await read()
    for (let minute = 0; minute < 3; minute++) await job('payments.sweep')
    expect(await read()).toEqual({ checks: checks + 1, minutes: 60 })
    await breakNext('webhook_lost')
    await pay(id)
    const wait_an_hour = async () => {
      await env.owner.run(
        sql`update payments.payments set next_check_at = now() - interval '1 minute' where id = ${id}`,
      )
      await job('payments.sweep')
      return find(bill_no)
    }
    await expect.poll(wait_an_hour).toMatchObject({ state: 'paid', deposit: 'credited' })
  })

  it('R1.3 whose gateway is connected no more waits its turn like others, and is not in their way each minute', async () => {
    const { id } = await order('128')
    await env.owner
      .run(sql`update payments.payments set gateway_code = 'GONE', created_at = now() - interval '25 hours',
      next_check_at = now() - interval '1 hour' where id = ${id}`)
    await job('payments.sweep')
    const { is_due } = await env.owner.one<{ is_due: boolean }>(
      sql`select next_check_at < kernel.now() + interval '50 minutes' as is_due from payments.payments where id = ${id}`,
    )
    expect(is_due).toBe(false)
  })

  it('R5.12 R8.5 is refused outside the limits and for a channel that is none', async () => {
    expect(await outcome('POST /recharge/online', ask('9.99'))).toBe('400 cashier.below_min')
    expect(await outcome('POST /recharge/online', ask('20000.01'))).toBe('400 cashier.above_max')
    expect(await outcome('POST /recharge/online', ask('100', { payment_id: 999_999 }))).toBe('400 cashier.no_account')
  })

  it('R5.11 asks for a real name before anything is paid', async () => {
    expect(await outcome('POST /recharge/online', { ...ask('100'), as: 'bobby' })).toBe('400 cashier.realname_missing')
  })

  it('R5.12 R2.33 holds the limit of one payment, and says it', async () => {
    const { payment_id: id } = ask('100').body
    const limit = (most: number | null) =>
      env.owner.run(sql`update channels.channels set single_max = ${most} where id = ${id}`)
    await limit(30_000)
    const listed = await data<{ id: number; single_max: string }[]>('GET /payment/online/list', { as: 'alice' })
    expect(listed.find((one) => one.id === id)?.single_max).toBe('300.00')
    expect(await outcome('POST /recharge/online', ask('300.01'))).toBe('400 cashier.above_single')
    await limit(null)
  })

  it('R4.20 is credited by a webhook, and not a second time by asking', async () => {
    const { id, bill_no } = await order('250.10')
    const before = Number(await balance())
    await pay(id)
    await expect.poll(() => readEvents(id)).toBe(1)
    await expectDrained(bill_no)
    await check(id)
    expect(Number(await balance()) - before).toBeCloseTo(250.1)
    expect(await data('POST /recharge/online/order', { as: 'alice', body: { bill_no } })).toEqual({
      bill_no,
      state: 'credited',
      pay_url: '',
    })
  })

  it('whose webhook never came is credited when it is asked about', async () => {
    await breakNext('webhook_lost')
    const made = await order()
    await pay(made.id)
    await expectChecked(made, 'paid', 'credited')
  })

  it('that the gateway refuses is closed; one that is unclear is asked for again, and keeps its order', async () => {
    await breakNext('maintenance', { calls: ['payment'] })
    expect(await outcome('POST /recharge/online', ask('301'))).toBe('400 cashier.channel_maintenance')
    await breakNext('applies_then_silent', { calls: ['payment'] })
    expect(await outcome('POST /recharge/online', ask('302'))).toBe('200')
    await breakNext('applies_then_silent', { calls: ['payment'], times: 2 })
    expect(await outcome('POST /recharge/online', ask('303'))).toBe('400 cashier.channel_maintenance')
    const states = await env.owner.many<{ state: string }>(
      sql`select state from payments.payments where amount in (30100, 30200, 30300) order by amount`,
    )
    expect(states.map(({ state }) => state)).toEqual(['closed', 'open', 'created'])
  })

  it('R4.20 that comes late is still credited; one that staff refused is for people', async () => {
    const late = await order('411')
    await env.owner.run(sql`update payments.payments set state = 'closed', finished_at = now() where id = ${late.id}`)
    await env.owner.run(sql`update cashier.deposits set state = 'expired', finished_at = now() where id = ${late.id}`)
    await pay(late.id)
    await expectChecked(late, 'paid', 'credited')
    const refused = await order('412')
    await ok(`POST /office/deposits/${refused.id}/reject`, { as: 'frank', body: { reason: '不收' } })
    await pay(refused.id)
    await expectChecked(refused, 'odd', 'rejected')
    expect(await listItems()).toContainEqual({ kind: 'refused_order', subject: refused.bill_no })
  })

  it('R4.20 that its gateway has given back meanwhile is not credited, and people hear of it', async () => {
    await breakNext('webhook_lost')
    const given = await order('413')
    const before = await balance()
    await pay(given.id)
    expect(await port.refund({ id: ids.uuid(), payment_id: given.id, amount: 41_300n })).toMatchObject({
      outcome: 'done',
    })
    await expectChecked(given, 'odd', 'expired')
    expect(await balance()).toBe(before)
    const about = { query: { keyword: given.bill_no }, as: 'frank' }
    const { data: shown } = await data<{ data: { id: number }[] }>('GET /office/arrivals', about)
    const known = { bill_no: given.bill_no, member_name: 'alice', ordered: '413.00', arrived: null }
    expect(shown).toMatchObject([{ kind: 'given_back', state: 'held', ...known }])
    const act = (step: string) =>
      outcome(`POST /office/arrivals/${shown[0]?.id}/${step}`, { as: 'frank', body: { reason: '通道已退款' } })
    expect(await act('propose-credit')).toBe('409 payments.no_way')
    expect(await act('propose-refund')).toBe('409 payments.no_way')
    expect(await act('close')).toBe('200')
  })

  it('is not heard about from strangers', async () => {
    const { id } = await order()
    const url = `/api/callbacks/payments/${GATEWAY}/event`
    const body = JSON.stringify({ event_id: 'made-up-by-a-stranger', event: 'payment.paid', order_id: id })
    const headers = { 'x-merchant': 'moongate', 'x-timestamp': String(Date.now()), 'x-signature': 'a'.repeat(64) }
    const answer = await env.app.inject({ method: 'POST', url, headers, payload: body })
    expect([answer.statusCode, await readEvents(id)]).toEqual([404, 0])
  })
})

describe('R4.20 R6.6 money that arrived otherwise than it was ordered', () => {
  const arrive = async (fault: 'wrong_amount' | 'wrong_currency') => {
    await breakNext(fault)
    const made = await order('300')
    await pay(made.id)
    await expectChecked(made, 'odd', 'pending')
    const { id } = await env.owner.one<{ id: string }>(sql`select id from payments.items where payment_id = ${made.id}`)
    return { ...made, path: `/office/arrivals/${id}` }
  }
  const act = (path: string, as: string, reason = '') =>
    outcome(`POST ${path}`, { as, body: reason === '' ? {} : { reason } })
  const list = async (keyword: string) =>
    (await data<{ data: Record<string, unknown>[] }>('GET /office/arrivals', { as: 'frank', query: { keyword } })).data
  const why = '与客户核实'

  it('is credited once with what came, when a second person agrees; its order is over', async () => {
    const before = Number(await balance())
    const { path, bill_no } = await arrive('wrong_amount')
    expect(await act(`${path}/credit`, 'erin')).toBe('409 payments.changed')
    expect(await act(`${path}/propose-credit`, 'frank', why)).toBe('200')
    expect(await act(`${path}/credit`, 'frank')).toBe('409 payments.second_person')
    expect(await act(`${path}/credit`, 'erin')).toBe('200')
    expect(await act(`${path}/credit`, 'erin')).toBe('409 payments.changed')
    expect(Number(await balance()) - before).toBeCloseTo(150)
    expect(await find(bill_no)).toMatchObject({ state: 'odd', deposit: 'expired' })
    const [shown] = await list(bill_no)
    expect(shown).toMatchObject({ ordered: '300.00', arrived: '150.00', state: 'credited', handled_by: 'erin' })
    expect(shown?.['credited_bill']).toMatch(/^D/)
  })

  it('is credited by the terms of the channel that it was ordered through, also once that is switched off', async () => {
    const { path, id } = await arrive('wrong_amount')
    await env.owner
      .run(sql`insert into channels.channels (type, name, asset, min, max, open_from, open_to, gift_ppm, speed_minutes, position)
      select type, 'dearer', asset, min, max, open_from, open_to, 100000, speed_minutes, -1 from channels.channels where id = ${channel.id}`)
    const enable = (ours: boolean) =>
      env.owner.run(
        sql`update channels.channels set enabled = ${ours} = (id = ${channel.id}) where type = ${channel.type}`,
      )
    await enable(false)
    const before = Number(await balance())
    expect(await act(`${path}/propose-credit`, 'frank', why)).toBe('200')
    const credited = await act(`${path}/credit`, 'erin')
    await enable(true)
    expect(credited).toBe('200')
    expect(Number(await balance()) - before).toBeCloseTo(150)
    const { channel_id } = await env.owner.one<{ channel_id: number }>(
      sql`select channel_id from cashier.deposits where payment_desc = (select subject from payments.items where payment_id = ${id})`,
    )
    expect(channel_id).toBe(channel.id)
  })

  it('is given back once, also where the answer was lost', async () => {
    const { path, bill_no, id } = await arrive('wrong_currency')
    expect(await act(`${path}/propose-credit`, 'frank', why)).toBe('409 payments.no_way')
    expect(await act(`${path}/propose-refund`, 'frank', why)).toBe('200')
    await breakNext('applies_then_silent', { calls: ['refund'] })
    expect(await act(`${path}/refund`, 'erin')).toBe('200')
    await env.drain()
    expect(await list(bill_no)).toMatchObject([{ state: 'refunding', arrived: '300.00', currency: 'USD' }])
    expect(await act(`${path}/ask`, 'frank')).toBe('200')
    expect(await list(bill_no)).toMatchObject([{ state: 'refunded' }])
    expect((await gateway.readBook()).payments).toContainEqual(
      expect.objectContaining({ order_id: id, state: 'refunded' }),
    )
  })

  it('is open again where the gateway gives nothing back', async () => {
    const { path, bill_no, id } = await arrive('wrong_amount')
    await env.owner.run(sql`update payments.items set amount = 99999999 where payment_id = ${id}`)
    await act(`${path}/propose-refund`, 'frank', why)
    await act(`${path}/refund`, 'erin')
    await env.drain()
    expect(await list(bill_no)).toMatchObject([{ state: 'held' }])
    expect(await act(`${path}/close`, 'frank', why)).toBe('200')
    expect(await list(bill_no)).toMatchObject([{ state: 'closed', reason: why }])
  })
})

describe('R4.21 a withdrawal that the machine pays', () => {
  beforeAll(async () => {
    await putSetting('withdrawal', {
      min: '1.00',
      max: '50000.00',
      daily_count: 1000,
      fee_percent: '2.00',
      open_from: '00:00',
      open_to: '24:00',
    })
    await putSetting('withdrawal_way', { way: 'machine', machine_up_to: '' })
  })

  const withdraw = async (): Promise<string> => {
    const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: '生活费' }
    const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', body })
    const { id } = await env.owner.one<{ id: string }>(
      sql`select id from cashier.withdrawals where bill_no = ${bill_no}`,
    )
    await ok(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: {} })
    return id
  }
  const read = (id: string) =>
    env.owner.one<{ payout: string; withdrawal: string; reason: string }>(
      sql`select o.state as payout, w.state as withdrawal, o.reason from payments.payouts o join cashier.withdrawals w on w.id = o.id where o.id = ${id}`,
    )
  const takeAndRead = async (id: string) => {
    await job('payments.payout', { id })
    return read(id)
  }

  it('is paid, and staff cannot pay it again meanwhile', async () => {
    const id = await withdraw()
    expect(await outcome(`POST /office/withdrawals/${id}/paid`, { as: 'frank', body: {} })).toBe(
      '409 cashier.machine_pays',
    )
    await expect.poll(() => takeAndRead(id)).toEqual({ payout: 'paid', withdrawal: 'paid', reason: '' })
  })

  it('waits for no staff, unlike one that is paid by hand', async () => {
    const count = async () => (await data<{ withdrawals: number }>('GET /office/queues', { as: 'frank' })).withdrawals
    const before = await count()
    const id = await withdraw()
    expect(await count()).toBe(before)
    await expect.poll(async () => (await takeAndRead(id)).payout).toBe('paid')
  })

  it('comes back whole where it failed after it was accepted, and says why', async () => {
    const before = await balance()
    await breakNext('payout_fails')
    const id = await withdraw()
    const failed = { payout: 'failed', withdrawal: 'failed', reason: 'account_closed' }
    await expect.poll(() => takeAndRead(id)).toEqual(failed)
    expect(await balance()).toBe(before)
  })

  it('R6.6 whose end nobody tells is for two people: one proposes and says why, another one settles it', async () => {
    await breakNext('payout_stays')
    const id = await withdraw()
    await expect.poll(async () => (await takeAndRead(id)).payout).toBe('accepted')
    await env.owner.run(
      sql`update payments.payouts set state = 'manual', sent_at = sent_at - interval '1 hour' where id = ${id}`,
    )
    const propose = { as: 'frank', body: { state: 'failed', reason: '银行确认未入账' } }
    expect(await outcome(`POST /office/payouts/${id}/propose`, propose)).toBe('200')
    const settle = { body: { state: 'failed' } }
    expect(await outcome(`POST /office/payouts/${id}/settle`, { as: 'frank', ...settle })).toBe(
      '409 payments.second_person',
    )
    expect(await outcome(`POST /office/payouts/${id}/settle`, { as: 'erin', ...settle })).toBe('200')
    expect(await read(id)).toMatchObject({ payout: 'failed', withdrawal: 'failed' })
  })
})

it('R1.3 R1.4 under every fault each real payment is credited once and no other, each withdrawal paid or returned once', async () => {
  const before = await env.owner.one<{ n: number }>(
    sql`select count(*)::int as n from payments.payments where state = 'paid'`,
  )
  const figures = await tryPayments(env, gateway, { payments: 8, odd: 2, payouts: 4 })
  expect(figures).toMatchObject({ not_credited: 0, credited_wrongly: 0, open: 0, books_differ: 0, invariants: 0 })
  expect(figures.items).toMatchObject({ foreign_order: 2, wrong_amount: 1, wrong_currency: 1 })
  expect(figures.credited - before.n).toBeGreaterThanOrEqual(6)
}, 60_000)
