import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { changeLimit } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './index.ts'
import { DAY_MS, TERMS, createLoans } from './test-loans.ts'

let env: Env
const { ok, outcome, member_id } = createScenario(() => env)
const { borrow, waiting, decide, search, check, later, settleDebt } = createLoans(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
beforeEach(async () => {
  await putSetting(env.db, creditSetting, TERMS)
})
afterEach(async () => {
  await settleDebt()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const DEPOSITS = { kind: 'deposit', period: 'month' } as const
const limitDeposits = (amount: string | null) =>
  ok('POST /member/protection/limit', { as: 'alice', body: { ...DEPOSITS, amount } })
const confirmLimit = () => outcome('POST /member/protection/limit/confirm', { as: 'alice', body: DEPOSITS })
/** Takes the limit away as its member would: asked for, a day later confirmed. */
const unlimit = async () => {
  await limitDeposits(null)
  later(DAY_MS)
  expect(await confirmLimit()).toBe('200')
}

describe('R3.17 R4.19 a loan', () => {
  it('R6.3 is neither asked for, approved nor reviewed by itself while its member limits their deposits', async () => {
    expect(await check()).toMatchObject({ can_borrow: true, why: null })
    await limitDeposits('1000')
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    expect(await check()).toMatchObject({ can_borrow: false, why: expect.stringContaining('limits') })
    await unlimit()
    await env.owner.run(sql`update credit.loans set overdue_at = null`)
    await putSetting(env.db, creditSetting, { ...TERMS, way: 'automatic' })
    await ok('POST /credit/borrow', await borrow())
    await limitDeposits('1000')
    await env.drain()
    expect(await decide('approve', await waiting())).toBe('403 policy.protected')
    expect((await search()).list[0]).toMatchObject({ state: 'in_review' })
    // Asking for no limit is not enough: it stands until a day has passed and its member has said so again.
    await limitDeposits(null)
    later(DAY_MS)
    expect(await decide('approve', await waiting())).toBe('403 policy.protected')
    expect(await confirmLimit()).toBe('200')
    expect(await decide('approve', await waiting())).toBe('200')
  })

  it('R6.3 is open to who limits something else, and shut to who is on a break, before and after a limit of deposits', async () => {
    await ok('POST /member/protection/limit', { as: 'alice', body: { kind: 'loss', period: 'day', amount: '500' } })
    expect(await check()).toMatchObject({ can_borrow: true })
    await limitDeposits('1000')
    await ok('POST /member/protection/exclude', { as: 'alice', body: { span: '24h' } })
    env.call.forget()
    await limitDeposits(null)
    later(DAY_MS - 1000)
    env.call.forget()
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    later(1000)
    expect(await outcome('POST /credit/borrow', await borrow())).toBe('403 policy.protected')
    expect(await confirmLimit()).toBe('200')
    expect(await check()).toMatchObject({ can_borrow: true, why: null })
  })

  it('R6.3 is neither lent nor asked for when a limit is set at that moment', async () => {
    await ok('POST /credit/borrow', await borrow())
    const id = await waiting()
    let told: Promise<string[]> | undefined
    const blocked = () =>
      env.owner.run(
        sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      )
    const alice = await member_id('alice')
    const asked = await borrow()
    await env.db.tx(async (tx) => {
      await changeLimit(env, tx, { ...DEPOSITS, member_id: alice }, 1000_00n)
      told = Promise.all([decide('approve', id), outcome('POST /credit/borrow', asked)])
      await expect.poll(blocked).toBe(1)
    })
    expect(await told).toEqual(['403 policy.protected', '403 policy.protected'])
    await unlimit()
  })
})
