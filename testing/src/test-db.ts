import { createKernel, type Kernel } from '../../server/src/kernel/index.ts'
import { createFakeClock, type FakeClock } from '../../server/src/kernel/clock.ts'
import { loadConfig } from '../../server/src/kernel/config.ts'
import { createDb, type Pool } from '../../server/src/kernel/db.ts'
import { createLog } from '../../server/src/kernel/log.ts'
import { createSeededRng, type Rng } from '../../server/src/kernel/rng.ts'
import { createDatabase } from './database.ts'
import { hearStatement } from './statements.ts'
import { type OutsideWatch, watchOutside } from './outside.ts'

export type TestDbOptions = {
  /** Stops the time there, in the kernel and in `kernel.now()`; move it with `clock`. Without it the system's time runs. */
  start_at?: Date | string
  rng?: Rng
  /** The same random numbers in each run. */
  rng_seed?: string
  /** Settings as in the environment, e.g. `{ CURRENCY: 'CNY' }`. */
  env?: Record<string, string>
  from?: 'template' | 'empty'
}

/** The kernel on a database of its own. `owner` runs statements as the database's owner, past the application's grants. `stop` fails when a transaction called the outside. */
export type TestDb = Kernel & {
  db: Pool
  clock: FakeClock
  url: string
  owner: Pool
  outside: OutsideWatch
  stop(): Promise<void>
}

/** The time moves only where it was stopped first. */
const createRunningClock = (): FakeClock => {
  const refuse = (): never => {
    throw new Error('the clock runs: ask for testDb({ start_at }) to move it')
  }
  return { now: () => new Date(), advance: refuse, set: refuse }
}

/** A migrated database and the kernel on it, e.g. `const d = await testDb()`; hand `d` to use cases and call `d.stop()` at the end. */
export const createTestDb = async (options: TestDbOptions = {}): Promise<TestDb> => {
  const database = await createDatabase(options.from)
  const { start_at } = options
  const clock = start_at === undefined ? createRunningClock() : createFakeClock(start_at)
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    CAPTCHA_ANSWER: '7777',
    SECRET: 'the secret of a database that a test has made',
    ...options.env,
  })
  const rng = options.rng ?? (options.rng_seed === undefined ? undefined : createSeededRng(options.rng_seed))
  const outside = watchOutside()
  const kernel = createKernel(config, database.url, {
    clock,
    log: createLog(config),
    max_connections: 8,
    on_statement: hearStatement,
    around_tx: outside.aroundTx,
    ...(start_at !== undefined && { time: () => clock.now() }),
    ...(rng && { rng }),
  })
  const owner = createDb(database.url, { role: null, max: 2, name: 'moongate-test-owner' })
  return {
    ...kernel,
    clock,
    url: database.url,
    owner,
    outside,
    stop: async () => {
      await kernel.db.close()
      await owner.close()
      await database.drop()
      outside.stop()
    },
  }
}
