import { type Env, startEnv } from '@moongate/testing/env'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildJobTable } from '../../src/jobs.ts'
import { sql } from '../../src/kernel/db.ts'
import { watchJob } from '../../src/modules/chain/index.ts'
import { changeSetting } from '../../src/settings.ts'

let chain: TestChain
let env: Env
let told: unknown[] = []
const { data, outcome } = createScenario(() => env)

type Panel = { usdt_rate: string | null; transfers: { tx_hash: string; state: string; money: string | null }[] }
const order = async (as: string) =>
  (await data<{ address: string }>('POST /recharge/usdt', { as, body: { money: '696.50', usdt_type: 'erc' } })).address
const panel = (as: string) => data<Panel>('GET /recharge/usdt', { as })
const find = async (as: string, tx: string) => (await panel(as)).transfers.find(({ tx_hash }) => tx_hash === tx)
const mine = (count: number) => chain.control('mine', { count, at: Math.floor(env.clock.now().getTime() / 1000) })
/** Sends, and makes it final. */
const send = async (to: string, usdt: number) => {
  const { tx_hash } = await chain.control('give', { to, value: String(usdt * 1e6) })
  await mine(13)
  return String(tx_hash)
}
const setRate = (rate_ppm: number) => chain.control('rate', { rate_ppm })
const setStep = (rate_step_percent: number) =>
  changeSetting(env.db, 'usdt', JSON.stringify({ spread_percent: '0.50', order_minutes: 20, rate_step_percent }))
/** One look at the chain, half a minute later. */
const look = async (): Promise<void> => {
  env.clock.advance(30_000)
  const log = { ...env.log, error: (...line: unknown[]) => void told.push(line) } as typeof env.log
  await buildJobTable({ ...env, log }, {}, { chains: chain.chains })
    .get(watchJob.name)
    ?.run({ network: 'erc' })
}

beforeAll(async () => {
  chain = await startTestChain()
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', chains: chain.chains })
})
afterAll(async () => {
  await env.stop()
  await chain.stop()
})
beforeEach(async () => {
  await setRate(7_000_000)
  await setStep(10)
  await look()
  told = []
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.3 a rate that is far from the last one', () => {
  it('is not believed, raises the alarm and gets old like silence; what needs a rate waits', async () => {
    await order('alice')
    const to = await order('carol')
    await setRate(7_000_000_000)
    await look()
    expect(await panel('alice')).toMatchObject({ usdt_rate: '6.9650' })
    const about = { alarm: 'rate_jumped', network: 'erc', rate: '7000.0000', last: '7.0000' }
    expect(told).toEqual([[about, expect.stringContaining('not believed')]])
    await env.owner.run(sql`update chain.networks set rate_at = rate_at - interval '1 day'`)
    const tx = await send(to, 200)
    await look()
    expect(await panel('carol')).toMatchObject({ usdt_rate: null })
    expect(await find('carol', tx)).toMatchObject({ state: 'final', money: null })
    const asked = { as: 'alice', body: { money: '100', usdt_type: 'erc' } }
    expect(await outcome('POST /recharge/usdt', asked)).toBe('503 chain.no_rate')
    await setRate(7_100_000)
    await look()
    expect(await find('carol', tx)).toMatchObject({ state: 'credited', money: '1402.95' })
  })

  it('is believed while the operator allows such a step', async () => {
    await setRate(9_000_000)
    await look()
    expect(await panel('alice')).toMatchObject({ usdt_rate: '6.9650' })
    await setStep(30)
    await look()
    expect(await panel('alice')).toMatchObject({ usdt_rate: '8.9550' })
    await setRate(7_000_000)
    await look()
  })
})
