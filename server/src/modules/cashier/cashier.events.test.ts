import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { type EventDefinition, readEvent } from '../../kernel/event.ts'
import { depositCredited, withdrawalPaid } from './index.ts'

let env: Env
let alice: number
const { data, ok, member_id } = createScenario(() => env)
type Order = { id: string; bill_no: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
})
afterAll(() => env.stop())

/** What was told of an event, as listeners would get it. */
const told = async (event: EventDefinition) => {
  const rows = await env.owner.many<{ payload: unknown }>(
    sql`select payload->'payload' as payload from graphile_worker._private_jobs where payload->>'event' = ${event.name} order by id`,
  )
  return Promise.all(rows.map(({ payload }) => readEvent(env.db, event, payload)))
}

type Channel = { id: number; type: string; account: string }
const findChannel = async (): Promise<Channel | undefined> =>
  (await data<Channel[]>('GET /payment/normal/list', { as: 'alice' }))[0]

/** A deposit of 500 that alice reports, as staff see it. */
const report = async (channel: Channel | undefined): Promise<Order | undefined> => {
  const { id: payment_id, type: payment_type, account: payment_account } = channel ?? {}
  const paid = { name: '王丽丽', money: '500', hk_at: '2026-01-15 11:55:00' }
  const body = { ...paid, payment_type, payment_id, payment_account }
  const { bill_no } = await data<{ bill_no: string }>('POST /recharge/normal', { as: 'alice', body })
  return (await data<{ data: Order[] }>('GET /office/deposits', { as: 'frank', query: { keyword: bill_no } })).data[0]
}
const credit = (order: Order | undefined) => ok(`POST /office/deposits/${order?.id}/credit`, { as: 'frank', body: {} })

it('R4.20 a credited deposit is told to the modules above, a refused one is not', async () => {
  const channel = await findChannel()
  const before = (await told(depositCredited)).length
  const [credited, refused] = [await report(channel), await report(channel)]
  await credit(credited)
  await ok(`POST /office/deposits/${refused?.id}/reject`, { as: 'frank', body: { reason: '未收到款' } })
  const { id, bill_no } = credited ?? {}
  const { id: channel_id, type: payment_type } = channel ?? {}
  expect((await told(depositCredited)).slice(before)).toEqual([
    { member_id: alice, id, bill_no, asset: 'CNY', amount: 500_00n, channel_id, payment_type },
  ])
})

it('R4.21 a paid withdrawal is told with its fee, at the step that pays and at no other', async () => {
  await credit(await report(await findChannel()))
  const [card] = await data<{ id: number }[]>('GET /member/bank', { as: 'alice' })
  await ok('POST /drawing', {
    as: 'alice',
    body: { member_bank_id: card?.id, money: '200', qk_pwd: '888888', member_remark: 'rent' },
  })
  const [order] = (await data<{ data: Order[] }>('GET /office/withdrawals', { as: 'frank', query: { open: '1' } })).data
  await ok(`POST /office/withdrawals/${order?.id}/approve`, { as: 'frank', body: {} })
  expect(await told(withdrawalPaid)).toEqual([])
  await ok(`POST /office/withdrawals/${order?.id}/paid`, { as: 'frank', body: {} })
  expect(await told(withdrawalPaid)).toEqual([
    { member_id: alice, id: order?.id, bill_no: order?.bill_no, asset: 'CNY', amount: 200_00n, fee: 4_00n },
  ])
})
