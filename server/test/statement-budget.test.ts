import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

/**
 * What a call may send to the database in all, from the session's look-up to the last answer, begin and commit too. The session
 * is known already, as it is for all but a member's first call. A budget is lowered when a call gets by with less.
 */
let env: Env
let card = 0
let channel = { id: 0, type: '', account: '' }
const { data, ok, enterLottery } = createScenario(() => env)
let n = 0
const ask = (body: object) => ({ as: 'alice', key: `statement-budget-${++n}`, body })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  await ok('POST /game/deposit', ask({ api_code: 'JZ', money: '500' }))
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  channel = (await data<(typeof channel)[]>('GET /payment/normal/list', { as: 'alice' }))[0] ?? channel
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const report = () => ({
  name: '王丽丽',
  money: '500',
  hk_at: '2026-01-15 11:55:00',
  payment_type: channel.type,
  payment_id: channel.id,
  payment_account: channel.account,
})
const calls: [name: string, budget: number, route: string, body: () => object][] = [
  ['a look at oneself', 2, 'POST /auth/me', () => ({})],
  [
    'a withdrawal',
    13,
    'POST /drawing',
    () => ({ member_bank_id: card, money: '100', qk_pwd: '888888', member_remark: 'rent' }),
  ],
  ['R6.3 what protects oneself', 9, 'GET /member/protection', () => ({})],
  ['R6.3 a minute of play', 10, 'POST /member/protection/pulse', () => ({})],
  ['the quote of a withdrawal', 1, 'POST /drawing/quote', () => ({ money: '100' })],
  ['a reported deposit', 14, 'POST /recharge/normal', report],
  ['a transfer in', 10, 'POST /game/deposit', () => ({ api_code: 'JZ', money: '100' })],
  ['a transfer out', 6, 'POST /game/withdrawal', () => ({ api_code: 'JZ', money: '50' })],
]

describe('the statements of a call stay within its budget', () => {
  it.each(calls)('%s: %i', async (_, budget, route, body) => {
    await ok(route, ask(body()))
    const { count, list } = await countStatements(() => ok(route, ask(body())))
    expect(count, list).toBeLessThanOrEqual(budget)
  })

  const countSlip = async (many: number) => {
    const access_token = await enterLottery('alice')
    const [{ issue } = { issue: '' }] = await data<{ issue: string }[]>('GET /lottery/list')
    const lines = Array.from({ length: many }, () => ({ bet_type: 'sum', selection: 'big', unit_stake: '1' }))
    const slip = () => ({ ...ask({ code: 'jzssc', issue, lines }), as: access_token })
    await ok('POST /jz/bet', slip())
    return countStatements(() => ok('POST /jz/bet', slip()))
  }
  it.each([1, 3])('R1.1 a slip of %i lines: 7', async (many) => {
    const { count, list } = await countSlip(many)
    expect(count, list).toBe(7)
  })

  it.each([
    ['deposit', 8],
    ['loss', 9],
    ['time', 10],
  ])('R6.3 R1.1 a slip of who has a limit of %s, from the second on: %i', async (kind, budget) => {
    await ok('POST /member/protection/limit', ask({ kind, period: 'month', amount: '900' }))
    const { count, list } = await countSlip(1)
    await env.owner.run(sql`truncate policy.limits`)
    await countSlip(1)
    expect(count, list).toBe(budget)
  })
})
