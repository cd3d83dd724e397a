import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startPostgres } from '@moongate/postgres'
import { loadConfig } from '../../src/kernel/config.ts'
import { createDb, type Pool, sql } from '../../src/kernel/db.ts'
import { createKernel } from '../../src/kernel/index.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { type Sandbox, startSandbox } from '../../src/running/sandbox.ts'
import { findProgram } from '../../src/running/built.ts'
import { seed } from '../../src/seed.ts'
import { createFastClock, type FastTime } from './fast-clock.ts'
import { writeSuppliersFile } from './suppliers.ts'

const program = fileURLToPath(new URL('process.ts', import.meta.url))

export const CAPTCHA = '7777'
export const VICTIMS = ['api', 'worker', 'postgres'] as const
export type Victim = (typeof VICTIMS)[number]

/** The product as processes: one that serves, one that works, a PostgreSQL and the suppliers, each with a life of its own. */
export type Product = {
  url: string
  owner: Pool
  sandbox: Sandbox
  /** Now, by the time that all of them share. */
  now: () => Date
  /** Ends one as a machine that loses its power does, and starts it again. */
  kill: (victim: Victim) => Promise<void>
  stop: () => Promise<void>
}

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Goes on until it is there: PostgreSQL may have been killed too. */
const startProcess = async (role: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  for (;;) {
    const { file, execArgv } = findProgram(program)
    const child = fork(file, {
      env: { ...env, TORTURE_ROLE: role },
      execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const word = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)])
    if (word) return child
    await wait(500)
  }
}

const killProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
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
  PORT: String(await findPort()),
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
export const startTortured = async (dir: string, speed: number, codes: readonly string[]): Promise<Product> => {
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
  const children = { api: await startProcess('api', env), worker: await startProcess('worker', env) }
  return {
    url: `http://127.0.0.1:${env.PORT}/api`,
    owner,
    sandbox,
    now: clock.now,
    kill: async (victim) => {
      if (victim === 'postgres') return killPostgres(postgres)
      await killProcess(children[victim])
      children[victim] = await startProcess(victim, env)
    },
    stop: async () => {
      process.off('exit', endPostgres)
      await Promise.all(Object.values(children).map(killProcess))
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
