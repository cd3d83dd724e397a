import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { type Breath, runBreath } from './breath.ts'
import { createAsk, type Lent } from './lent.ts'
import { DB_LIMITS, type DbLimits } from './limits.ts'
import { pgTypes } from './pg-types.ts'
import { createPool } from './pool.ts'
import { type Aside, createReader, type Figure, type Reader, type Tx } from './reader.ts'
import { checkValues, createStatementNames } from './statement.rules.ts'
import { type SessionTime, createTimeKeeper } from './session-time.ts'
import { type AroundTx, type Begin, createTransactions, runTx } from './tx.ts'
import { toUnavailable } from './unavailable.ts'
import { createWaker } from './waker.ts'

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag'
export type { Breath } from './breath.ts'
export type { Reader, Tx } from './reader.ts'
export { AmbiguousCommit } from './tx.ts'

export type Db = Reader & {
  /**
   * Runs `fn` in one READ COMMITTED transaction and rolls back when it throws. A deadlock or serialisation failure runs `fn`
   * again, up to 5 times, so it must do nothing outside the transaction. Throws AmbiguousCommit when the connection is lost
   * while committing.
   */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for a `fn` that sends all its statements before it waits for one of them: begin, statements and commit go together
   * (decisions/0491). Throws HasToAsk where one of them met `must`, AmbiguousCommit when the connection is lost at any moment.
   */
  breath<T>(fn: (breath: Breath) => Promise<T>): Promise<T>
}
export type Pool = Db & { readonly pool: pg.Pool; close(): Promise<void> }

export type DbOptions = {
  max?: number
  /** The role that statements run under; null keeps the one of the address. */
  role?: string | null
  name?: string
  limits?: DbLimits
  on_error?: (error: Error) => void
  /** Told each statement's text as it is sent, begin and commit too: for tests that count what a call costs. */
  on_statement?: (text: string) => void
  /** Told each step of a figure that holds. */
  on_count?: (figure: Figure) => void
  /** For tests: how far `kernel.now()` is moved, an interval such as '2 hours'. */
  clock_offset?: string
  /** For tests: what `kernel.now()` answers, asked before each use of a connection. */
  time?: SessionTime
  /** For tests: what the function of each transaction runs in, to notice what it must not do. */
  around_tx?: AroundTx
}

/**
 * Plans that avoid something count as very expensive to PostgreSQL before version 18, which would compile them first. And it expects of a
 * row found by its key what a turning disk took for it: twenty thousand rows were read in place of one (decisions/0505).
 */
const EVERY_SESSION = ['jit=off', 'random_page_cost=1.1']

/** Settings of the session from its first statement on, as the server's start-up options. */
const buildStartOptions = (
  { role = 'moongate_app', clock_offset = '' }: DbOptions,
  settings: readonly string[],
): string =>
  [
    ...EVERY_SESSION,
    ...settings,
    ...(role === null ? [] : [`role=${role}`]),
    ...(clock_offset === '' ? [] : [`moongate.clock_offset=${clock_offset}`]),
  ]
    .map((setting) => `-c ${setting.replaceAll(/[\\ ]/g, (found) => `\\${found}`)}`)
    .join(' ')

const openPool = (
  url: string,
  options: DbOptions,
  max: number,
  settings: readonly string[] = [],
): ReturnType<typeof createPool> => {
  const { name = 'moongate', limits = DB_LIMITS } = options
  return createPool(url, {
    max,
    name,
    limits,
    on_error: (error) => options.on_error?.(error),
    types: pgTypes,
    statement_timeout: limits.statement_ms,
    lock_timeout: limits.lock_ms,
    idle_in_transaction_session_timeout: 60_000,
    options: buildStartOptions(options, settings),
  })
}

const rethrow = (error: unknown): never => {
  throw toUnavailable(error)
}

/** Connections that only read, beside those that also hold transactions; a reading takes less than a millisecond. */
const STEADY_MAX = 6
/** So many readings go over one connection in one piece. */
const STEADY_TOGETHER = 32
/** Plans that are kept, and of an index each (decisions/0480, 0505). */
const STEADY_SETTINGS = ['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']

/** Opens a pool on a migrated database. A statement whose connection is lost, refused or silent throws `Unavailable`. */
export const createDb = (url: string, options: DbOptions = {}): Pool => {
  const { max = 16 } = options
  const { pool, close } = openPool(url, options, max)
  const steady = openPool(url, options, Math.min(max, STEADY_MAX), STEADY_SETTINGS)
  const nameOf = createStatementNames()
  const keepTime = createTimeKeeper(options.time)
  const aside: Aside = { count: (figure) => options.on_count?.(figure), wake: createWaker(pool) }
  const send = (client: pg.ClientBase, q: Sql): Promise<pg.QueryResult> => {
    options.on_statement?.(q.text)
    const name = nameOf(q.text)
    const values = checkValues(q.values, q.text)
    return client.query({ text: q.text, values, ...(name !== undefined && { name }) }).catch(rethrow)
  }
  const takeOut = async (from: pg.Pool): Promise<pg.PoolClient> => {
    const client = await from.connect().catch(rethrow)
    await keepTime(client).catch((error: Error) => {
      client.release(error)
      return rethrow(error)
    })
    return client
  }
  // Not the pool's own query: that one throws a good connection away for every statement that fails.
  const lend = async (from: pg.Pool): Promise<Lent> => {
    const client = await takeOut(from)
    return { send: (q) => send(client, q), release: (broken) => client.release(broken) }
  }
  const begin: Begin = async () => {
    const client = await takeOut(pool)
    return {
      control: (text) => {
        options.on_statement?.(text)
        return client.query(text).catch(rethrow)
      },
      reader: (watch, later) => createReader((q) => watch(() => send(client, q)), later),
      aside,
      release: (broken) => client.release(broken),
    }
  }
  return {
    ...createReader(
      createAsk(() => lend(pool), 1),
      aside,
      createReader(
        createAsk(() => lend(steady.pool), STEADY_TOGETHER),
        aside,
      ),
    ),
    tx: createTransactions(runTx, begin, options.around_tx),
    breath: createTransactions(runBreath, begin, options.around_tx),
    pool,
    close: async () => {
      await Promise.all([close(), steady.close()])
    },
  }
}
