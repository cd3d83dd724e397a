import { type Env, startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway, type TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import type { GatewayPort } from '../../src/modules/payments/index.ts'
import { findDuePayouts } from '../../src/modules/payments/payout.sql.ts'
import { setMemberState } from '../../src/modules/sessions/index.ts'
import { changeSetting } from '../../src/settings.ts'
import { findNotifyUrl } from './trial.ts'

let env: Env
let gateway: TestGateway
let channel: { id: number; type: string }
let port: GatewayPort
const clock = { now: () => new Date() }
const ids = createIds(clock, systemRng)
const about = { notify_url: '', ask_ms: 800 }
const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
const { data, outcome, wallets, job, member_id } = createScenario(() => env)
const putSetting = (key: string, value: object) => changeSetting(env.db, key, JSON.stringify(value))

beforeAll(async () => {
  gateway = await startTestGateway()
  port = gateway.connect({ clock, ids }, about)
  env = await startEnv({ seed: 'demo', gateways: { [GATEWAY]: port } })
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  about.notify_url = findNotifyUrl(env)
  channel = (await data<(typeof channel)[]>('GET /payment/online/list', { as: 'alice' }))[0] ?? { id: 0, type: '' }
  await putSetting('deposit', { max_open: 1000, expires_minutes: 1440, turnover_percent: 0 })
})
/** Nothing is told by itself: what happens is heard by asking. */
beforeEach(async () => {
  await gateway.control('DELETE', 'faults')
  await gateway.control('POST', 'faults', { fault: 'webhook_lost' })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

const order = async (money: string) => {
  const body = { money, payment_type: channel.type, payment_id: channel.id }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/online', { as: 'alice', body })
  return find(bill_no)
}
const find = (bill_no: string) =>
  env.owner.one<{ id: string; bill_no: string; state: string; deposit: string }>(
    sql`select p.id, p.bill_no, p.state, d.state as deposit from payments.payments p join cashier.deposits d on d.id = p.id where p.bill_no = ${bill_no}`,
  )
const pay = (id: string) => gateway.control('POST', 'pay', { order_ids: [id] })
/** Asks until it is so: a busy machine may let an answer come too late. */
const expectChecked = async (made: { id: string; bill_no: string }, state: string, deposit: string) => {
  const ask = async () => {
    await job('payments.check_payment', { id: made.id })
    return find(made.bill_no)
  }
  await expect.poll(ask).toMatchObject({ state, deposit })
}
/** How often it was asked about, in how many minutes it is next, and whether a job waits for that. */
const readChecks = (table: 'payment' | 'payout', id: string) =>
  env.owner.one<{ checks: number; minutes: number; waiting: number }>(sql`select checks,
      round(extract(epoch from next_check_at - kernel.now()) / 60)::int as minutes,
      (select count(*)::int from graphile_worker.jobs where key = ${`payments.${table}:${id}`} and run_at > now()) as waiting
    from (select id, checks, next_check_at from payments.payments union all select id, checks, next_check_at from payments.payouts) o where id = ${id}`)
const sweepThrice = async () => {
  for (let minute = 0; minute < 3; minute++) await job('payments.sweep')
}

describe('R9.6 what the books do not take of a member who is frozen', () => {
  it.each(['open', 'closed'])(
    'R1.3 is, of a payment that is %s, asked about at its time, and credited once they are free',
    async (state) => {
      const made = await order('414')
      const alice = await member_id('alice')
      await env.owner.run(sql`update payments.payments set created_at = now() - interval '25 hours', state = ${state},
        finished_at = case when ${state} = 'closed' then now() end where id = ${made.id}`)
      await pay(made.id)
      await setMemberState(env, alice, 'frozen', staff)
      const { checks } = await readChecks('payment', made.id)
      const ask = async () => {
        await job('payments.check_payment', { id: made.id })
        return (await readChecks('payment', made.id)).checks
      }
      await expect.poll(ask).toBe(checks + 1)
      await sweepThrice()
      expect(await readChecks('payment', made.id)).toEqual({ checks: checks + 1, minutes: 60, waiting: 1 })
      expect(await find(made.bill_no)).toMatchObject({ state })
      await setMemberState(env, alice, 'active', staff)
      await expectChecked(made, 'paid', 'credited')
    },
  )

  it('R4.21 is, of a payout, asked about at its time, and booked once they are free', async () => {
    const hours = { open_from: '00:00', open_to: '24:00' }
    await putSetting('withdrawal', { min: '1.00', max: '50000.00', daily_count: 9, fee_percent: '2.00', ...hours })
    await putSetting('withdrawal_way', { way: 'machine', machine_up_to: '' })
    await gateway.control('POST', 'payout_ms', { ms: 0 })
    const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
    const body = { member_bank_id: card?.id, money: '100', qk_pwd: '888888', member_remark: 'x' }
    const { bill_no } = await data<{ bill_no: string }>('POST /drawing', { as: 'alice', key: 'later-payout', body })
    const { id } = await env.owner.one<{ id: string }>(
      sql`select id from cashier.withdrawals where bill_no = ${bill_no}`,
    )
    expect(await outcome(`POST /office/withdrawals/${id}/approve`, { as: 'frank' })).toBe('200')
    const readState = async () =>
      (await env.owner.maybe<{ state: string }>(sql`select state from payments.payouts where id = ${id}`))?.state
    const drain = async () => {
      await env.drain()
      return readState()
    }
    await expect.poll(drain).toBe('accepted')
    const alice = await member_id('alice')
    await setMemberState(env, alice, 'frozen', staff)
    const { checks } = await readChecks('payout', id)
    await env.owner.run(sql`update payments.payouts set created_at = now() - interval '25 hours' where id = ${id}`)
    const ask = async () => {
      await job('payments.payout', { id })
      return (await readChecks('payout', id)).checks
    }
    await expect.poll(ask).toBeGreaterThan(checks)
    await sweepThrice()
    expect(await readChecks('payout', id)).toMatchObject({ minutes: 60, waiting: 1 })
    expect(await readState()).toBe('accepted')
    await setMemberState(env, alice, 'active', staff)
    await job('payments.payout', { id })
    expect(await readState()).toBe('paid')
  })
})

describe('R4.21 a payout whose question was lost is asked about by the sweep', () => {
  /** Seconds since it was approved, was sent, and should have been asked about. */
  type Ages = { approved?: number; sent?: number; late?: number; state?: string }
  const isFound = ({ approved = 1000, sent, late, state = 'sent' }: Ages) =>
    env.owner.tx(async (tx) => {
      await tx.run(sql`select set_config('moongate.clock_at', '2026-01-15T04:00:00Z', true)`)
      const id = ids.uuid()
      await tx.run(sql`insert into payments.payouts (id, member_id, bill_no, gateway_code, asset, amount, state, created_at, sent_at, next_check_at)
        select ${id}, 1, ${id}, ${GATEWAY}, 'CNY', 1, ${state}, kernel.now() - make_interval(secs => ${approved}),
          kernel.now() - make_interval(secs => ${sent ?? null}), kernel.now() - make_interval(secs => ${late ?? null})`)
      const due = await findDuePayouts(tx)
      await tx.run(sql`delete from payments.payouts where id = ${id}`)
      return due.some((one) => one.id === id)
    })

  it.each<[string, Ages, boolean]>([
    ['20 s late', { sent: 500, late: 20 }, false],
    ['later than that', { sent: 500, late: 21 }, true],
    ['sent 90 s ago, and nothing was answered', { sent: 90 }, false],
    ['sent longer ago than that', { sent: 91 }, true],
    ['approved 20 s ago and not sent', { state: 'queued', approved: 20 }, false],
    ['approved longer ago than that', { state: 'queued', approved: 21 }, true],
    ['over', { state: 'paid', sent: 500, late: 400 }, false],
    ['left to people', { state: 'manual', sent: 500, late: 400 }, false],
  ])('%s', async (_case, ages, found) => expect(await isFound(ages)).toBe(found))
})

describe('R4.20 R6.6 money that arrived otherwise than it was ordered, before it is credited', () => {
  const why = '与客户核实'
  const act = (path: string, as: string, reason = '') =>
    outcome(`POST ${path}`, { as, body: reason === '' ? {} : { reason } })
  /** One that somebody has proposed to credit. */
  const propose = async () => {
    await gateway.control('POST', 'faults', { fault: 'wrong_amount', times: 1 })
    const made = await order('300')
    await pay(made.id)
    await expectChecked(made, 'odd', 'pending')
    const { id } = await env.owner.one<{ id: string }>(sql`select id from payments.items where payment_id = ${made.id}`)
    const path = `/office/arrivals/${id}`
    expect(await act(`${path}/propose-credit`, 'frank', why)).toBe('200')
    return { ...made, path }
  }
  const list = async (keyword: string) =>
    (await data<{ data: object[] }>('GET /office/arrivals', { as: 'frank', query: { keyword } })).data
  const balance = async () => (await wallets('alice')).money

  it('is asked about: what its gateway has given back since is not credited, and can be closed', async () => {
    const { path, bill_no, id } = await propose()
    const before = await balance()
    expect(await port.refund({ id: ids.uuid(), payment_id: id, amount: 15_000n })).toMatchObject({ outcome: 'done' })
    expect(await act(`${path}/credit`, 'frank')).toBe('409 payments.second_person')
    await expect.poll(() => act(`${path}/credit`, 'erin')).toBe('409 payments.given_back')
    expect(await list(bill_no)).toMatchObject([{ state: 'held' }])
    expect(await act(`${path}/credit`, 'erin')).toBe('409 payments.changed')
    expect(await balance()).toBe(before)
    expect(await act(`${path}/close`, 'frank', why)).toBe('200')
  })

  it('waits while its gateway does not say that it is there', async () => {
    const { path, bill_no } = await propose()
    await gateway.control('POST', 'faults', { fault: 'never_answers', calls: ['status'] })
    expect(await act(`${path}/credit`, 'erin')).toBe('409 payments.unclear')
    expect(await list(bill_no)).toMatchObject([{ state: 'to_credit' }])
    await gateway.control('DELETE', 'faults')
    await expect.poll(() => act(`${path}/credit`, 'erin')).toBe('200')
  })
})
