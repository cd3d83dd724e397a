import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { definePostings, house, member, post } from '../ledger/index.ts'
import { countBets, readTurnoverLeft } from '../turnover/index.ts'

/** A site of another currency than the built-in one: what an order is in is read from the order. */
const CURRENCY = 'THB'
let env: Env
let alice: number
let card = 0
let channel = { id: 0, type: '', account: '' }
const { data, ok, member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', env: { CURRENCY } })
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  channel = (await data<(typeof channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? channel
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** The assets of which higher modules were told. */
const told = (event: string) =>
  env.owner.many(
    sql`select payload -> 'payload' ->> 'asset' as asset from graphile_worker._private_jobs where payload ->> 'event' = ${event}`,
  )
const waiting = async (queue: string, query: Record<string, string>) =>
  (await data<{ data: { id: string }[] }>(`GET /office/${queue}`, { as: 'frank', query })).data[0] ?? { id: '' }

describe('R4.20 a deposit', () => {
  const report = () => ({
    as: 'alice',
    body: {
      name: '王丽丽',
      money: '500.25',
      hk_at: '2026-01-15 11:55:00',
      payment_type: channel.type,
      payment_id: channel.id,
      payment_account: channel.account,
    },
  })

  const credit = async () => {
    await ok('POST /recharge/normal', report())
    const { id } = await waiting('deposits', { state: 'pending' })
    await ok(`POST /office/deposits/${id}/credit`, { as: 'frank', body: {} })
  }

  it("is in its channel's asset, and tells higher modules so", async () => {
    const before = await told('cashier.deposit_credited')
    await credit()
    expect(await told('cashier.deposit_credited')).toEqual([...before, { asset: CURRENCY }])
  })

  it('asks for turnover in its asset: bets in another one consume nothing of it', async () => {
    const bet = (asset: string) => ({ member_id: alice, id: env.ids.uuid(), asset, effective: 10_000n })
    const before = await readTurnoverLeft(env, alice, 'THB')
    const left = async () => [
      (await readTurnoverLeft(env, alice, 'THB')) - before,
      await readTurnoverLeft(env, alice, 'CNY'),
    ]
    await credit()
    expect(await left()).toEqual([50_025n, 0n])
    await countBets(env, [bet('CNY')])
    expect(await left()).toEqual([50_025n, 0n])
    await countBets(env, [bet('THB')])
    expect(await left()).toEqual([40_025n, 0n])
  })
})

describe('R4.21 a withdrawal', () => {
  it("is in the site's currency, and tells higher modules so", async () => {
    await ok('POST /drawing', {
      as: 'alice',
      body: { member_bank_id: card, money: '100.50', qk_pwd: '888888', member_remark: 'rent' },
    })
    const { id } = await waiting('withdrawals', { open: '1' })
    for (const step of ['approve', 'paid'])
      await ok(`POST /office/withdrawals/${id}/${step}`, { as: 'frank', body: {} })
    expect(await told('cashier.withdrawal_paid')).toEqual([{ asset: CURRENCY }])
  })

  it('and every row of money of the site is in its currency; of money in another asset pays out nothing', async () => {
    const found = await env.owner.many(sql`select asset from channels.channels union select asset from cashier.deposits
      union select asset from cashier.withdrawals union select asset from turnover.requirements union select asset from ledger.accounts`)
    expect(found).toEqual([{ asset: CURRENCY }])

    const quote = () => data('POST /drawing/quote', { as: 'alice', body: { money: '100' } })
    const before = await quote()
    const { gift } = definePostings('test', { gift: { from: house('bonus'), to: member('centre'), operate_type: 2 } })
    await post(env, [
      { key: env.ids.uuid(), kind: gift, member_id: alice, asset: 'CNY', amount: 5_000_000n, ref: 'another-asset' },
    ])
    expect(await quote()).toEqual(before)
  })
})
