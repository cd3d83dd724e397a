import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createDatabase } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { startTestChain, type TestChain } from '@moongate/testing/sandbox-chain'
import { createScenario } from '@moongate/testing/scenario'
import { createUsdt } from '@moongate/testing/usdt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginAnew, MEMBERS_LEFT_OUT } from '../src/after-restore.ts'
import { createDb, sql } from '../src/kernel/db.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'
import { findProgram } from '../src/running/built.ts'

let chain: TestChain
let env: Env
const { data, outcome, job } = createScenario(() => env)
const { order } = createUsdt(
  () => env,
  () => chain,
)
beforeAll(async () => {
  chain = await startTestChain()
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', chains: chain.chains })
  await chain.control('rate', { rate_ppm: 7_000_000 })
  env.clock.advance(30_000)
  await job('chain.watch_all')
})
afterAll(async () => {
  await env.stop()
  await chain.stop()
})

const findNewest = () => env.owner.one<{ id: number }>(sql`select max(id) as id from members.members`)
const findPosition = () =>
  env.owner.one<{ position: number }>(sql`select max(position) as position from chain.addresses`)
/** Secrets of draws that are still to come, by the season that they are of. */
const findSeasons = () =>
  env.owner.many<{ id: number }>(
    sql`select distinct season_id as id from lottery.draws where draw_at > ${env.clock.now()}`,
  )

describe('R3.1 a database that was restored from a backup gives nothing away a second time', () => {
  it('numbers of members, addresses of deposits, secrets of draws; and everybody logs in again', async () => {
    await order('alice')
    await prepareDraws(env)
    const before = { ...(await findNewest()), ...(await findPosition()), seasons: await findSeasons() }
    expect(await outcome('POST /auth/me', { as: 'alice' })).toBe('200')
    expect(await outcome('GET /office/members', { as: 'erin' })).toBe('200')

    const done = await env.owner.tx((tx) => beginAnew(tx, 500))
    expect(done).toEqual({ networks: 1, seasons: before.seasons.length, sessions: 2 })
    expect(
      await env.owner.one(sql`select actor_name, after from audit.entries where action = 'site.restored'`),
    ).toEqual({
      actor_name: 'restored',
      after: { ...done, addresses: 500 },
    })
    env.call.forget()

    await data('POST /auth/demo', {})
    expect((await findNewest()).id).toBeGreaterThan(before.id + MEMBERS_LEFT_OUT)
    await order('carol')
    expect((await findPosition()).position).toBe(before.position + 501)
    env.clock.advance(24 * 3_600_000)
    await prepareDraws(env)
    const since = (await findSeasons()).map(({ id }) => id)
    expect(since).toHaveLength(before.seasons.length)
    expect(since.filter((id) => before.seasons.some((old) => old.id === id))).toEqual([])
  })
})

describe('R6.6 npm run restored', () => {
  const file = fileURLToPath(new URL('../src/restored.ts', import.meta.url))
  const run = async (url: string, ...words: string[]) => {
    const { file: program, execArgv } = findProgram(file)
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url }
    const done = promisify(execFile)(process.execPath, [...execArgv, program, ...words], { env })
    return done.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    )
  }

  it('says what it did, and refuses other words and a database that is served', { timeout: 60_000 }, async () => {
    const base = await createDatabase()
    const server = createDb(base.url, { max: 1 })
    try {
      expect(await run(base.url, 'all')).toBe('usage: npm run restored [ADDRESSES]\n')
      await server.run(sql`select 1`)
      expect(await run(base.url)).toMatch(/^stop every server of this database first: 1 /)
      await server.close()
      expect(await run(base.url, '250')).toMatch(
        /^Numbers of members .*: 1000000\.\nUSDT networks that leave out their next 250 addresses: 0\..*\nChains .*: 0\.\nSessions .*: 0\.\n$/,
      )
    } finally {
      await base.drop()
    }
  })
})
