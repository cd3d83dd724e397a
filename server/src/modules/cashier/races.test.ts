import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withdrawalSetting } from './cashier.settings.ts'
import { putSetting } from '../site/index.ts'

/** One withdrawal of 100.00 of the centre's 10,000.00, and many who want something of it at the same moment. */
let env: Env
let card: number
const { data, ok, outcome, wallets } = createScenario(() => env)
let n = 0
const createKey = () => `races-test-${++n}`
const body = (money = '100') => ({ member_bank_id: card, money, qk_pwd: '888888', member_remark: 'rent' })
const ask = (money?: string, key = createKey()) => outcome('POST /drawing', { as: 'alice', key, body: body(money) })
const act = (id: string, step: string, as = 'frank') =>
  outcome(`POST /office/withdrawals/${id}/${step}`, { as, key: createKey(), body: { reason: 'a race' } })
type Row = { id: string; bill_no: string; state: string; claim: { by: string } | null; steps: { step: string }[] }
const newest = async (): Promise<Row> => {
  const { data: rows } = await data<{ data: Row[] }>('GET /office/withdrawals', { as: 'frank', query: {} })
  return rows[0] as Row
}
const cancel = (bill_no: string) =>
  outcome('POST /drawing/cancel', { as: 'alice', key: createKey(), body: { bill_no } })

/** Sends all at once, the kinds by turns; answers how many of each kind were told what. */
const race = async (times: number, kinds: Record<string, () => Promise<string>>): Promise<Record<string, number>> => {
  const calls = Array.from({ length: times }, () => Object.entries(kinds)).flat()
  const told = await Promise.all(calls.map(async ([kind, send]) => `${kind} ${await send()}`))
  const counts: Record<string, number> = {}
  for (const one of told) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const count = (counts: Record<string, number>, told: string) => counts[told] ?? 0

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  await putSetting(env.owner, withdrawalSetting, { ...withdrawalSetting.default, daily_count: 50 })
})
afterAll(() => env.stop())
let before: Record<string, string>
beforeEach(async () => {
  env.clock.advance(1000)
  before = await wallets('alice')
})
/** What the centre lost since the case began, in whole units; the books are asked as well. */
const settle = async (): Promise<number> => {
  expect(await env.invariants()).toEqual([])
  return Number(before['money']) - Number((await wallets('alice'))['money'])
}

it('R4.21 of many calls with one key one order is made, and each of them hears of it', async () => {
  const key = createKey()
  expect(await race(20, { same: () => ask('100', key) })).toEqual({ 'same 200': 20 })
  expect(await settle()).toBe(100)
})

it('R4.21 the same key with another sum makes nothing more', async () => {
  const key = createKey()
  const told = await race(8, { first: () => ask('100', key), other: () => ask('101', key) })
  const made = count(told, 'first 200') > 0 ? 'first' : 'other'
  const lost = made === 'first' ? 'other' : 'first'
  expect(told).toEqual({ [`${made} 200`]: 8, [`${lost} 409 idempotency.key_reused`]: 8 })
  expect(await settle()).toBe(made === 'first' ? 100 : 101)
})

it.each<
  [
    string,
    kinds: (row: Row) => Record<string, () => Promise<string>>,
    ends: Record<string, [state: string, lost: number]>,
  ]
>([
  [
    'approving and rejecting',
    ({ id }) => ({ approve: () => act(id, 'approve'), reject: () => act(id, 'reject', 'erin') }),
    { approve: ['paying', 100], reject: ['rejected', 0] },
  ],
  [
    'approving and cancelling',
    ({ id, bill_no }) => ({ approve: () => act(id, 'approve'), cancel: () => cancel(bill_no) }),
    { approve: ['paying', 100], cancel: ['cancelled', 0] },
  ],
])('R4.21 R5.14 of a hundred %s an order exactly one comes through', async (_, kinds, ends) => {
  await ask()
  const row = await newest()
  const told = await race(50, kinds(row))
  const [winner = ''] = Object.keys(ends).filter((kind) => count(told, `${kind} 200`) > 0)
  const lost = Object.keys(ends).filter((kind) => kind !== winner)
  expect(told).toEqual({
    [`${winner} 200`]: 1,
    [`${winner} 409 cashier.state_changed`]: 49,
    [`${lost[0]} 409 cashier.state_changed`]: 50,
  })
  const { state, steps } = await newest()
  expect([state, steps.length, await settle()]).toEqual([ends[winner]?.[0], 1, ends[winner]?.[1]])
})

it('R6.6 of a hundred who take an order one has it, and the others cannot act until it is let go or the time is over', async () => {
  await ask()
  const { id } = await newest()
  const told = await race(50, { frank: () => act(id, 'claim'), erin: () => act(id, 'claim', 'erin') })
  const { claim } = await newest()
  const [mine, theirs] = claim?.by === 'frank' ? ['frank', 'erin'] : ['erin', 'frank']
  expect(told).toEqual({ [`${mine} 200`]: 50, [`${theirs} 409 cashier.claimed`]: 50 })
  expect(await act(id, 'approve', theirs)).toBe('409 cashier.claimed')
  await act(id, 'release', theirs)
  expect(await act(id, 'review', theirs)).toBe('409 cashier.claimed')
  await act(id, 'release', mine)
  expect(await act(id, 'claim', theirs)).toBe('200')
  expect(await act(id, 'approve', mine)).toBe('409 cashier.claimed')
  env.clock.advance(10 * 60_000)
  expect(await act(id, 'approve', mine)).toBe('200')
  await ok(`POST /office/withdrawals/${id}/claim`, { as: mine, body: {} })
  await ok(`POST /office/withdrawals/${id}/paid`, { as: mine, body: {} })
  expect([(await newest()).claim, await settle()]).toEqual([null, 100])
})
