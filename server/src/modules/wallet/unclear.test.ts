import { type Env, startEnv } from '@moongate/testing/env'
import { offerSupplier, createSandboxSupplier } from '@moongate/testing'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { START, createTransfers } from './test-transfers.ts'

const SBX = createSandboxSupplier('SBX')
const MUTE = createSandboxSupplier('MUTE')
let env: Env
let alice: number
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)
const { key, into, stateOf, grant, aDayPasses } = createTransfers(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START, suppliers: { SBX, MUTE } })
  for (const code of ['SBX', 'MUTE']) await offerSupplier(env.owner, code)
  alice = await member_id('alice')
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** Everything home and nothing open, so that the tests do not lean on each other. */
const tidyUp = async () => {
  await aDayPasses()
  // The cents that made the supplier misbehave would do so on the way back too.
  if (SBX.bookOf(alice) % 100n >= 13n) await ok('POST /game/withdrawal', into('0.10'))
  await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
}

describe('R4.14 answers that are not clear', () => {
  const open = async (money: string, as = 'alice') => {
    const { state, transfer_id } = await data<{ state: string; transfer_id: string }>('POST /game/deposit', {
      ...into(money),
      as,
    })
    expect(state).toBe('pending')
    return transfer_id
  }
  const inTransit = (member_id = alice) =>
    env.owner.one<{ n: bigint }>(
      sql`select coalesce(sum(balance), 0)::bigint as n from ledger.balances where member_id = ${member_id} and account_kind like 'transit:%'`,
    )
  const waits = [2, 5, 15, 60, 300]

  it.each([
    ['lost after it was applied', '20.15', 'confirmed', 2015n],
    ['nonsense for an answer', '20.16', 'confirmed', 2016n],
    ['lost before it was applied', '20.14', 'rejected', 0n],
    ['not found at first, applied later', '20.17', 'confirmed', 2017n],
    ['a port that throws after sending', '20.19', 'rejected', 0n],
  ])('%s: %s ends %s, never lost or doubled', async (_case, money, end, there) => {
    const before = await wallets('alice')
    const id = await open(money)
    expect((await wallets('alice'))['money']).not.toBe(before['money'])
    expect((await inTransit()).n).toBe(BigInt(money.replace('.', '')))
    for (const wait of waits) {
      env.clock.advance(wait * 1000)
      await env.drain()
    }
    expect(await stateOf(id)).toMatchObject({ state: end })
    expect((await inTransit()).n).toBe(0n)
    expect(SBX.bookOf(alice)).toBe(there)
    expect(SBX.sentTimes(id)).toBe(1)
    await tidyUp()
    expect(await wallets('alice')).toEqual(before)
  })

  it('is asked about after 2, 5, 15 and 60 seconds and then every five minutes, and goes to people after a day, its money still in transit', async () => {
    const bobby = await member_id('bobby')
    await grant('gift', bobby, 10_000n)
    const id = await open('30.18', 'bobby')
    let asked = 1
    for (const wait of waits) {
      env.clock.advance(wait * 1000 - 1)
      await env.drain()
      expect((await stateOf(id)).checks).toBe(asked)
      env.clock.advance(1)
      await env.drain()
      expect((await stateOf(id)).checks).toBe(++asked)
    }
    await aDayPasses()
    expect(await stateOf(id)).toMatchObject({ state: 'manual' })
    expect((await inTransit(bobby)).n).toBe(3018n)
    expect(await data('GET /office/queues', { as: 'frank' })).toMatchObject({ transfers_unclear: 1 })
    expect(await outcome('POST /game/deposit', { ...into('1'), as: 'bobby' })).toBe('409 wallet.transfer_open')
    expect(
      (await data<{ api_moneys: object[] }>('POST /game/api_moneys', { as: 'bobby', body: {} })).api_moneys,
    ).toContainEqual(expect.objectContaining({ api_name: 'SBX', state: 'pending' }))
    // Other suppliers and the rest of the money stay open meanwhile.
    await ok('POST /game/deposit', { ...into('5', { api_code: 'MUTE' }), as: 'bobby' })
    await ok('POST /game/deposit', { ...into('5', { api_code: 'JZ' }), as: 'bobby' })
    const answer = await data<{ pending: string[]; recovered: string }>('POST /game/recovery_last', {
      as: 'bobby',
      key: key(),
      body: {},
    })
    expect(answer).toMatchObject({ pending: ['SBX'], recovered: '10.00' })
  })
})
