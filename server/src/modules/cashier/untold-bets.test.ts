import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { post } from '../ledger/index.ts'
import { grantRequirement, readTurnoverLeft } from '../turnover/index.ts'
import { createWithdrawals, gift } from './test-withdrawals.ts'

/* Bets lower the turnover when a worker tells of them. The fee must not depend on how far the workers have come. */
let env: Env
let card: number
let alice: number
let n = 0
const { data, member_id } = createScenario(() => env)
const { ask, rules, clear } = createWithdrawals({ env: () => env, card: () => card })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  card = (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id ?? 0
  alice = await member_id('alice')
  const about = { member_id: alice, asset: 'CNY' as const, amount: 10_000_00n, ref: 'gift' }
  await post(env, [{ ...about, key: deriveKey('test.gift', 'alice'), kind: gift.gift }])
})
afterAll(() => env.stop())
/** Each with turnover of its own, and withdrawals of a day of its own. */
beforeEach(async () => {
  env.clock.advance(24 * 3_600_000)
  env.call.forget()
  await rules({})
  await owe(300_00n)
})
afterEach(async () => {
  await env.drain()
  expect(await env.invariants()).toEqual([])
  await clear()
  const missing = await readTurnoverLeft(env, alice, 'CNY')
  if (missing > 0n) await bet(missing)
  await env.drain()
})

const owe = (amount: bigint) =>
  env.db.tx((tx) =>
    grantRequirement(tx, { member_id: alice, source: 'deposit', source_id: `T-${++n}`, asset: 'CNY', amount }),
  )
/** A bet that is lost now, and of which nobody is told yet. */
const bet = async (stake: bigint) => {
  const id = env.ids.uuid()
  const about = { member_id: alice, id, supplier_code: 'JZ', game_type: 4, game_code: 'x', asset: 'CNY', stake }
  const selection = { game_code: 'jzssc', issue: '20260115-0001', bet_type: 'sum', selection: 'big' }
  env.clock.advance(1000)
  await env.db.tx((tx) => recordBets(tx, [{ ...about, bill_no: `U-${++n}`, selection }]))
  await env.db.tx((tx) => endBets(tx, [{ member_id: alice, id, stake, payout: 0n, outcome: 'settled' }]))
  return id
}
const quote = () => data<{ counter_fee: string; ml_money: string }>('POST /drawing/quote', ask('200.00'))
const withdraw = () => data<{ counter_fee: string; ml_money: string }>('POST /drawing', ask('200.00'))

it('R9.6 a withdrawal costs no fee once all has been bet, though no worker has told of the bets yet', async () => {
  await bet(120_00n)
  expect(await quote()).toMatchObject({ ml_money: '180.00', counter_fee: '4.00' })
  await bet(180_00n)
  expect(await quote()).toMatchObject({ ml_money: '0.00', counter_fee: '0.00' })
  expect(await withdraw()).toMatchObject({ counter_fee: '0.00' })
})

it('R9.6 a request counts them by itself, and each of them once when it is told at last', async () => {
  await bet(299_99n)
  expect(await withdraw()).toMatchObject({ counter_fee: '4.00' })
  await env.drain()
  expect(await readTurnoverLeft(env, alice, 'CNY')).toBe(1n)
  await bet(1n)
  expect(await withdraw()).toMatchObject({ counter_fee: '0.00' })
})

it('R9.6 of a bet that was taken back before anybody told of it nothing counts', async () => {
  const id = await bet(300_00n)
  await env.db.tx((tx) => correctBets(tx, [{ member_id: alice, id, reason: 'annulled', outcome: 'void' }]))
  expect(await quote()).toMatchObject({ ml_money: '300.00', counter_fee: '4.00' })
  await env.drain()
  expect(await readTurnoverLeft(env, alice, 'CNY')).toBe(300_00n)
})

it('R9.6 a bet that ended before the turnover was asked for is not bet for it', async () => {
  await bet(300_00n)
  await quote()
  await bet(50_00n)
  env.clock.advance(1000)
  await owe(70_00n)
  expect(await quote()).toMatchObject({ ml_money: '70.00', counter_fee: '4.00' })
})

it('R9.6 a bet between two turnovers is bet for the first', async () => {
  await bet(100_00n)
  env.clock.advance(1000)
  await owe(70_00n)
  expect(await quote()).toMatchObject({ ml_money: '270.00', counter_fee: '4.00' })
})
