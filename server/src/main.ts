import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApi } from './api.ts'
import { openGateways } from './gateways.ts'
import { openChains } from './chains.ts'
import type { Figures } from './kernel/figures.ts'
import { loadConfig, type Config } from './kernel/config.ts'
import { createKernel } from './kernel/index.ts'
import { migrate } from './kernel/migrate.ts'
import { findMisfits } from './modules/site/index.ts'
import { sealFactors } from './modules/staff/index.ts'
import {
  checkDataDir,
  checkOwner,
  openEmbeddedDatabase,
  openExternalDatabase,
  type Database,
} from './running/database.ts'
import { describeDemoPeople } from './running/demo-people.ts'
import { checkInstallation, keepInstallation, readWanted } from './running/installation.ts'
import { changeAsOwner } from './running/as-owner.ts'
import { checkPort, buildSiteUrl } from './running/port.ts'
import { readKeptSecret } from './running/secret.ts'
import { supervise, type Life } from './running/supervise.ts'
import { startServers } from './running/servers.ts'
import { startWorkers } from './running/workers.ts'
import { seed } from './seed.ts'
import { settings } from './settings.ts'
import { offerSuppliers, openSuppliers } from './suppliers.ts'
import { startWorker } from './worker.ts'

export type RunHooks = {
  /** Builds what the browser gets; runs while the database is made ready. */
  build: () => Promise<void>
}

const printLine = (line: string): void => console.log(line)

/** Everything that can refuse a start comes first, before anything is touched. */
const openDatabase = async (life: Life, config: Config, dir: string): Promise<Database> => {
  checkDataDir(dir)
  if (config.database_url === undefined) await checkOwner(dir)
  await checkPort(config.host, config.port)
  const database = config.database_url
    ? await openExternalDatabase(config.database_url)
    : await openEmbeddedDatabase(dir, printLine, life.fail)
  life.onLeave(database.stop)
  return database
}

/**
 * Migrates, seals what a version before left open, and seeds; each does nothing the second time. A setting that cannot be read is named before anybody needs it. Answers the
 * settings with how the database began.
 */
const prepare = async (wanted: Config, url: string): Promise<Config> => {
  await checkInstallation(url, readWanted(wanted))
  const files = await migrate(url, { currency: wanted.currency })
  if (files.length > 0) printLine(`ran ${files.length} migration${files.length === 1 ? '' : 's'}`)
  const config = { ...wanted, seed: await keepInstallation(url, readWanted(wanted)) }
  const kernel = createKernel(config, url, { max_connections: 2 })
  try {
    await changeAsOwner(url, (tx) => sealFactors(tx, kernel.sealer))
    await seed(kernel)
    for (const { key, why } of await findMisfits(kernel.db, settings))
      kernel.log.error({ alarm: 'setting_misfit', key }, why)
    return config
  } finally {
    await kernel.db.close()
  }
}

const waitForAnswer = async (url: string, signal: AbortSignal): Promise<void> => {
  for (;;) {
    signal.throwIfAborted()
    const reply = await fetch(url).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await sleep(50)
  }
}

/** What asks processes for their figures. */
type Counts = (() => Promise<Figures[]>)[]

/** Several processes serve behind the one port, or this one alone. */
const serve = async (life: Life, config: Config, env: NodeJS.ProcessEnv, counts: Counts): Promise<void> => {
  const collect = async () => (await Promise.all(counts.map((count) => count()))).flat()
  if (config.servers > 1) {
    const servers = startServers(config.servers, { ...env, SEED: config.seed }, printLine, { collect })
    life.onLeave(servers.stop)
    counts.push(servers.figures)
    return servers.ready
  }
  const you = 'main'
  const api = await startApi(config, { collectFigures: async () => ({ all: await collect(), you }) })
  counts.push(async () => [{ process: you, metrics: await api.readFigures() }])
  life.onLeave(api.close)
}

/** Jobs run in processes of their own, or in this one when WORKERS is 0. */
const takeJobs = async (life: Life, config: Config, env: NodeJS.ProcessEnv, counts: Counts): Promise<void> => {
  if (config.workers > 0) {
    const workers = startWorkers(config.workers, env, printLine)
    life.onLeave(workers.stop)
    counts.push(workers.figures)
    return workers.ready
  }
  const worker = await startWorker(config)
  life.onLeave(worker.close)
}

const start = async (life: Life, hooks: RunHooks): Promise<void> => {
  const wanted = loadConfig(process.env)
  const data_dir = resolve(wanted.data_dir)
  const database = await openDatabase(life, wanted, data_dir)
  const building = hooks.build()
  building.catch(() => undefined) // awaited below
  life.signal.throwIfAborted()
  const secret = wanted.secret ?? readKeptSecret(data_dir)
  const own = { ...process.env, DATA_DIR: data_dir, DATABASE_URL: database.url, SECRET: secret }
  const prepared = await prepare(loadConfig(own), database.url)
  life.signal.throwIfAborted()
  const outside = await Promise.all([
    openSuppliers(life, prepared, printLine),
    openGateways(life, prepared, printLine),
    openChains(life, prepared, printLine),
  ])
  const env = { ...own, ...Object.assign({}, ...outside) }
  const config = { ...loadConfig(env), seed: prepared.seed }
  await offerSuppliers(config, database.url)
  life.signal.throwIfAborted()
  await building
  const counts: Counts = []
  await serve(life, config, env, counts)
  await takeJobs(life, config, env, counts)
  const url = buildSiteUrl(config.host, config.port)
  await waitForAnswer(`${url}/readyz`, life.signal)
  if (config.seed === 'demo') printLine(describeDemoPeople())
  printLine(`ready ${url}`)
}

/** Runs the product until a signal or a failure, then ends the process: 0 after a signal, 1 after a failure. */
export const run = async (hooks: RunHooks): Promise<never> => {
  process.exit(await supervise((life) => start(life, hooks)))
}
