import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { pgTypes } from './pg-types.ts'
import { type Ask, createReader, type Reader, type Tx } from './reader.ts'
import { checkValues, createStatementNames } from './statement.rules.ts'
import { type SessionTime, createTimeKeeper } from './session-time.ts'
import { type AroundTx, type Begin, createTransactions } from './tx.ts'

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag'
export type { Reader, Tx } from './reader.ts'
export { AmbiguousCommit } from './tx.ts'

export type Db = Reader & {
  /**
   * Runs `fn` in one READ COMMITTED transaction and rolls back when it throws. A deadlock or serialisation failure runs `fn`
   * again, up to 5 times, so it must do nothing outside the transaction. Throws AmbiguousCommit when the connection is lost
   * while committing.
   */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
}
export type Pool = Db & { readonly pool: pg.Pool; close(): Promise<void> }

export type DbOptions = {
  max?: number
  /** The role that statements run under; null keeps the one of the address. */
  role?: string | null
  name?: string
  statement_timeout_ms?: number
  lock_timeout_ms?: number
  on_error?: (error: Error) => void
  /** Told each statement's text as it is sent, begin and commit too: for tests that count what a call costs. */
  on_statement?: (text: string) => void
  /** For tests: how far `kernel.now()` is moved, an interval such as '2 hours'. */
  clock_offset?: string
  /** For tests: what `kernel.now()` answers, asked before each use of a connection. */
  time?: SessionTime
  /** For tests: what the function of each transaction runs in, to notice what it must not do. */
  around_tx?: AroundTx
}

/** Settings of the session from its first statement on, as the server's start-up options. */
const buildStartOptions = ({ role = 'moongate_app', clock_offset = '' }: DbOptions): string =>
  [
    ...(role === null ? [] : [`role=${role}`]),
    ...(clock_offset === '' ? [] : [`moongate.clock_offset=${clock_offset}`]),
  ]
    .map((setting) => `-c ${setting.replaceAll(/[\\ ]/g, (found) => `\\${found}`)}`)
    .join(' ')

const CLOSE_PATIENCE_MS = 2000

const createPool = (url: string, options: DbOptions): { pool: pg.Pool; close: () => Promise<void> } => {
  const { max = 16, name = 'moongate', statement_timeout_ms = 30_000, lock_timeout_ms = 10_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: pgTypes,
    application_name: name,
    pipeline: true,
    statement_timeout: statement_timeout_ms,
    lock_timeout: lock_timeout_ms,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    idleTimeoutMillis: 0, // prepared statements live as long as their connection
    options: buildStartOptions(options),
  })
  const open = new Set<Promise<void>>()
  let closing = false
  // Without these listeners a lost connection would end the process. One that is in use tells by its next statement.
  pool.on('error', (error) => closing || options.on_error?.(error))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const gone = new Promise<void>((resolve) => client.once('end', resolve))
    open.add(gone)
    void gone.then(() => open.delete(gone))
  })
  return {
    pool,
    close: async () => {
      closing = true
      await pool.end() // answers before the server has let go of the connections
      await Promise.race([Promise.all(open), wait(CLOSE_PATIENCE_MS, undefined, { ref: false })])
    },
  }
}

/** Opens a pool on a migrated database. */
export const createDb = (url: string, options: DbOptions = {}): Pool => {
  const { pool, close } = createPool(url, options)
  const nameOf = createStatementNames()
  const keepTime = createTimeKeeper(options.time)
  const send = (client: pg.Pool | pg.ClientBase, q: Sql): Promise<pg.QueryResult> => {
    options.on_statement?.(q.text)
    const name = nameOf(q.text)
    return client.query({ text: q.text, values: checkValues(q.values, q.text), ...(name !== undefined && { name }) })
  }
  const sendAlone: Ask = async (q) => {
    if (!options.time) return send(pool, q)
    return withClient((client) => send(client, q))
  }
  const withClient = async <T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await keepTime(client)
      return await fn(client)
    } finally {
      client.release()
    }
  }
  const begin: Begin = async () => {
    const client = await pool.connect()
    await keepTime(client)
    return {
      control: (text) => {
        options.on_statement?.(text)
        return client.query(text)
      },
      reader: (guard) => createReader(async (q) => (guard(), send(client, q))),
      release: (broken) => client.release(broken),
    }
  }
  return { ...createReader(sendAlone), tx: createTransactions(begin, options.around_tx), pool, close }
}
