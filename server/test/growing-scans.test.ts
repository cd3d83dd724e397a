import { type Env, startEnv } from '@moongate/testing/env'
import { countReadings } from '@moongate/testing/readings'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

/** Others of whom something is kept: none of it is read for a call of one member. */
const OTHERS = 2000
/** So many of each call that PostgreSQL keeps the plans of their statements. */
const CALLS = 24

let env: Env
const { data, ok, enterLottery } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
})
afterAll(() => env.stop())

/** As a site has them where its licence asks everybody for a limit; counted by PostgreSQL as they are now. */
const addOthers = async (): Promise<void> => {
  const others = sql`from generate_series(100001, 100000 + ${OTHERS}::int) n`
  await env.owner.run(
    sql`insert into policy.bars (member_id, action, why, since) select n, 'play', 'protected', kernel.now() ${others}`,
  )
  await env.owner.run(
    sql`insert into policy.limits (member_id, kind, period, amount) select n, 'deposit', 'day', 100 ${others}`,
  )
  await env.owner.run(sql`analyze`)
}

it('R1.1 what grows with each bet and transfer is never read as a whole by the next, even where PostgreSQL counted it while it was small', async () => {
  await ok('POST /game/deposit', { as: 'alice', key: 'growing-deposit', body: { api_code: 'JZ', money: '400' } })
  const player = await enterLottery('alice')
  const [open] = await data<{ issue: string }[]>('GET /lottery/list')
  const lines = [{ bet_type: 'sum', selection: 'big', unit_stake: '1' }]
  const play = async (n: number) => {
    const body = { api_code: 'JZ', money: '1' }
    await ok('POST /game/deposit', { as: 'alice', key: `growing-transfer-${n}`, body })
    await ok('POST /jz/bet', {
      as: player,
      key: `growing-slip-${n}`,
      body: { code: 'jzssc', issue: open?.issue, lines },
    })
    await ok('POST /auth/me', { as: 'alice' })
  }
  await addOthers()
  const before = await countReadings(env.owner)
  for (let n = 0; n < CALLS; n += 1) await play(n)
  const after = await countReadings(env.owner)
  const grown = [...after.values()].map(({ name, whole, read, written }) => ({
    name,
    whole: whole - (before.get(name)?.whole ?? 0),
    written: written - (before.get(name)?.written ?? 0),
    read: read - (before.get(name)?.read ?? 0),
  }))
  expect(grown.filter(({ written }) => written >= CALLS).map(({ name }) => name)).toContain('wallet.transfers')
  expect(grown.filter(({ whole, written }) => whole > 0 && written > 0)).toEqual([])
  expect(grown.filter(({ read }) => read >= OTHERS)).toEqual([])
  expect(await env.invariants()).toEqual([])
})
