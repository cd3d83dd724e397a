import { type Env, startEnv } from '@moongate/testing/env'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { createScenario } from '@moongate/testing/scenario'
import { createUsdt } from '@moongate/testing/usdt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildJobTable } from '../../jobs.ts'
import { raw, sql } from '../../kernel/db.ts'
import { changeSetting } from '../../settings.ts'
import { setFrozen } from '../ledger/index.ts'
import type { ChainPort } from './chain.port.ts'
import { watchJob } from './chain.jobs.ts'

let chain: TestChain
let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const { order, give, mine, panel, find } = createUsdt(
  () => env,
  () => chain,
)

/** What the log was told, without its sentences. */
const told: object[] = []
/** What the node says otherwise just now. */
let said: Partial<ChainPort> = {}
let watch: (payload: { network: 'erc' }) => Promise<unknown>
beforeAll(async () => {
  chain = await startTestChain()
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', chains: chain.chains })
  const keep = (line: object) => void told.push(line)
  const log = { ...env.log, error: keep, warn: keep } as typeof env.log
  const { erc } = chain.chains
  const port = erc && new Proxy(erc.port, { get: (own, name: keyof ChainPort) => said[name] ?? own[name] })
  const chains = erc && port && { erc: { ...erc, port } }
  const run = buildJobTable({ ...env, log }, {}, { chains }).get(watchJob.name)?.run
  if (!run) throw new Error('nobody watches')
  watch = run
})
afterAll(async () => {
  await env.stop()
  await chain.stop()
})
beforeEach(async () => {
  await chain.control('rate', { rate_ppm: 7_000_000 })
  env.clock.advance(30_000)
  await look()
  told.length = 0
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** One look at the chain, with some of what its node says said otherwise. */
const look = async (otherwise: Partial<ChainPort> = {}): Promise<void> => {
  said = otherwise
  await watch({ network: 'erc' })
}
const setRate = async (rate_ppm: number) => {
  await chain.control('rate', { rate_ppm })
  env.clock.advance(30_000)
  await look()
}
/** Sends, makes it final, and looks. */
const pay = async (to: string, usdt: number) => {
  const tx = await give(to, usdt)
  await mine(13)
  await look()
  return tx
}

describe('R1.3 a rate that is far from the last one', () => {
  const setStep = (rate_step_percent: number) =>
    changeSetting(env.db, 'usdt', JSON.stringify({ spread_percent: '0.50', order_minutes: 20, rate_step_percent }))
  afterEach(() => setStep(10))

  it('is not believed, raises the alarm and gets old like silence; what needs a rate waits', async () => {
    await order('alice')
    const { address } = await order('carol')
    await setRate(7_000_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '6.9650' })
    expect(told).toMatchObject([{ alarm: 'rate_jumped', network: 'erc', rate: '7000.0000', last: '7.0000' }])
    await env.owner.run(sql`update chain.networks set rate_at = rate_at - interval '1 day'`)
    const tx = await pay(address, 200)
    expect(await panel('carol')).toMatchObject({ usdt_rate: null })
    expect(await find('carol', tx)).toMatchObject({ state: 'final', money: null })
    const asked = { as: 'alice', body: { money: '100', usdt_type: 'erc' } }
    expect(await outcome('POST /recharge/usdt', asked)).toBe('503 chain.no_rate')
    await setRate(7_100_000)
    expect(await find('carol', tx)).toMatchObject({ state: 'credited', money: '1402.95' })
  })

  it('is not believed by small steps within an hour either, but an hour later, or at once when the operator sets the step anew', async () => {
    await setRate(7_600_000)
    await setRate(7_700_000)
    expect([await panel('alice'), told]).toMatchObject([{ usdt_rate: '7.6615' }, []])
    await setRate(7_700_100)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '7.6615' })
    expect(told).toMatchObject([{ alarm: 'rate_jumped', rate: '7.7001', last: '7.7000', hour: '7.0000' }])
    await setStep(15)
    await setRate(8_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '7.9600' })
    await setStep(10)
    await setRate(8_700_000)
    await setRate(9_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '8.6565' })
    // The clock itself would end the session that looks.
    await env.owner.run(sql`update chain.networks set base_at = base_at - interval '1 hour'`)
    await setRate(9_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '8.9550' })
    await setStep(50)
    await setRate(7_000_000)
  })

  it('is told of at once, then at growing spaces, and when it is over', async () => {
    const lookFor = async (seconds: number) => {
      for (let s = 0; s < seconds; s += 30) {
        env.clock.advance(30_000)
        await look()
      }
      return told.splice(0).length
    }
    await setRate(9_000_000)
    await look()
    expect(told.splice(0)).toHaveLength(1)
    expect([await lookFor(30), await lookFor(60), await lookFor(90), await lookFor(30)]).toEqual([1, 1, 0, 1])
    expect([await lookFor(210), await lookFor(30)]).toEqual([0, 1])
    await setRate(7_000_000)
    await look()
    expect(told).toMatchObject([{ alarm_over: 'rate_jumped', network: 'erc', times: 5, since: expect.any(Date) }])
  })

  it('is believed while the operator allows such a step', async () => {
    await setRate(9_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '6.9650' })
    await setStep(30)
    await setRate(9_000_000)
    expect(await panel('alice')).toMatchObject({ usdt_rate: '8.9550' })
    await setRate(7_000_000)
  })
})

describe('R1.3 a transfer that fails', () => {
  /** The database fails whoever wants to credit 16 USDT. */
  const breakOne = async (state: string) => {
    await env.owner.run(
      raw(`create or replace function chain.fail_one() returns trigger language plpgsql as $$ begin
        if new.state = 'credited' and new.usdt = 16000000 then raise exception 'odd' using errcode = '${state}'; end if; return new; end $$`),
    )
    await env.owner.run(
      raw('create trigger fail_one before update on chain.transfers for each row execute function chain.fail_one()'),
    )
  }
  const mend = () => env.owner.run(raw('drop trigger if exists fail_one on chain.transfers'))
  const giveTwo = async () => {
    const { address } = await order('alice')
    const txs = [await give(address, 16)]
    await mine(1)
    txs.push(await give(address, 21))
    await mine(13)
    return txs
  }
  const states = async (txs: string[]) => {
    const { transfers } = await panel('alice')
    return txs.map((tx) => transfers.find(({ tx_hash }) => tx_hash === tx)?.state)
  }
  afterEach(async () => {
    await mend()
    await look()
  })

  it('by a fault of its own holds up no other, and is told in the log once, as is its end', async () => {
    await breakOne('22003')
    const txs = await giveTwo()
    await look()
    expect(await states(txs)).toEqual(['final', 'credited'])
    await look()
    const about = { network: 'erc', transfer_id: expect.any(String) }
    expect(told.splice(0)).toMatchObject([{ alarm: 'usdt_transfer_failed', ...about }])
    await mend()
    await look()
    expect(await states(txs)).toEqual(['credited', 'credited'])
    expect(told).toMatchObject([{ alarm_over: 'usdt_transfer_failed', ...about, times: 1 }])
  })

  it('because the database is away stops the look: the others wait with it', async () => {
    await breakOne('57P03')
    const txs = await giveTwo()
    await expect(look()).rejects.toThrow('odd')
    expect([await states(txs), told]).toEqual([['final', 'final'], []])
  })
})

describe('R1.3 a node that refuses many blocks at once', () => {
  const answerUpTo = (most: number) => {
    const asked: number[] = []
    const findTransfers: ChainPort['findTransfers'] = async (from, to) => {
      asked.push(to - from + 1)
      return to - from < most ? chain.chains.erc?.port.findTransfers(from, to) : undefined
    }
    return { asked, findTransfers }
  }
  /** Whatever was mined before: of so many blocks more as many become final. */
  beforeEach(async () => {
    await mine(12)
    await look()
  })

  it('is asked for half as many each time until it answers, and for all again at the next look', async () => {
    const { address } = await order('alice')
    const tx = await give(address, 100)
    await mine(40)
    const { asked, findTransfers } = answerUpTo(7)
    await look({ findTransfers })
    expect(await find('alice', tx)).toMatchObject({ state: 'credited', money: '696.50' })
    expect(asked.slice(0, 5)).toEqual([40, 20, 10, 5, 5])
    await mine(20)
    asked.length = 0
    await look({ findTransfers })
    expect(asked[0]).toBe(20)
  })

  it('even of one block is asked again at the next look, from where it stopped', async () => {
    const { address } = await order('carol')
    const tx = await give(address, 100)
    await mine(14)
    const { asked, findTransfers } = answerUpTo(0)
    await look({ findTransfers })
    expect([asked.at(-1), await find('carol', tx)]).toEqual([1, undefined])
    await look()
    expect(await find('carol', tx)).toMatchObject({ state: 'credited' })
  })
})

describe('R6.6 R1.3 a transfer of more than is credited without people', () => {
  const setMost = (up_to: string) => changeSetting(env.db, 'usdt_credit', JSON.stringify({ up_to }))
  const read = async (tx: string) =>
    (await data<{ data: { id: string }[] }>(`GET /office/usdt-transfers?keyword=${tx}`, { as: 'sofia' })).data[0]
  beforeEach(() => setMost('1000.00'))
  afterEach(() => setMost('50000.00'))

  it('waits for two people, who credit it at the rate of its order for as much as that asked for', async () => {
    const { address } = await order('carol', '1393.00')
    await setRate(7_200_000)
    const tx = await pay(address, 250)
    const waiting = await read(tx)
    expect(waiting).toMatchObject({ state: 'queued', why: 'above_max', money: '1751.20' }) // 200 × 6.9650 + 50 × 7.1640
    expect((await panel('carol')).order?.received).toBe('200.00')
    await setRate(7_300_000)
    const path = `POST /office/usdt-transfers/${waiting?.id}`
    await ok(`${path}/propose`, { as: 'frank', body: { reason: 'as ordered' } })
    await ok(`${path}/credit`, { as: 'erin', body: {} })
    expect(await find('carol', tx)).toMatchObject({ state: 'credited', money: '1756.18' }) // 50 × 7.2635
    expect(await find('carol', await pay(address, 20))).toMatchObject({ state: 'credited', money: '145.27' })
  })

  it('R1.4 of a member who is frozen waits as well, and is worth as much as its order said', async () => {
    const { address } = await order('carol', '696.50')
    const carol = await member_id('carol')
    const freeze = (is_frozen: boolean) => env.db.tx((tx) => setFrozen(tx, carol, is_frozen))
    await setRate(7_500_000)
    await freeze(true)
    const tx = await pay(address, 100)
    await freeze(false)
    const waiting = await read(tx)
    expect(waiting).toMatchObject({ state: 'queued', why: 'refused', money: '696.50' })
    const path = `POST /office/usdt-transfers/${waiting?.id}`
    await ok(`${path}/propose`, { as: 'frank', body: { reason: 'as ordered' } })
    await ok(`${path}/credit`, { as: 'erin', body: {} })
    expect(await find('carol', tx)).toMatchObject({ state: 'credited', money: '696.50' })
  })

  it('is credited at once where the operator sets no most', async () => {
    await setMost('')
    const { address } = await order('carol', '1393.00')
    expect(await find('carol', await pay(address, 200))).toMatchObject({ state: 'credited', money: '1393.00' })
  })
})
