import { type Env, startEnv } from '@moongate/testing/env'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { createScenario } from '@moongate/testing/scenario'
import { createUsdt } from '@moongate/testing/usdt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { changeSetting } from '../../settings.ts'
import { lockFinal } from './transfer.sql.ts'

let chain: TestChain
let env: Env
const { data, outcome, wallets, job } = createScenario(() => env)
const { order, give, mine, panel, find } = createUsdt(
  () => env,
  () => chain,
)

beforeAll(async () => {
  chain = await startTestChain()
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', chains: chain.chains })
  const steep = { spread_percent: '0.50', order_minutes: 20, rate_step_percent: 30 }
  await changeSetting(env.db, 'usdt', JSON.stringify(steep))
})
afterAll(async () => {
  await env.stop()
  await chain.stop()
})
/** Each begins with a ticker at 7.00 and nobody's order open. */
beforeEach(async () => {
  await chain.control('rate', { rate_ppm: 7_000_000 })
  env.clock.advance(30_000)
  await env.owner.run(sql`update chain.orders set closed_at = ${env.clock.now()} where closed_at is null`)
  await watch()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** Each look a little later: one that was asked for by itself waits as long. */
const watch = () => {
  env.clock.advance(3_000)
  return job('chain.watch_all')
}
const money = async (as: string) => Number((await wallets(as)).money)
/** Sends and waits until it is final; answers what the member got. `behind`: by how many seconds the blocks' clock is. */
const pay = async (as: string, to: string, usdt: number, behind = 0) => {
  const before = await money(as)
  const tx = await give(to, usdt)
  await mine(13, behind)
  await watch()
  return { tx, got: Math.round((await money(as)) * 100 - before * 100) / 100 }
}

describe('R1.3 a deposit in USDT', () => {
  it('freezes rate and sum, at an address that is the member’s own for ever', async () => {
    const first = await order('alice', '1000.00')
    expect(first).toMatchObject({ usdt_rate: '6.9650', usdt: '143.58', received: '0.00', left_seconds: 1200 })
    expect(first.address).toMatch(/^0x[0-9a-f]{40}$/)
    await chain.control('rate', { rate_ppm: 8_000_000 })
    env.clock.advance(60_000)
    await watch()
    expect(await panel('alice')).toMatchObject({
      usdt_rate: '7.9600',
      order: { usdt_rate: '6.9650', left_seconds: 1137 },
    })
    const second = await order('alice', '500.00')
    expect([second.address, second.usdt_rate]).toEqual([first.address, '7.9600'])
    expect((await order('carol', '500.00')).address).not.toBe(first.address)
  })

  it('is shown block by block, and credited once, when it is final', async () => {
    const { address } = await order('alice', '696.50')
    const before = await money('alice')
    const tx = await give(address, 100)
    await mine()
    await watch()
    expect(await find('alice', tx)).toMatchObject({
      state: 'seen',
      usdt: '100.00',
      confirmations: 1,
      needed: 12,
      money: null,
    })
    await mine(11)
    await watch()
    expect(await find('alice', tx)).toMatchObject({ state: 'seen', confirmations: 12 })
    expect(await money('alice')).toBe(before)
    await mine()
    for (let n = 0; n < 3; n++) await watch()
    expect(await find('alice', tx)).toMatchObject({ state: 'credited', money: '696.50' })
    expect(await money('alice')).toBeCloseTo(before + 696.5, 2)
    expect((await panel('alice')).order?.received).toBe('100.00')
  })

  it('is credited once where its block is replaced before it is final, and its number within the block with it', async () => {
    const { address } = await order('alice', '696.50')
    const before = await money('alice')
    const tx = await give(address, 100)
    await mine(2)
    await watch()
    await chain.control('reorganise', { depth: 2, noise: true })
    await watch()
    await mine(12)
    await watch()
    await watch()
    expect((await chain.listGifts()).find(({ tx_hash }) => tx_hash === tx)?.log_index).toBe(1)
    expect(await find('alice', tx)).toMatchObject({ state: 'credited' })
    expect(await money('alice')).toBeCloseTo(before + 696.5, 2)
  })

  it('is not credited where its block is replaced and it is in no other', async () => {
    const { address } = await order('alice', '696.50')
    const before = await money('alice')
    const tx = await give(address, 100)
    await mine()
    await watch()
    await chain.control('reorganise', { depth: 1, lose: true })
    await mine(14)
    await watch()
    expect(await find('alice', tx)).toMatchObject({ state: 'gone', confirmations: 0 })
    expect(await money('alice')).toBe(before)
  })

  it('R4.20 counts what came: too little and too much, late, and without any order', async () => {
    const { address } = await order('alice', '696.50')
    await chain.control('rate', { rate_ppm: 8_000_000 })
    env.clock.advance(60_000)
    await watch()
    expect((await pay('alice', address, 90)).got).toBe(626.85) // 90 × 6.9650
    expect((await pay('alice', address, 20)).got).toBe(149.25) // 10 × 6.9650 of the order, 10 × 7.9600 of now
    await env.owner.run(sql`update chain.orders set expires_at = ${env.clock.now()}`)
    expect((await pay('alice', address, 100)).got).toBe(796) // its order is over: 100 × 7.9600
  })

  it('takes the order that a block belongs to although its clock runs some seconds behind, and one that was open before the new one first', async () => {
    /** A minute later; three seconds more pass until it is heard. */
    const setRate = async (rate_ppm: number) => {
      await chain.control('rate', { rate_ppm })
      env.clock.advance(60_000)
      await watch()
    }
    const { address } = await order('carol', '696.50')
    await setRate(8_000_000)
    expect((await pay('carol', address, 100, 67)).got, 'four seconds before the order').toBe(696.5)
    expect((await panel('carol')).order?.received).toBe('100.00')

    await order('carol', '500.00')
    await setRate(9_000_000)
    await order('carol', '500.00')
    expect((await pay('carol', address, 50, 3)).got, 'at the rate of the one that was open then').toBe(398)
    expect((await pay('carol', address, 100, 600)).got, 'before any of them, at the rate of now').toBe(895.5)
  })

  it('waits while the node says nothing, and goes on where it stopped', async () => {
    const { address } = await order('alice', '696.50')
    const tx = await give(address, 100)
    await mine(13)
    for (const calls of [1, 2, 3, 4, 5]) {
      await chain.control('gap', { calls })
      await watch()
    }
    await chain.control('gap', { calls: 0 })
    await watch()
    expect(await find('alice', tx)).toMatchObject({ state: 'credited', money: '696.50' })
  })

  it('waits for a rate where it needs one, and offers none that is old', async () => {
    const { address } = await order('alice', '696.50')
    await env.owner.run(sql`update chain.networks set rate_at = ${new Date(env.clock.now().getTime() - 301_000)}`)
    expect(await outcome('POST /recharge/usdt', { as: 'alice', body: { money: '100', usdt_type: 'erc' } })).toBe(
      '503 chain.no_rate',
    )
    expect((await panel('alice')).usdt_rate).toBeNull()
    expect((await pay('alice', address, 100)).got).toBe(696.5) // the watch asks the ticker first
  })

  it.each([
    ['99.99', 'erc', '400 cashier.below_min'],
    ['500000.01', 'erc', '400 cashier.above_max'],
    ['500.00', 'trc', '400 chain.network_missing'],
  ])('R5.12 refuses %s by %s: %s', async (sum, usdt_type, refusal) => {
    expect(await outcome('POST /recharge/usdt', { as: 'alice', body: { money: sum, usdt_type } })).toBe(refusal)
  })

  it('R5.11 asks for a real name before an address is given out', async () => {
    expect(await outcome('POST /recharge/usdt', { as: 'bobby', body: { money: '200', usdt_type: 'erc' } })).toBe(
      '400 cashier.realname_missing',
    )
    expect((await panel('bobby')).order).toBeNull()
  })

  it('R5.12 R2.33 holds the limit of one payment, and says it', async () => {
    const limit = (most: number | null) =>
      env.owner.run(sql`update channels.channels set single_max = ${most} where type = 'online_usdt'`)
    await limit(30_000)
    expect((await panel('alice')).single_max).toBe('300.00')
    const ask = (money: string) => outcome('POST /recharge/usdt', { as: 'alice', body: { money, usdt_type: 'erc' } })
    expect([await ask('300.01'), await ask('300')]).toEqual(['400 cashier.above_single', '200'])
    await limit(null)
    expect((await panel('alice')).single_max).toBe('500000.00')
  })

  it('R6.5 is refused below the level from which it is offered', async () => {
    const raise = (level: number) =>
      env.owner.run(sql`update channels.channels set from_level = ${level} where type = 'online_usdt'`)
    await raise(2)
    expect(await outcome('POST /recharge/usdt', { as: 'alice', body: { money: '200', usdt_type: 'erc' } })).toBe(
      '400 cashier.level_missing',
    )
    await raise(0)
  })
})

describe('R6.6 a transfer that the rules do not credit', () => {
  type Shown = { id: string; state: string; why: string; money: string | null; tx_hash: string; raw: string }
  const read = async (tx: string) =>
    (await data<{ data: Shown[] }>(`GET /office/usdt-transfers?keyword=${tx}`, { as: 'sofia' })).data[0] as Shown
  const queueOne = async (usdt = 5) => {
    const { address } = await order('carol', '100.00')
    const { tx, got } = await pay('carol', address, usdt)
    expect(got).toBe(0)
    return read(tx)
  }

  it('waits for staff: one proposes, another credits, once', async () => {
    const t = await queueOne()
    expect(t).toMatchObject({ state: 'queued', why: 'below_min', money: '34.82' })
    expect(t.raw).toContain(t.tx_hash)
    const before = await money('carol')
    const path = `POST /office/usdt-transfers/${t.id}`
    expect(await outcome(`${path}/credit`, { as: 'frank', body: {} })).toBe('409 chain.review_needed')
    expect(await outcome(`${path}/propose`, { as: 'frank', body: { reason: 'small but theirs' } })).toBe('200')
    expect(await outcome(`${path}/credit`, { as: 'frank', body: {} })).toBe('409 chain.second_person')
    const all = await Promise.all([1, 2, 3, 4].map(() => outcome(`${path}/credit`, { as: 'erin', body: {} })))
    expect(all.toSorted()).toEqual(['200', ...Array(3).fill('409 chain.transfer_changed')])
    expect(await money('carol')).toBeCloseTo(before + 34.82, 2)
  })

  it('is worth less than a cent, and nothing that could be credited', async () => {
    const t = await queueOne(0.0005)
    expect(t).toMatchObject({ state: 'queued', why: 'below_min', money: '0.00' })
    const path = `POST /office/usdt-transfers/${t.id}`
    expect(await outcome(`${path}/propose`, { as: 'frank', body: { reason: 'theirs' } })).toBe('200')
    expect(await outcome(`${path}/credit`, { as: 'erin', body: {} })).toBe('409 chain.transfer_changed')
    expect(await read(t.tx_hash)).toMatchObject({ state: 'queued' })
  })

  it('is left for good where they say so', async () => {
    const t = await queueOne()
    const path = `POST /office/usdt-transfers/${t.id}`
    expect(await outcome(`${path}/leave`, { as: 'frank', body: { reason: 'dust' } })).toBe('200')
    expect(await read(t.tx_hash)).toMatchObject({ state: 'left' })
    expect(await outcome(`${path}/propose`, { as: 'erin', body: { reason: 'after all' } })).toBe(
      '409 chain.transfer_changed',
    )
    // A look that had listed it before has nothing to decide any more.
    expect(await env.db.tx((tx) => lockFinal(tx, t.id))).toBeUndefined()
  })
})

it('credits nothing of a chain whose final blocks have changed, and nothing again of blocks that are read again', async () => {
  const { address } = await order('alice', '696.50')
  await env.owner.run(sql`update chain.networks set final_hash = 'another'`)
  const before = await money('alice')
  const tx = await give(address, 100)
  await mine(13)
  await watch()
  expect(await money('alice')).toBe(before)
  const known = await chain.chains.erc?.port.readBlockHash(1)
  for (let n = 0; n < 2; n++) {
    await env.owner.run(sql`update chain.networks set final_block = 1, final_hash = ${known}`)
    await watch()
    expect(await find('alice', tx)).toMatchObject({ state: 'credited', money: '696.50' })
    expect(await money('alice')).toBeCloseTo(before + 696.5, 2)
  }
})
