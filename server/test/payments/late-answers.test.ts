import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { setFrozen } from '../../src/modules/ledger/index.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { changeSetting } from '../../src/settings.ts'
import { findNotifyUrl } from './trial.ts'

/* Answers of a gateway that come at another time than they are looked for. */
let env: Env
let gateway: TestGateway
let port: GatewayPort
const clock = { now: () => new Date() }
const ids = createIds(clock, systemRng)
const about = { notify_url: '', ask_ms: 800 }
const HORIZON_MS = 1_000
const PATIENCE = { timeout: 20_000 }
/** How long each answer is on its way. */
let travels_ms = 0
const { data, ok, outcome, job, member_id } = createScenario(() => env)
const putSetting = (key: string, value: object) => changeSetting(env.db, key, JSON.stringify(value))

const delay = async <T>(answer: Promise<T>): Promise<T> => {
  const said = await answer
  await sleep(travels_ms)
  return said
}

beforeAll(async () => {
  gateway = await startTestGateway()
  const near = gateway.connect({ clock, ids }, about)
  port = {
    ...near,
    horizon_ms: HORIZON_MS,
    paymentStatus: (id) => delay(near.paymentStatus(id)),
    payoutStatus: (id) => delay(near.payoutStatus(id)),
    refund: (order) => delay(near.refund(order)),
  }
  env = await startEnv({ seed: 'demo', gateways: { [GATEWAY]: port } })
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  about.notify_url = findNotifyUrl(env)
  await putSetting('withdrawal_way', { way: 'machine', machine_up_to: '' })
})
beforeEach(async () => {
  travels_ms = 0
  await gateway.control('DELETE', 'faults')
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

const breakNext = (fault: string, more: object = {}) => gateway.control('POST', 'faults', { fault, times: 1, ...more })
const order = async (money: string) => {
  const [channel] = await data<{ id: number; type: string }[]>('GET /payment/online/list', { as: 'alice' })
  const body = { money, payment_type: channel?.type, payment_id: channel?.id }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', { as: 'alice', body })
  return env.owner.one<{ id: string }>(sql`select id from payments.payments where bill_no = ${bill_no}`)
}
const find = (id: string) =>
  env.owner.one<{ state: string; deposit: string }>(
    sql`select p.state, d.state as deposit from payments.payments p join cashier.deposits d on d.id = p.id where p.id = ${id}`,
  )
const close = async (id: string) => {
  await env.owner.run(sql`update payments.payments set state = 'closed', finished_at = now() where id = ${id}`)
  await env.owner.run(sql`update cashier.deposits set state = 'expired', finished_at = now() where id = ${id}`)
  await env.owner.run(sql`select graphile_worker.remove_job('payments.payment:' || ${id})`)
}

/** Lets the time of its next question come. */
const expectPaid = async (id: string) => {
  const wait = async () => {
    await env.owner.run(
      sql`update graphile_worker._private_jobs set run_at = now() where key = 'payments.payment:' || ${id}`,
    )
    await env.drain()
    return find(id)
  }
  await expect.poll(wait, PATIENCE).toEqual({ state: 'paid', deposit: 'credited' })
}

describe('R4.20 a closed payment that is paid after all', () => {
  it('is asked about again where its gateway said so and was silent when it was asked', async () => {
    const { id } = await order('431')
    await close(id)
    await breakNext('never_answers', { calls: ['status'] })
    await gateway.control('POST', 'pay', { order_ids: [id] })
    const readTold = () => env.owner.one(sql`select count(*)::int as n from payments.events where subject = ${id}`)
    await expect.poll(readTold, PATIENCE).toEqual({ n: 1 })
    await env.drain()
    expect(await find(id)).toEqual({ state: 'closed', deposit: 'expired' })
    await expectPaid(id)
  })

  it('R1.4 is asked about for as long as its member is frozen', async () => {
    const alice = await member_id('alice')
    const { id } = await order('432')
    await close(id)
    await env.db.tx((tx) => setFrozen(tx, alice, true))
    await breakNext('webhook_lost')
    await gateway.control('POST', 'pay', { order_ids: [id] })
    await job('payments.check_payment', { id })
    expect(await find(id)).toEqual({ state: 'closed', deposit: 'expired' })
    await env.db.tx((tx) => setFrozen(tx, alice, false))
    await expectPaid(id)
  })
})

describe('R4.20 a payment of another amount than was ordered', () => {
  const arrive = async (money: string) => {
    await breakNext('wrong_amount')
    const { id } = await order(money)
    await gateway.control('POST', 'pay', { order_ids: [id] })
    const readOdd = async () => {
      await job('payments.check_payment', { id })
      return find(id)
    }
    await expect.poll(readOdd, PATIENCE).toMatchObject({ state: 'odd' })
    const item = await env.owner.one<{ id: bigint }>(sql`select id from payments.items where payment_id = ${id}`)
    return { path: `POST /office/arrivals/${item.id}` }
  }

  it('is given back by a gateway that is connected no more with an alarm after a day, not asked about each minute', async () => {
    const { path } = await arrive('433')
    await ok(`${path}/propose-refund`, { as: 'frank', body: { reason: '银行要求退回' } })
    await ok(`${path}/refund`, { as: 'erin', body: {} })
    const set = (code: string) =>
      env.owner.run(sql`update payments.refunds set gateway_code = ${code}, created_at = now() - interval '25 hours'`)
    const read = () => env.owner.one(sql`select state, checks, next_check_at from payments.refunds`)
    await set('GONE')
    for (let minute = 0; minute < 2; minute++) await job('payments.sweep')
    expect(await read()).toEqual({ state: 'sent', checks: 1, next_check_at: null })
    await set(GATEWAY)
    await ok(`${path}/ask`, { as: 'frank', body: {} })
    expect(await read()).toMatchObject({ state: 'done' })
  })
})

describe('R4.21 a withdrawal that the machine pays', () => {
  const withdraw = async () => {
    const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: '生活费' }
    const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', body })
    return env.owner.one<{ id: string }>(sql`select id from cashier.withdrawals where bill_no = ${bill_no}`)
  }
  const approve = (id: string) => outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: {} })
  const take = async (id: string) => {
    await job('payments.payout', { id })
    return env.owner.one<{ state: string }>(sql`select state from payments.payouts where id = ${id}`)
  }

  it('is unknown there only where the gateway said so after its horizon, however long the answer was on its way', async () => {
    await breakNext('never_answers', { calls: ['payout'] })
    const { id } = await withdraw()
    expect(await approve(id)).toBe('200')
    expect(await take(id)).toEqual({ state: 'unknown' })
    travels_ms = HORIZON_MS + 200
    await env.owner.run(sql`update payments.payouts set sent_at = now() where id = ${id}`)
    expect(await take(id)).toEqual({ state: 'unknown' })
    expect(await take(id)).toEqual({ state: 'failed' })
  })

  it('R1.4 is neither approved nor sent while its member is frozen', async () => {
    const alice = await member_id('alice')
    const set = (state: string) =>
      ok(`POST /office/members/${alice}/state`, { as: 'erin', body: { state, reason: '账户疑似被盗' } })
    const [approved, asked] = [await withdraw(), await withdraw()]
    expect(await approve(approved.id)).toBe('200')
    await set('frozen')
    expect(await take(approved.id)).toEqual({ state: 'queued' })
    const { data: waiting } = await data<{ data: object[] }>('GET /office/payouts', {
      as: 'erin',
      query: { open: '1' },
    })
    expect(waiting).toMatchObject([{ id: approved.id, waits_for: 'member' }])
    expect(await approve(asked.id)).toBe('403 policy.member_frozen')
    expect((await gateway.readBook()).payouts.map(({ payout_id }) => payout_id)).not.toContain(approved.id)
    await set('active')
    await expect.poll(() => take(approved.id), PATIENCE).toEqual({ state: 'paid' })
    expect(await approve(asked.id)).toBe('200')
    await expect.poll(() => take(asked.id), PATIENCE).toEqual({ state: 'paid' })
  })
})
