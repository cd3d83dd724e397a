import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { startProduct } from '../e2e/harness/product.ts'
import { createDb, sql } from '../server/src/kernel/db.ts'
import { findBrokenInvariants } from '../server/src/modules/ledger/index.ts'
import { type Asked, type Load, runLoad } from './api-load.ts'
import { openPlayers, type Player } from './api-members.ts'
import { findMedian, roundTo } from './figures.rules.ts'
import { fillPgbench, findPgbench, runPgbenchRound } from './pgbench.ts'

/**
 * What members' calls cost over HTTP, from 2,000 members, beside pgbench's TPC-B on the same database server and an empty route in the
 * same run. The load, the product and its database share the machine. The last line is one JSON object.
 */
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '1,16,64,256').split(',').map(Number)
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 3000)
const MEMBERS = 2000
/** The calls to measure, by name; all of them where nothing is said. */
const ONLY = process.env.BENCH_ROUTES?.split(',')

/** In tests each answer is read with its schema once more, and little is logged: no operator runs it so. */
const AS_OPERATED = { NODE_ENV: 'development', LOG_LEVEL: 'info' }

type Route = { name: string; build: (player: Player) => Promise<Asked> | Asked; is_money?: true }
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

type Line = { bet_type: string; selection: string }
const ONE_BALL = Array.from({ length: 10 }, (_, digit): Line => ({ bet_type: 'star1', selection: `${digit}|-|-|-|-` }))

/** The issue that is sold now, asked for once a second. */
const createIssue = (origin: string): (() => string) => {
  let issue = ''
  const look = async (): Promise<void> => {
    const answer = await fetch(`${origin}/api/lottery/list`)
    const { data } = (await answer.json()) as { data: { issue: string; close_at: number; server_time: number }[] }
    issue = data[0]?.issue ?? ''
  }
  void look()
  setInterval(() => void look().catch(() => {}), 500).unref()
  return () => issue
}

const listRoutes = (readIssue: () => string): Route[] => {
  const slip = (name: string, lines: readonly Line[]): Route => ({
    name,
    is_money: true,
    build: ({ game_token }) => ({
      method: 'POST',
      path: '/api/jz/bet',
      headers: { ...bearer(game_token), 'idempotency-key': randomUUID() },
      body: {
        code: 'jzssc',
        issue: readIssue(),
        lines: lines.map((line) => ({ ...line, unit_stake: '1.00', multiple: 1 })),
      },
    }),
  })
  const read = (name: string, path: string): Route => ({ name, build: () => ({ method: 'GET', path }) })
  const routes: Route[] = [
    read('configs', '/api/system/configs?lang=zh_cn'),
    read('lists', '/api/games/lists?lang=zh_cn'),
    {
      name: 'me',
      build: ({ token }) => ({ method: 'POST', path: '/api/auth/me?lang=zh_cn', headers: bearer(token), body: {} }),
    },
    {
      name: 'moneylog',
      build: ({ token }) => ({ method: 'POST', path: '/api/moneylog', headers: bearer(token), body: {} }),
    },
    {
      name: 'transfer_in',
      is_money: true,
      build: ({ token }) => ({
        method: 'POST',
        path: '/api/game/deposit',
        headers: { ...bearer(token), 'idempotency-key': randomUUID() },
        body: { api_code: 'JZ', money: '0.01' },
      }),
    },
    slip('slip_sum', [{ bet_type: 'sum', selection: 'big' }]),
    slip('slip_ball', ONE_BALL.slice(3, 4)),
    slip('slip_ten', ONE_BALL),
  ]
  return routes.filter(({ name }) => ONLY?.includes(name) ?? true)
}

/** What HTTP itself costs here: a route that does nothing. */
const openEmptyRoute = async () => {
  const app = Fastify()
  app.get('/', () => ({ status: 'success' }))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => app.close() }
}

type Measured = Load & { ratio: number }

const measureRoutes = async (origin: string, database_url: string, players: readonly Player[]) => {
  const readIssue = createIssue(origin)
  const empty = await openEmptyRoute()
  const references: number[] = []
  const routes: Record<string, Record<number, Measured>> = { empty: {} }
  for (const connections of CONNECTIONS) {
    const bare = await runLoad(empty.origin, connections, ROUND_MS, () => ({ method: 'GET', path: '/' }))
    routes['empty'] = { ...routes['empty'], [connections]: { ...bare, ratio: 1 } }
    for (const { name, build, is_money } of listRoutes(readIssue)) {
      const reference = is_money ? runPgbenchRound(database_url) : bare.rps
      if (is_money) references.push(reference)
      const load = await runLoad(origin, connections, ROUND_MS, (n) => {
        const player = players[n % players.length]
        if (!player) throw new Error('nobody plays')
        const asked = build(player) as Asked
        // As people have: the load of one address is limited.
        return {
          ...asked,
          headers: { ...asked.headers, 'x-forwarded-for': `10.${player.id % 8}.${(player.id >> 3) % 250}.7` },
        }
      })
      const measured = { ...load, ratio: roundTo(load.rps / reference, 3) }
      routes[name] = { ...routes[name], [connections]: measured }
      console.log(`${name} at ${connections}: ${JSON.stringify(measured)}`)
    }
  }
  await empty.close()
  return { pgbench_tps: Math.round(findMedian(references)), routes }
}

/** pgbench keeps its tables in a database of its own on the same server. */
const createReference = async (database_url: string): Promise<string> => {
  const owner = createDb(database_url, { role: null, max: 1 })
  await owner.run(sql`create database pgbench`)
  await owner.close()
  const url = new URL(database_url)
  url.pathname = '/pgbench'
  fillPgbench(url.href)
  return url.href
}

const main = async (): Promise<void> => {
  if (!findPgbench()) throw new Error("bench:api needs pgbench: install PostgreSQL's own tools and put it on the PATH")
  const product = await startProduct(0, AS_OPERATED)
  try {
    const reference = await createReference(product.database_url)
    const players = await openPlayers(product.database_url, MEMBERS)
    const figures = await measureRoutes(product.url, reference, players)
    const owner = createDb(product.database_url, { role: null, max: 1 })
    const broken = await findBrokenInvariants(owner)
    await owner.close()
    if (broken.length > 0) process.exitCode = 1
    console.log(JSON.stringify({ ...figures, broken }))
  } finally {
    await product.stop()
  }
}

await main()
