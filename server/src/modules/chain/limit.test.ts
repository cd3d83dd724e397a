import { type Env, startEnv } from '@moongate/testing/env'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { createScenario } from '@moongate/testing/scenario'
import { createUsdt } from '@moongate/testing/usdt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { changeSetting } from '../../settings.ts'

let chain: TestChain
let env: Env
const { data, outcome, job } = createScenario(() => env)
const { order, give, mine } = createUsdt(
  () => env,
  () => chain,
)
const watch = () => {
  env.clock.advance(3_000)
  return job('chain.watch_all')
}

beforeAll(async () => {
  chain = await startTestChain()
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', chains: chain.chains })
  await chain.control('rate', { rate_ppm: 7_000_000 })
  await watch()
})
afterAll(async () => {
  await env.stop()
  await chain.stop()
})
/** Each case has a day of its own, in which nothing is open. */
beforeEach(async () => {
  env.clock.advance(86_400_000)
  env.call.forget()
  await watch()
  await data('POST /member/protection/limit', { as: 'alice', body: { kind: 'deposit', period: 'day', amount: '1000' } })
})
afterEach(async () => {
  await env.owner.run(
    sql`update cashier.deposits set state = 'expired', finished_at = kernel.now() where state = 'pending'`,
  )
  await env.owner.run(sql`update chain.transfers set state = 'left', finished_at = kernel.now() where state = 'queued'`)
  await env.owner.run(sql`update chain.orders set closed_at = kernel.now() where closed_at is null`)
  expect(await env.invariants()).toEqual([])
})

let n = 0
const usdt = (money: string) =>
  outcome('POST /recharge/usdt', { as: 'alice', key: `usdt-limit-${++n}`, body: { money, usdt_type: 'erc' } })
/** A transfer that the member reports, to the account of the demo's first channel. */
const bank = async (money: string) => {
  const [channel] = await data<{ id: number; type: string; account: string }[]>('GET /payment/normal/list', {
    as: 'alice',
  })
  const { id: payment_id = 0, type: payment_type = '', account: payment_account = '' } = channel ?? {}
  const hk_at = formatWireTime(env.clock.now(), 'Asia/Shanghai')
  const body = { name: '王丽丽', money, hk_at, payment_type, payment_id, payment_account }
  return outcome('POST /recharge/normal', { as: 'alice', key: `usdt-limit-${++n}`, body })
}
const REACHED = '403 policy.limit_reached'

describe('R6.3 what a member has ordered in USDT counts for their limit of deposits', () => {
  it('with what they order otherwise, whichever comes first', async () => {
    expect([await usdt('600'), await bank('500'), await bank('400')]).toEqual(['200', REACHED, '200'])
    expect(await usdt('601')).toBe(REACHED)
  })

  it('once where another order takes its place, and not once its time is over', async () => {
    expect([await usdt('600'), await usdt('1000'), await usdt('1000.01')]).toEqual(['200', '200', REACHED])
    expect(await bank('100')).toBe(REACHED)
    env.clock.advance(3_600_000)
    env.call.forget()
    await watch()
    expect(await bank('1000')).toBe('200')
  })

  it('for as much as did not come yet; the rest is a deposit', async () => {
    const { address, usdt: asked } = await order('alice', '600')
    await give(address, Number(asked) / 2)
    await mine(13)
    await watch()
    expect([await bank('401'), await bank('399.90')]).toEqual([REACHED, '200'])
  })

  it.each<[string, after: () => Promise<unknown>]>([
    ['whose time is over', async () => env.clock.advance(1_800_000)],
    ['whose place another has taken', () => usdt('100')],
  ])('also while what was sent for an order %s is not final', async (_, after) => {
    const { address, usdt: asked } = await order('alice', '600')
    await give(address, Number(asked))
    await mine(1)
    await watch()
    await after()
    env.call.forget()
    expect(await bank('401')).toBe(REACHED)
    await mine(13)
    await watch()
    expect(await bank('401')).toBe(REACHED)
  })

  it('also while what came waits for people', async () => {
    await changeSetting(env.db, 'usdt_credit', JSON.stringify({ up_to: '100.00' }))
    const { address, usdt: asked } = await order('alice', '600')
    await give(address, Number(asked))
    await mine(13)
    await watch()
    await changeSetting(env.db, 'usdt_credit', JSON.stringify({ up_to: '50000.00' }))
    expect([await bank('401'), await bank('399')]).toEqual([REACHED, '200'])
  })

  it('of many orders of both kinds at once no more is ordered than the limit allows', async () => {
    const told = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? usdt('600') : bank('600'))))
    const { open } = await env.owner.one<{ open: string }>(sql`select (
      (select coalesce(sum(amount), 0) from chain.orders where closed_at is null and expires_at > kernel.now())
      + (select coalesce(sum(amount), 0) from cashier.deposits where state = 'pending'))::text as open`)
    expect([Number(open) <= 100_000, told.includes('200'), told.includes(REACHED)]).toEqual([true, true, true])
  })
})
