import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { prepareDraws } from './draw.ts'

let env: Env
const { data, ok, outcome, member_id, enterLottery } = createScenario(() => env)
// The time runs: what is proved here happens between two looks at the clock.
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
  await prepareDraws(env)
})
afterAll(() => env.stop())

it('R1.1 a bet that was in time when it came and waited past the close for its stake is late: the moment of writing counts', async () => {
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '100' } })
  const as = await enterLottery('alice')
  const { issue, close_at } = await env.owner.one<{
    issue: string
    close_at: Date
  }>(sql`update lottery.draws set close_at = clock_timestamp() + interval '3 s'
    where issue = (select max(issue) from lottery.draws) returning issue, close_at`)
  const body = { code: 'jzssc', issue, lines: [{ bet_type: 'sum', selection: 'big', unit_stake: '1' }] }
  const alice = await member_id('alice')
  const told = await env.owner.tx(async (tx) => {
    const until = async (reached: ReturnType<typeof sql>): Promise<void> =>
      (await tx.one<{ yes: boolean }>(reached)).yes ? undefined : until(reached)
    await tx.run(sql`select from ledger.accounts where owner_id = ${alice} and kind = 'supplier:JZ' for update`)
    const answer = outcome('POST /jz/bet', { as, key: 'a-bet-that-waits', body })
    await until(
      sql`select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as yes`,
    )
    expect((await tx.one<{ at: Date }>(sql`select clock_timestamp() as at`)).at < close_at).toBe(true)
    await until(sql`select clock_timestamp() >= ${close_at} as yes from pg_sleep(0.05)`)
    return [answer]
  })
  expect(await told[0]).toBe('409 lottery.closed')
  expect(await data('GET /jz/balance', { as })).toEqual({ money: '100.00' })
  expect(await env.invariants()).toEqual([])
})
