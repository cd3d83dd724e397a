import { RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import { LIMITS, type Scope } from './attempts.rules.ts'
import { addPoints, type Count, dropCounter, findCount } from './attempts.sql.ts'
import type { Reader } from './db.ts'

/**
 * One of the login recipe's limiters on our own table: the four methods that rate-limiter-flexible asks of a store. Its own
 * PostgreSQL store reckons with the system's clock, which tests cannot stop, and lets a counter fall below 0.
 */
export class AttemptLimiter extends RateLimiterStoreAbstract {
  readonly #db: Reader

  constructor(db: Reader, scope: Scope) {
    const { points, per_s } = LIMITS[scope]
    super({ storeClient: db, keyPrefix: scope, points, duration: per_s })
    this.#db = db
  }

  _upsert(key: string, points: number, per_ms: number, anew = false): Promise<Count> {
    return addPoints(this.#db, key, points, per_ms, anew)
  }

  _get(key: string): Promise<Count | undefined> {
    return findCount(this.#db, key)
  }

  async _delete(key: string): Promise<boolean> {
    return (await dropCounter(this.#db, key)) > 0
  }

  _getRateLimiterRes(_key: string, changed: number, { points, ms_left }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(this.points - points, 0), Math.max(ms_left, 0), points, points === changed)
  }
}
