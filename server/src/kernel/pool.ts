import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DbLimits } from './limits.ts'
import { createSockets, gatherWrites, type Sockets } from './sockets.ts'
import { toUnavailable, Unavailable } from './unavailable.ts'

/** What every lasting connection has: an end to each wait of ours, and probes that find a dead one that rests. */
export const buildClientOptions = (url: string, name: string, limits: DbLimits, sockets: Sockets): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  stream: sockets.open,
  pipeline: true, // only so does the driver end a connection that owes an answer
  query_timeout: limits.answer_ms,
  connectionTimeoutMillis: limits.connect_ms,
  keepAlive: true,
  keepAliveInitialDelayMillis: limits.quiet_ms,
})

/** Ends the connections that rest; the next statements open new ones. */
const dropIdle = async (pool: pg.Pool): Promise<void> => {
  const drops = Array.from({ length: pool.idleCount }, async () => (await pool.connect()).release(true))
  await Promise.allSettled(drops)
}

export type PoolOptions = pg.ClientConfig & {
  max: number
  name: string
  limits: DbLimits
  on_error: (error: Error) => void
}

/**
 * A pool that outlives a database that goes away or falls silent: a connection that is lost in use is never given out again, and
 * takes those with it that were resting, since they went the same way. `close` waits for statements under way no longer than its limit.
 */
export const createPool = (
  url: string,
  { max, name, limits, on_error, ...more }: PoolOptions,
): { pool: pg.Pool; close: () => Promise<void> } => {
  const sockets = createSockets(limits.close_ms)
  const pool = new pg.Pool({
    ...buildClientOptions(url, name, limits, sockets),
    max,
    idleTimeoutMillis: 0, // prepared statements live as long as their connection
    ...more,
  })
  const open = new Set<Promise<void>>()
  let closing = false
  // Without these listeners a lost connection would end the process. One that is in use tells by its next statement.
  pool.on('error', (error) => closing || on_error(error))
  pool.on('release', (error) => toUnavailable(error) instanceof Unavailable && void dropIdle(pool))
  pool.on('connect', (client) => {
    gatherWrites(client.connection.stream)
    client.on('error', () => void dropIdle(pool))
    const gone = new Promise<void>((resolve) => client.once('end', resolve))
    open.add(gone)
    void gone.then(() => open.delete(gone))
  })
  return {
    pool,
    close: async () => {
      closing = true
      const ended = pool.end().then(() => Promise.all(open)) // the first is done before the server has let go of the connections
      await Promise.race([ended, wait(limits.close_ms, undefined, { ref: false })])
      sockets.cut()
    },
  }
}
