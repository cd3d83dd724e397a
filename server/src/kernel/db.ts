import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import pg from 'pg'
import sql, { empty, join, raw, Sql } from 'sql-template-tag'

export { empty, join, raw, Sql, sql }

/** Anything that answers statements: the pool, or one transaction. */
export type Reader = {
  many<R>(q: Sql): Promise<R[]>
  /** Exactly one row; anything else is a fault of ours. */
  one<R>(q: Sql): Promise<R>
  maybe<R>(q: Sql): Promise<R | undefined>
  /** How many rows the statement touched. */
  run(q: Sql): Promise<number>
}
export type Tx = Reader & { readonly tx: true }
/** `tx` runs READ COMMITTED, repeats the whole function on a deadlock or serialisation failure, and undoes all on a throw. */
export type Db = Reader & { tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T> }
export type Pool = Db & { readonly pool: pg.Pool; close(): Promise<void> }

/** The connection was lost after COMMIT was sent: it may have happened. Look the key up; never retry under a new one. */
export class AmbiguousCommit extends Error {
  override name = 'AmbiguousCommit'
}

const INT8 = 20
const INT8_ARRAY = 1016
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: BigInt,
  [INT8_ARRAY]: (text) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt),
}
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const names = new Map<string, string>()
/** Statements are prepared once per connection under a name made from their text. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  if (names.size < 5000) names.set(text, name)
  return name
}

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }

const query = (on: Queryable, q: Sql): Promise<pg.QueryResult> => {
  if (q.values.includes(undefined)) throw new TypeError(`a statement's parameter is undefined: ${q.text.slice(0, 120)}`)
  return on.query({ text: q.text, values: q.values, name: nameOf(q.text) })
}

const reader = (on: Queryable): Reader => ({
  many: async <R>(q: Sql) => (await query(on, q)).rows as R[],
  maybe: async <R>(q: Sql) => (await query(on, q)).rows[0] as R | undefined,
  run: async (q) => (await query(on, q)).rowCount ?? 0,
  one: async <R>(q: Sql) => {
    const { rows } = await query(on, q)
    if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${q.text.slice(0, 120)}`)
    return rows[0] as R
  },
})

const RETRIED = new Set(['40001', '40P01'])
const MAX_TRIES = 5

const commit = async (client: pg.PoolClient): Promise<void> => {
  try {
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error(`commit answered ${command}`)
  } catch (error) {
    if (error instanceof Error && !('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) && !error.message.startsWith('commit answered')) {
      throw new AmbiguousCommit('connection lost while committing', { cause: error })
    }
    throw error
  }
}

const attempt = async <T>(pool: pg.Pool, fn: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await fn({ ...reader(client), tx: true })
    await commit(client)
    return result
  } catch (error) {
    await client.query('rollback').catch((e: Error) => (broken = e))
    throw error
  } finally {
    client.release(broken)
  }
}

const transact = async <T>(pool: pg.Pool, fn: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(pool, fn)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (tries >= MAX_TRIES || code === undefined || !RETRIED.has(code)) throw error
      // Spread the second tries of those that collided; which of them waits how long does not matter.
      await sleep((process.hrtime()[1] % 20) * tries)
    }
  }
}

export type DbOptions = { max?: number; role?: string; clock_offset?: string; on_error?: (error: Error) => void }

/** A pool as the application's role. `clock_offset` moves `kernel.now()` (an interval), for tests. */
export const createDb = (url: string, o: DbOptions = {}): Pool => {
  const settings = ['statement_timeout=30000', 'lock_timeout=10000', 'idle_in_transaction_session_timeout=60000', ...(o.clock_offset ? [`moongate.clock_offset=${o.clock_offset.replaceAll(' ', '\\ ')}`] : [])]
  const pool = new pg.Pool({ connectionString: url, max: o.max ?? 16, idleTimeoutMillis: 0, types, options: settings.map((s) => `-c ${s}`).join(' ') })
  pool.on('error', o.on_error ?? (() => {}))
  // Queued before any statement of the caller, so that nothing runs as the owner.
  pool.on('connect', (client) => void client.query(`set role ${o.role ?? 'moongate_app'}`).catch((e: Error) => client.emit('error', e)))
  return { ...reader(pool), pool, tx: (fn) => transact(pool, fn), close: () => pool.end() }
}
