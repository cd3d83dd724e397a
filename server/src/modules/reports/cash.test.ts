import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'

let env: Env
const { data, outcome } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T15:59:00Z' })
})
afterAll(() => env.stop())

type Cash = { day: string; rows: { type: string; in: string; out: string; net: string; gift: string }[]; total: object }
const cash = (day?: string) => data<Cash>('GET /office/cash', { as: 'sofia', query: day === undefined ? {} : { day } })

it("R6.6 what was credited and paid stands on its day of the site's, and nowhere else", async () => {
  const { rows } = await cash()
  expect(rows).toMatchObject([{ type: 'company_bankpay', in: '10000.00', net: '10000.00' }])
  // Two minutes on it is another day in Shanghai.
  env.clock.advance(120_000)
  env.call.forget()
  const [channel] = await data<{ id: number }[]>('GET /payment/normal/list?type=company_alipay', { as: 'alice' })
  const body = {
    name: '王丽丽',
    money: '200',
    hk_at: '2026-01-16 00:00:30',
    payment_type: 'company_alipay',
    payment_id: channel?.id,
  }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', {
    as: 'alice',
    key: 'cash-report-1',
    body,
  })
  const { data: orders } = await data<{ data: { id: string }[] }>('GET /office/deposits', {
    as: 'frank',
    query: { keyword: bill_no },
  })
  expect(await outcome(`POST /office/deposits/${orders[0]?.id}/credit`, { as: 'frank' })).toBe('200')
  expect(await cash()).toMatchObject({
    day: '2026-01-16',
    rows: [{ type: 'company_alipay', in: '200.00', out: '0.00', gift: '1.00' }],
    total: { in: '200.00', net: '200.00', count: 1 },
  })
  expect((await cash('2026-01-15')).rows).toMatchObject([{ in: '10000.00' }])
  expect(await outcome('GET /office/cash', { as: 'sofia', query: { day: '2026-02-30' } })).toBe('422 common.invalid')
  expect(await env.invariants()).toEqual([])
})
