import { channels } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findNewPushes, findSnapshot } from '../../kernel/push.sql.ts'
import { readTurnoverLeft } from '../turnover/index.ts'

/** What browsers hear of each step of an order: the member of theirs, the office of all. */
let env: Env
let alice: number
let card: number
let channel = { id: 0, type: '', account: '' }
const { data, ok, outcome, member_id } = createScenario(() => env)
type Made = { bill_no: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  alice = await member_id('alice')
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  channel = (await data<(typeof channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? channel
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const REPORT = { name: '王丽丽', money: '500.25', hk_at: '2026-01-15 11:55:00' }
const report = async () => {
  const { type: payment_type, id: payment_id, account: payment_account } = channel
  const body = { ...REPORT, payment_type, payment_id, payment_account }
  const { bill_no } = await data<Made>('POST /recharge/normal', { as: 'alice', body })
  return { bill_no, id: await findId('deposits', bill_no) }
}
const withdraw = async () => {
  const body = { member_bank_id: card, money: '100', qk_pwd: '888888', member_remark: '生活费' }
  const { bill_no } = await data<Made>('POST /drawing', { as: 'alice', body })
  return { bill_no, id: await findId('withdrawals', bill_no) }
}
const findId = async (queue: string, keyword: string) =>
  (await data<{ data: { id: string }[] }>(`GET /office/${queue}`, { as: 'frank', query: { keyword } })).data[0]?.id ??
  ''
/** What is told while something is done, e.g. `member balance`. */
const listen = async (work: () => Promise<unknown>) => {
  const before = await findSnapshot(env.db)
  await work()
  const { rows } = await findNewPushes(env.db, before)
  const told = rows.filter(({ channel: to }) => to === channels.member(alice) || to === channels.office)
  return told.map(({ channel: to, type, data: what }) => ({
    to: to === channels.office ? 'office' : 'member',
    type,
    what,
  }))
}
const step = (queue: string, id: string, name: string) =>
  ok(`POST /office/${queue}/${id}/${name}`, { as: 'frank', body: { reason: '卡号有误' } })

describe('R4.20 a deposit', () => {
  it('that is reported is told to both, one that is refused to nobody', async () => {
    expect(await listen(report)).toEqual([
      { to: 'member', type: 'deposit', what: { bill_no: expect.any(String), state: 'pending' } },
      { to: 'office', type: 'deposit', what: { id: expect.any(String) } },
    ])
    const body = { ...REPORT, money: '1', payment_type: channel.type, payment_id: channel.id }
    expect(await listen(() => outcome('POST /recharge/normal', { as: 'alice', body }))).toEqual([])
  })

  it('that is credited is told to both, and to the member that their balance changed', async () => {
    const { id, bill_no } = await report()
    expect(await listen(() => step('deposits', id, 'credit'))).toEqual([
      { to: 'member', type: 'deposit', what: { bill_no, state: 'credited' } },
      { to: 'office', type: 'deposit', what: { id } },
      { to: 'member', type: 'balance', what: {} },
    ])
  })

  it.each([
    ['review', 'in_review'],
    ['reject', 'rejected'],
  ])('%s is told to both, and no balance', async (name, state) => {
    const { id, bill_no } = await report()
    expect(await listen(() => step('deposits', id, name))).toEqual([
      { to: 'member', type: 'deposit', what: { bill_no, state } },
      { to: 'office', type: 'deposit', what: { id } },
    ])
    if (state === 'in_review') await step('deposits', id, 'reject')
  })

  it('R9.6 that is credited asks for as much turnover as it brings, one that is refused for none', async () => {
    const before = await readTurnoverLeft(env, alice, 'CNY')
    await step('deposits', (await report()).id, 'reject')
    expect(await readTurnoverLeft(env, alice, 'CNY')).toBe(before)
    await step('deposits', (await report()).id, 'credit')
    expect(await readTurnoverLeft(env, alice, 'CNY')).toBe(before + 500_25n)
  })
})

describe('R4.21 a withdrawal', () => {
  it('that is asked for is told to both', async () => {
    expect(await listen(withdraw)).toEqual([
      { to: 'member', type: 'withdrawal', what: { bill_no: expect.any(String), state: 'requested' } },
      { to: 'member', type: 'balance', what: {} },
      { to: 'office', type: 'withdrawal', what: { id: expect.any(String) } },
    ])
  })

  it.each<[string, string[], string]>([
    ['taken into review', ['review'], 'in_review'],
    ['approved', ['approve'], 'paying'],
    ['paid', ['approve', 'paid'], 'paid'],
    ['refused', ['reject'], 'rejected'],
    ['not paid after all', ['approve', 'fail'], 'failed'],
  ])('that is %s is told to both', async (_, steps, state) => {
    const { id, bill_no } = await withdraw()
    for (const name of steps.slice(0, -1)) await step('withdrawals', id, name)
    expect(await listen(() => step('withdrawals', id, steps.at(-1) ?? ''))).toEqual([
      { to: 'member', type: 'withdrawal', what: { bill_no, state } },
      { to: 'member', type: 'balance', what: {} },
      { to: 'office', type: 'withdrawal', what: { id } },
    ])
  })
})
