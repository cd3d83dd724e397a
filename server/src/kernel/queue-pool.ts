import type pg from 'pg'
import { createPool, type PoolOptions } from './pool.ts'
import { isUnavailable } from './sqlstate.rules.ts'
import { toUnavailable } from './unavailable.ts'

/** The driver's two ways of asking, and the pool's, as the job library uses them. */
type Tell = (error: Error | undefined, result: pg.QueryResult) => void
type Query = (text: string | pg.QueryConfig, values?: unknown[], tell?: Tell) => Promise<pg.QueryResult>
type Take = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void
type Connect = (take?: Take) => Promise<pg.PoolClient>

/** The job library asks again, with pauses, after an error of this code; of most others its process would die. */
const ASK_AGAIN = 'ETIMEDOUT'

/** Marks an error that passes; answers whether it is one. */
const markPassing = (error: unknown): boolean => {
  const passing = isUnavailable(toUnavailable(error))
  if (passing) Object.assign(error as Error, { code: ASK_AGAIN })
  return passing
}

/** The job library gives a connection back twice that is lost while it begins and ends to listen; of the second its process would die. */
const onlyOnce = (release: () => void): (() => void) => {
  let given = false
  return () => {
    if (!given) release()
    given = true
  }
}

/**
 * The queue's own connections, with the driver's plain types as it expects them. `on_cut` is told when a statement was sent and its
 * answer never came: jobs may have been taken of which nobody here knows.
 */
export const createQueuePool = (
  url: string,
  options: PoolOptions,
  on_cut: () => void,
): ReturnType<typeof createPool> => {
  const made = createPool(url, options)
  const noteLost = (error: unknown): void => {
    if (markPassing(error)) on_cut()
  }
  made.pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const ask: Query = (text, values, tell) => {
      if (tell) return query(text, values, (error, result) => (noteLost(error), tell(error, result)))
      return query(text, values).catch((error: unknown) => (noteLost(error), Promise.reject(error)))
    }
    Object.assign(client, { query: ask })
  })
  const connect = made.pool.connect.bind(made.pool) as Connect
  const take: Connect = (tell) =>
    tell
      ? connect((error, client, release) => tell(error, client, onlyOnce(release)))
      : connect().catch((error: unknown) => (markPassing(error), Promise.reject(error)))
  Object.assign(made.pool, { connect: take })
  return made
}
