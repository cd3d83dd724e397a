import type { Env } from '@moongate/testing/env'
import type { TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { startPayments, type Channel, createPayments } from './scene.ts'

let env: Env
let gateway: TestGateway
let channel: Channel
const { data, outcome, job } = createScenario(() => env)
const { breakNext, balance, putSetting } = createPayments({
  env: () => env,
  gateway: () => gateway,
  channel: () => channel,
})

beforeAll(async () => {
  ;({ env, gateway, channel } = await startPayments())
})
beforeEach(async () => {
  await gateway.control('DELETE', 'faults')
  await gateway.control('POST', 'payout_ms', { ms: 0 })
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

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
    const approved = await data(`POST /office/withdrawals/${id}/approve`, { as: 'frank', body: {} })
    expect(approved).toMatchObject({ state: 'paying', way: 'machine' })
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

  it('R9.1 is told to its member in their own words, never in those of the gateway', async () => {
    const said = {
      zh_cn: '付款未成功，款项已退回钱包。请核对银行卡后重新申请，或联系客服',
      vi: 'Chi trả không thành công, tiền đã về ví. Vui lòng kiểm tra thẻ ngân hàng rồi gửi lại yêu cầu, hoặc liên hệ chăm sóc khách hàng',
    }
    await breakNext('payout_fails')
    const id = await withdraw()
    await expect.poll(async () => (await takeAndRead(id)).payout).toBe('failed')
    await env.drain()
    type Own = { bill_no: string; reason: string; steps: { remark: string }[] }
    for (const lang of ['zh_cn', 'vi'] as const) {
      const asked = { as: 'alice', body: {}, query: { lang } }
      const [own] = (await data<{ data: Own[] }>('POST /drawing/list', asked)).data
      expect([own?.reason, own?.steps.at(-1)?.remark]).toEqual([said[lang], said[lang]])
    }
    const mail = await env.owner.one<{ all: string }>(
      sql`select string_agg(to_jsonb(m)::text, ' ') as all from mail.messages m
        where to_jsonb(m)::text like '%' || (select bill_no from cashier.withdrawals where id = ${id}) || '%'`,
    )
    expect([mail.all.includes('account_closed'), mail.all.includes(said.zh_cn)]).toEqual([false, true])
  })

  it('R6.6 whose end nobody tells is for two people: one proposes and says why, another one settles it', async () => {
    await breakNext('payout_stays')
    const id = await withdraw()
    await expect.poll(async () => (await takeAndRead(id)).payout).toBe('accepted')
    await env.owner.run(
      sql`update payments.payouts set state = 'manual', sent_at = sent_at - interval '1 hour' where id = ${id}`,
    )
    const shown = await data<{ data: object[] }>('GET /office/payouts', { as: 'sofia', query: { keyword: id } })
    expect(shown.data).toMatchObject([{ state: 'manual', next_check_at: null }])
    const propose = { as: 'frank', body: { state: 'failed', reason: '银行确认未入账' } }
    expect(await outcome(`POST /office/payouts/${id}/propose`, propose)).toBe('200')
    const settle = { body: { state: 'failed' } }
    expect(await outcome(`POST /office/payouts/${id}/settle`, { as: 'frank', ...settle })).toBe(
      '409 payments.second_person',
    )
    expect(await outcome(`POST /office/payouts/${id}/settle`, { as: 'erin', ...settle })).toBe('200')
    expect(await read(id)).toMatchObject({ payout: 'failed', withdrawal: 'failed' })
    for (const [lang, said] of [
      ['vi', 'Nhân viên đã kết thúc'],
      ['en', 'Settled by staff'],
    ] as const) {
      const query = { state: 'failed', lang }
      const { data: rows } = await data<{ data: { id: string; reason: string }[] }>('GET /office/payouts', {
        as: 'sofia',
        query,
      })
      expect(rows.find((row) => row.id === id)?.reason).toBe(said)
    }
  })
})
