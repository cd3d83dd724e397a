import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedPostgres, startPostgres } from '@moongate/postgres'
import { loadConfig } from '../../src/kernel/config.ts'
import { createDb, type Pool, sql } from '../../src/kernel/db.ts'
import { createKernel } from '../../src/kernel/index.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/running/sandbox.ts'
import { seed } from '../../src/seed.ts'
import { createFastClock, type FastTime } from './fast-clock.ts'
import { startKind } from './kind.ts'
import { writeSuppliersFile } from './suppliers.ts'

export const CAPTCHA = '7777'
export const VICTIMS = ['api', 'worker', 'postgres'] as const
export type Victim = (typeof VICTIMS)[number]

/** The product as processes: some that serve, one that works, a PostgreSQL and the suppliers, each with a life of its own. */
export type Product = {
  url: string
  /** Of each process that serves; what begins at one may be asked again of another. */
  urls: readonly string[]
  owner: Pool
  sandbox: Sandbox
  /** Now, by the time that all of them share. */
  now: () => Date
  /** Ends one of a kind, each in its turn, as a machine that loses its power does, and starts it again. */
  kill: (victim: Victim) => Promise<void>
  stop: () => Promise<void>
}

/** A database of the demo, with suppliers of its own. */
const prepare = async (env: NodeJS.ProcessEnv, url: string, time: FastTime): Promise<void> => {
  await migrate(url, { currency: 'CNY' })
  const clock = createFastClock(time)
  const kernel = createKernel(loadConfig(env), url, { max_connections: 2, clock, time: () => clock.now() })
  await seed(kernel)
  await kernel.db.close()
}

const offerSuppliers = (owner: Pool, codes: readonly string[]): Promise<number> =>
  owner.run(sql`insert into games.suppliers (code, title, position)
    select code, jsonb_build_object('zh_cn', code), 50 from unnest(${[...codes]}::text[]) code`)

const chooseEnv = async (dir: string, url: string, time: FastTime): Promise<NodeJS.ProcessEnv> => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.TORTURE_LOG ?? 'silent',
  DATA_DIR: dir,
  DATABASE_URL: url,
  SEED: 'demo',
  SECRET: 'torture '.repeat(8),
  CAPTCHA_ANSWER: CAPTCHA,
  TRUST_PROXY: '1',
  SUPPLIERS_FILE: join(dir, 'suppliers.json'),
  TORTURE_TIME: JSON.stringify(time),
})

/** Starts it in a folder of its own, its time running `speed` times as fast as ours. */
export const startTortured = async (
  dir: string,
  speed: number,
  codes: readonly string[],
  servers = 1,
): Promise<Product> => {
  const time = { at: Date.now(), since: Date.now(), speed }
  const clock = createFastClock(time)
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: true })
  const endPostgres = (): void => void (postgres.alive() && process.kill(postgres.pid, 'SIGQUIT'))
  process.once('exit', endPostgres) // all others end with us by themselves
  const env = await chooseEnv(dir, postgres.url, time)
  await prepare(env, postgres.url, time)
  const sandbox = await startSandbox({ dir: join(dir, 'sandbox'), currency: 'CNY', translate: () => {} })
  writeSuppliersFile(join(dir, 'suppliers.json'), sandbox, codes)
  const owner = createDb(postgres.url, { role: null, max: 3, time: () => clock.now(), on_error: () => {} })
  await offerSuppliers(owner, codes)
  const kinds = { api: await startKind('api', env, servers), worker: await startKind('worker', env, 1) }
  const urls = kinds.api.ports.map((port) => `http://127.0.0.1:${port}/api`)
  return {
    url: urls[0] ?? '',
    urls,
    owner,
    sandbox,
    now: clock.now,
    kill: (victim) => (victim === 'postgres' ? killPostgres(postgres) : kinds[victim].kill()),
    stop: async () => {
      process.off('exit', endPostgres)
      await Promise.all(Object.values(kinds).map(({ end }) => end()))
      await owner.close()
      await Promise.all([postgres.stop(), sandbox.stop()])
    },
  }
}

const killPostgres = async (postgres: EmbeddedPostgres): Promise<void> => {
  await postgres.kill9()
  while (postgres.alive()) await wait(5)
  await postgres.revive()
}
