import type { Env } from '@moongate/testing/env'
import type { TestGateway } from '@moongate/testing/gateway'
import { listenToOffice } from '@moongate/testing/office-pushes'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import { startPayments, type Channel, createPayments } from './scene.ts'

let env: Env
let gateway: TestGateway
let channel: Channel
const { data, outcome } = createScenario(() => env)
const { breakNext, order, find, balance, pay, expectChecked } = createPayments({
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
    const told = { type: 'arrival', data: {} }
    expect(await listenToOffice(env, () => act(`${path}/propose-refund`, 'frank', why))).toEqual([told])
    const refuse = () => act(`${path}/refund`, 'erin').then(() => env.drain())
    expect(await listenToOffice(env, refuse)).toEqual([told, { type: 'deposit', data: { id } }, told])
    expect(await list(bill_no)).toMatchObject([{ state: 'held' }])
    expect(await act(`${path}/close`, 'frank', why)).toBe('200')
    expect(await list(bill_no)).toMatchObject([{ state: 'closed', reason: why }])
  })
})
