import { channels } from '@moongate/contract'
import type { Env } from '@moongate/testing/env'
import { GATEWAY, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { findNewPushes, findSnapshot } from '../../src/kernel/push.sql.ts'
import { startPayments, type Channel, createPayments } from './scene.ts'

let env: Env
let gateway: TestGateway
let channel: Channel
let port: GatewayPort
const { data, ok, outcome, job, member_id } = createScenario(() => env)
const { breakNext, ask, order, find, balance, pay, check, expectChecked } = createPayments({
  env: () => env,
  gateway: () => gateway,
  channel: () => channel,
})

beforeAll(async () => {
  ;({ env, gateway, channel, port } = await startPayments())
})
beforeEach(async () => {
  await gateway.control('DELETE', 'faults')
  await gateway.control('POST', 'payout_ms', { ms: 0 })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

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

  it('R4.20 waits for its member, and not for staff, who find it by its state', async () => {
    type Orders = { data: { bill_no: string }[] }
    const list = async (query: Record<string, string>) =>
      (await data<Orders>('GET /office/deposits', { as: 'frank', query })).data.map((row) => row.bill_no)
    const count = async () => (await data<{ deposits: number }>('GET /office/queues', { as: 'frank' })).deposits
    const before = await count()
    const { bill_no: keyword } = await order('126')
    expect([await count(), await list({ open: '1', keyword })]).toEqual([before, []])
    expect([await list({ state: 'pending', keyword }), await list({ keyword })]).toEqual([[keyword], [keyword]])
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
    expect(await port.refund({ id: env.ids.uuid(), payment_id: given.id, amount: 41_300n })).toMatchObject({
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
