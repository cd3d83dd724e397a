import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '../e2e/harness/product.ts'
import { createDb, type Pool, raw, sql } from '../server/src/kernel/db.ts'
import { findBrokenInvariants } from '../server/src/modules/ledger/index.ts'
import { type AwayDatabase, openAwayDatabase } from './api-away.ts'
import { type EmptyRoute, openEmptyRoute } from './api-empty.ts'
import { type Asked, type Load, runLoad } from './api-load.ts'
import { openPlayers, type Player } from './api-members.ts'
import { findIssue } from './api-issue.ts'
import { type Route, ROUTES } from './api-routes.ts'
import { type Watched, watchRound } from './api-watch.ts'
import { findMedian, roundTo } from './figures.rules.ts'
import { fillPgbench, findPgbench, runPgbenchRound } from './pgbench.ts'

/**
 * What members' calls cost over HTTP, from 2,000 members, each round between two of its reference: an empty Fastify route in a
 * process of its own for reads, pgbench's TPC-B on the same database server for money. The load, the product and its database share
 * the machine; no supplier of the demo runs beside them. Figures are medians; the last line is one JSON object.
 */
const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '1,16,64,256').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 3000)
const REFERENCE_MS = 2000
const WARM_MS = 1000
/** Makes each commit so many µs longer, as a standby that is waited for does. */
const COMMIT_DELAY_US = Number(process.env.BENCH_COMMIT_DELAY_US ?? 0)
/** Puts the database so many ms away in each direction, as one on another machine is; pgbench goes the same way. */
const AWAY_MS = Number(process.env.BENCH_AWAY_MS ?? 0)
const MEMBERS = 2000
/** Gives all of them a limit of this kind, as they have where the licence asks for one. */
const LIMIT = process.env.BENCH_LIMIT
/** The calls to measure, by name; all of them where nothing is said. */
const ONLY = process.env.BENCH_ROUTES?.split(',')

/** In tests each answer is read with its schema once more, and little is logged: no operator runs it so. `silent` tells what the log costs. */
const AS_OPERATED = { NODE_ENV: 'development', LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'info' }

/**
 * `copy`: what the same answer, with nothing done for it, comes to of the empty route. `alike`: what the call comes to of pgbench with as
 * many callers as it has connections, where `reference` and `ratio` are pgbench at its best.
 */
type Measured = Load & Watched & { reference: number; ratio: number; copy?: number; alike?: number }
type Bench = { origin: string; empty: EmptyRoute; reference_url: string; owner: Pool; players: readonly Player[] }

/** People have each their address: the load of one is limited. */
const nameAddress = ({ id }: Player): string => `10.${id % 8}.${(id >> 3) % 250}.7`

/** The calls of a round, from one member after the other. */
const listCalls =
  ({ players }: Bench, { build }: Route, issue: string) =>
  (n: number): Asked => {
    const player = players[n % players.length]
    if (!player) throw new Error('nobody plays')
    const asked = build(player, issue)
    return { ...asked, headers: { ...asked.headers, 'x-forwarded-for': nameAddress(player) } }
  }

const askRoute = (b: Bench, route: Route, issue: string, connections: number, ms: number): Promise<[Load, Watched]> =>
  watchRound(
    b.owner,
    () => runLoad(b.origin, connections, ms, listCalls(b, route, issue)),
    ({ rps, failed }) => (rps * ms) / 1000 + failed,
  )

const measureReference = (b: Bench, { is_money }: Route, connections: number): number | Promise<number> =>
  is_money ? runPgbenchRound(b.reference_url) : b.empty.measure(connections, REFERENCE_MS)

/** What pgbench does with as many callers as there are connections; nothing for what moves no money. */
const measureAlike = (b: Bench, { is_money }: Route, connections: number): number | undefined =>
  is_money ? runPgbenchRound(b.reference_url, connections) : undefined

const measureCopy = async (b: Bench, route: Route, issue: string, connections: number, reference: number) => {
  if (route.is_money) return {}
  const rps = await b.empty.measureCopy(b.origin, connections, REFERENCE_MS, listCalls(b, route, issue))
  return { copy: roundTo(rps / reference, 3) }
}

const measureOnce = async (b: Bench, route: Route, connections: number): Promise<Measured> => {
  const issue = await findIssue(b.origin, b.owner, REFERENCE_MS + ROUND_MS)
  const before = await measureReference(b, route, connections)
  const [load, watched] = await askRoute(b, route, issue, connections, ROUND_MS)
  const alike = measureAlike(b, route, connections)
  const after = await measureReference(b, route, connections)
  const reference = (before + after) / 2
  const copy = await measureCopy(b, route, issue, connections, reference)
  const ratios = { ratio: roundTo(load.rps / reference, 3), ...(alike && { alike: roundTo(load.rps / alike, 3) }) }
  return { ...load, reference: Math.round(reference), ...ratios, ...copy, ...watched }
}

/** The middle of each figure; what was seen of processes and waits is that of the round in the middle. */
const findMiddle = (rounds: readonly Measured[]): Measured => {
  const [middle] = rounds.toSorted((a, b) => a.ratio - b.ratio).slice(Math.floor(rounds.length / 2))
  if (!middle) throw new Error('no round')
  const find = (key: 'rps' | 'p50' | 'p99' | 'failed' | 'reference' | 'ratio'): number =>
    findMedian(rounds.map((r) => r[key]))
  return {
    ...middle,
    rps: find('rps'),
    p50: find('p50'),
    p99: find('p99'),
    failed: Math.max(...rounds.map((r) => r.failed)),
    reference: find('reference'),
    ratio: find('ratio'),
  }
}

const measureRoutes = async (b: Bench) => {
  const routes = ROUTES.filter(({ name }) => ONLY?.includes(name) ?? true)
  const found = new Map<string, Measured[]>()
  for (const route of routes)
    await askRoute(b, route, await findIssue(b.origin, b.owner, WARM_MS), Math.max(...CONNECTIONS), WARM_MS)
  for (let round = 1; round <= ROUNDS; round++)
    for (const connections of CONNECTIONS)
      for (const route of routes) {
        const measured = await measureOnce(b, route, connections)
        const at = `${route.name} ${connections}`
        found.set(at, [...(found.get(at) ?? []), measured])
        console.log(`round ${round}, ${route.name} at ${connections}: ${JSON.stringify(measured)}`)
      }
  const listRow = ({ name }: Route) =>
    Object.fromEntries(
      CONNECTIONS.map((connections) => [connections, findMiddle(found.get(`${name} ${connections}`) ?? [])]),
    )
  const references = routes
    .filter(({ is_money }) => is_money)
    .flatMap(({ name }) => CONNECTIONS.flatMap((n) => found.get(`${name} ${n}`) ?? []))
  return {
    pgbench_tps: Math.round(findMedian(references.map(({ reference }) => reference))),
    routes: Object.fromEntries(routes.map((route) => [route.name, listRow(route)])),
  }
}

/** pgbench keeps its tables in a database of its own on the same server, and is measured by the product's way there. */
const createReference = async (owner: Pool, database_url: string, way_url: string): Promise<string> => {
  await owner.run(sql`create database pgbench`)
  const [url, way] = [new URL(database_url), new URL(way_url)]
  url.pathname = way.pathname = '/pgbench'
  fillPgbench(url.href)
  return way.href
}

/** Only the server's administrator may; its password lies where the product's own database was made. */
const delayCommits = async ({ database_url, data_dir }: Pick<Product, 'database_url' | 'data_dir'>): Promise<void> => {
  if (COMMIT_DELAY_US === 0) return
  const secrets = JSON.parse(readFileSync(join(data_dir, 'postgres', 'secrets.json'), 'utf8')) as { admin: string }
  const url = Object.assign(new URL(database_url), {
    username: 'postgres',
    password: secrets.admin,
    pathname: '/postgres',
  })
  const admin = createDb(url.href, { role: null, max: 1 })
  await admin.run(sql`alter system set commit_siblings = 0`)
  await admin.run(sql`alter system set commit_delay = ${raw(String(COMMIT_DELAY_US))}`)
  await admin.run(sql`select pg_reload_conf()`)
  await admin.close()
}

/** Without the programs of the demo that stand for others' machines. */
const startAlone = (dir: string, away: AwayDatabase | undefined) => {
  const none = join(dir, 'none.json')
  writeFileSync(none, '[]')
  const files = { SUPPLIERS_FILE: none, GATEWAYS_FILE: none, CHAINS_FILE: none }
  return startProduct(0, { ...AS_OPERATED, ...files, ...(away && { DATABASE_URL: away.away_url }) })
}

const main = async (): Promise<void> => {
  if (!findPgbench()) throw new Error("bench:api needs pgbench: install PostgreSQL's own tools and put it on the PATH")
  const dir = mkdtempSync(join(tmpdir(), 'moongate-bench-'))
  const away = AWAY_MS > 0 ? await openAwayDatabase(dir, AWAY_MS) : undefined
  const product = await startAlone(dir, away)
  const database_url = away?.url ?? product.database_url
  const owner = createDb(database_url, { role: null, max: 2 })
  const empty = await openEmptyRoute()
  try {
    const reference_url = await createReference(owner, database_url, product.database_url)
    const players = await openPlayers(database_url, MEMBERS, LIMIT)
    await delayCommits(away ? { database_url, data_dir: dir } : product)
    const figures = await measureRoutes({ origin: product.url, empty, reference_url, owner, players })
    const broken = await findBrokenInvariants(owner)
    if (broken.length > 0) process.exitCode = 1
    console.log(JSON.stringify({ ...figures, commit_delay_us: COMMIT_DELAY_US, away_ms: AWAY_MS, broken }))
  } finally {
    empty.close()
    await owner.close()
    await product.stop()
    await away?.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

await main()
