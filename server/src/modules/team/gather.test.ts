import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { definePostings, house, member, postOrRefuse } from '../ledger/index.ts'
import { gatherMoney } from './index.ts'

const { deposit_credited } = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
})
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let env: Env
let n = 0
let agent: number
let player: number
let old: bigint[]
const { member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
  agent = await member_id('carol')
  const found = await env.owner.one<{ member_id: number }>(
    sql`select member_id from team.lines where agent_id = ${agent} order by distance, member_id limit 1`,
  )
  player = found.member_id
})
/** Noon of a day of the site's on which nothing has moved yet, and all before it is gathered. */
beforeEach(async () => {
  env.clock.advance(10 * DAY_MS)
  await gatherMoney(env)
  old = await recharges()
})
afterAll(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

const deposit = (amount: bigint) => {
  const id = env.ids.uuid()
  const bill_no = `gathered-${++n}`
  return env.db.tx(async (tx) => {
    await env.owner
      .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
      values (${player}, ${id}, ${bill_no}, 1, 'company_bankpay', 'a', '1', 'CNY', ${amount}, 'p', '', '', '', 'credited', ${env.clock.now()}, ${env.clock.now()})`)
    const item = { key: id, kind: deposit_credited, member_id: player, asset: 'CNY' as const, sub: 'test' }
    await postOrRefuse(tx, [{ ...item, amount, ref: bill_no }])
  })
}
/** What the agent's team has deposited, day by day. */
const recharges = async (): Promise<bigint[]> =>
  (
    await env.owner.many<{ recharge: bigint }>(
      sql`select recharge from team.days where agent_id = ${agent} and recharge > 0 order by on_day desc`,
    )
  ).map(({ recharge }) => recharge)

/** How many rows of all entries were read. A connection tells when it ends. */
const countEntries = async (): Promise<number> => {
  await env.owner.run(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const { n: read } = await env.owner.one<{ n: number }>(
    sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_user_tables
      where schemaname = 'ledger' and relname = 'entries'`,
  )
  return read
}

describe('R2.32 R6.4 the money of teams', () => {
  it('is gathered without reading what moved before the last two days', async () => {
    const before = await countEntries()
    await gatherMoney(env)
    expect((await countEntries()) - before).toBe(0)
  })

  it('comes to the same where it is gathered twice, by two at once and after more has moved', async () => {
    await deposit(100_00n)
    await Promise.all([gatherMoney(env), gatherMoney(env)])
    expect(await recharges()).toEqual([100_00n, ...old])
    await deposit(50_00n)
    env.clock.advance(2 * HOUR_MS)
    await deposit(1n)
    await gatherMoney(env)
    await gatherMoney(env)
    expect(await recharges()).toEqual([150_01n, ...old])
  })

  it('stands on the day of the site on which it moved, the day before again', async () => {
    const midnight = Math.ceil(env.clock.now().getTime() / DAY_MS) * DAY_MS - 8 * HOUR_MS
    env.clock.set(new Date(midnight - 1))
    await deposit(7n)
    env.clock.advance(1)
    await deposit(70n)
    await gatherMoney(env)
    expect(await recharges()).toEqual([70n, 7n, ...old])
    env.clock.advance(DAY_MS)
    await deposit(700n)
    await gatherMoney(env)
    await gatherMoney(env)
    expect(await recharges()).toEqual([700n, 70n, 7n, ...old])
  })

  it('that was cut short is written once it was gathered as a whole, and nothing before', async () => {
    await deposit(9n)
    let left = 3
    const tx: Env['db']['tx'] = (work) => (left-- > 0 ? env.db.tx(work) : Promise.reject(new Error('cut short')))
    await expect(gatherMoney({ ...env, db: { ...env.db, tx } })).rejects.toThrow('cut short')
    expect(await recharges()).toEqual(old)
    await gatherMoney(env)
    expect(await recharges()).toEqual([9n, ...old])
  })

  it('of many days that nobody gathered is gathered at last', async () => {
    for (const amount of [11n, 12n]) {
      env.clock.advance(5 * DAY_MS)
      await deposit(amount)
    }
    env.clock.advance(5 * DAY_MS)
    await gatherMoney(env)
    expect(await recharges()).toEqual([12n, 11n, ...old])
    await gatherMoney(env)
    expect(await env.owner.many(sql`select 1 from team.moved`)).toEqual([])
  })

  it('is gathered hour by hour where more hours do not come to an end', async () => {
    await deposit(13n)
    let asked = 0
    const tx: Env['db']['tx'] = (work) =>
      ++asked < 60 && asked % 2 === 0 ? Promise.reject(new Error('too slow')) : env.db.tx(work)
    await gatherMoney({ ...env, db: { ...env.db, tx } })
    expect(asked).toBeGreaterThan(60)
    expect(await recharges()).toEqual([13n, ...old])
  })
})
