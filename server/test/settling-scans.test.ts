import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

/** As many lines as a slip may have, twice. */
const TICKETS = 200
/** A table is looked into some times for each ticket; each ticket beside each other would be 200. */
const LOOKS = 25

let env: Env
const { data, ok, enterLottery } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
})
afterAll(() => env.stop())

/** How often each table was looked into. A connection tells when it ends. */
const countLooks = async () => {
  await env.owner.run(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const rows = await env.owner.many<{ name: string; n: number }>(
    sql`select schemaname || '.' || relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as n from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ name, n }) => [name, n]))
}

it('R1.1 the tickets of a draw are settled and counted without comparing each with each other', async () => {
  await ok('POST /game/deposit', { as: 'alice', key: 'scans-deposit-1', body: { api_code: 'JZ', money: '400' } })
  const player = await enterLottery('alice')
  const [open] = await data<{ draw_at: number; issue: string }[]>('GET /lottery/list')
  const lines = Array.from({ length: TICKETS / 2 }, () => ({ bet_type: 'sum', selection: 'big', unit_stake: '1' }))
  for (const key of ['scans-slip-one', 'scans-slip-two'])
    await ok('POST /jz/bet', { as: player, key, body: { code: 'jzssc', issue: open?.issue, lines } })
  const before = await countLooks()
  env.clock.set(new Date(open?.draw_at ?? 0))
  await env.drain()
  const after = await countLooks()
  const looks = [...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)] as const)
  expect(new Map(looks).get('rebate.bets')).toBeGreaterThan(0)
  expect(looks.filter(([, n]) => n > TICKETS * LOOKS)).toEqual([])
  expect(await env.invariants()).toEqual([])
})
