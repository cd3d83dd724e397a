import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@moongate/postgres'
import { type Env, startEnv } from '@moongate/testing/env'
import startTemplate from '@moongate/testing/global-setup'
import { prepareDraws } from '../server/src/modules/lottery/index.ts'
import { openPlayers, type Player } from './api-members.ts'
import { ONE_BALL } from './api-routes.ts'
import { summarizeRuns } from './figures.rules.ts'
import { fillPgbench, findPgbench, runPgbenchRound } from './pgbench.ts'

/**
 * `npm run bench:settle`: the tickets of a draw, from its last ball until each is settled, paid and counted by every module that counts
 * bets, in one process and one job after another, beside pgbench's TPC-B on the same server in the same run. The last line is JSON.
 */
const MEMBERS = 2_000
const TICKETS = MEMBERS * ONE_BALL.length
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CALLERS = 64

type Offer = { issue: string; draw_at: number }
type Answer = { status: number; body: unknown }

const check = ({ status, body }: Answer): Answer => {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return { status, body }
}

const findOffer = async (env: Env): Promise<Offer> => {
  const { body } = check(await env.call('GET /lottery/list'))
  const [offer] = (body as { data: Offer[] }).data
  if (!offer) throw new Error('nothing is on sale')
  return offer
}

/** A slip of each, some callers at once. */
const sellSlips = async (env: Env, players: readonly Player[], issue: string): Promise<void> => {
  const lines = ONE_BALL.map((line) => ({ ...line, unit_stake: '1' }))
  const waiting = [...players]
  const sell = async (): Promise<void> => {
    for (let player = waiting.pop(); player; player = waiting.pop())
      check(await env.call('POST /jz/bet', { as: player.game_token, body: { code: 'jzssc', issue, lines } }))
  }
  await Promise.all(Array.from({ length: CALLERS }, sell))
}

const runRound = async (env: Env, players: readonly Player[], url: string) => {
  const { issue, draw_at } = await findOffer(env)
  await sellSlips(env, players, issue)
  const before = runPgbenchRound(url)
  env.clock.set(new Date(draw_at))
  const start = performance.now()
  await env.drain()
  const seconds = (performance.now() - start) / 1000
  const pgbench_tps = (before + runPgbenchRound(url)) / 2
  const tickets_per_s = TICKETS / seconds
  console.log(`pgbench ${pgbench_tps.toFixed(0)}/s, ${TICKETS} tickets in ${seconds.toFixed(1)} s`)
  return { pgbench_tps, tickets_per_s, ratio: tickets_per_s / pgbench_tps }
}

const measure = async (url: string) => {
  fillPgbench(url)
  const env = await startEnv({ seed: 'demo', start_at: new Date() })
  const players = await openPlayers(env.url, MEMBERS)
  await prepareDraws(env)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await runRound(env, players, url))
  const faults = await env.invariants()
  await env.stop()
  if (faults.length > 0) throw new Error(`invariants broken: ${JSON.stringify(faults)}`)
  return summarizeRuns(rounds)
}

if (!findPgbench()) throw new Error('bench:settle needs pgbench on the PATH, as bench:ledger does')
const dir = mkdtempSync(join(tmpdir(), 'moongate-bench-'))
const server = await startPostgres({ dir, durable: true })
process.env.MOONGATE_TEST_DATABASE_URL = server.url
try {
  await startTemplate()
  console.log(JSON.stringify(await measure(server.url)))
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
